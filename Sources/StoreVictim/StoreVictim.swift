@main
struct StoreVictim {
    static func main() {}
}
