/// The program.
@main
struct Sela {
    static func main() async {}
}
