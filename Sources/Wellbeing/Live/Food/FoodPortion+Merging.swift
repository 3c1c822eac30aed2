extension FoodPortion {
    /// One thing of two names side by side, as "banana cake" or "donat cokelat"; `nil` = they are two things.
    func merged(with next: FoodPortion, mark: FoodMark, language: Language?) -> FoodPortion? {
        guard next.index == index + 1, next.phrase == phrase, !next.isCounted, isDenied == next.isDenied
        else {
            return nil
        }
        if kind == .boba || next.kind == .boba, let drink = mergedPearls(next) { return drink }
        if kind == .decaf || next.kind == .decaf {
            let drink = kind == .decaf ? next.kind : kind
            return drink.isDrink ? named(drink.decaffeinated, with: next) : nil
        }
        let brewed: [FoodKind] = [.coffee, .sweetCoffee]
        if [.tea, .sweetTea].contains(kind), next.kind == .coffee { return named(kind, with: next) }
        if brewed.contains(kind), brewed.contains(next.kind) {
            return named(kind == .coffee ? next.kind : kind, with: next)
        }
        switch own(language) ?? next.own(language) {
        case .indonesian: return mergedHeadFirst(next)
        case .german: return mergedGerman(next, mark)
        case .english, nil: return mergedHeadLast(next)
        }
    }

    private func own(_ language: Language?) -> Language? { self.language ?? language }

    private func named(_ kind: FoodKind, with next: FoodPortion) -> FoodPortion {
        var merged = FoodPortion(
            kind: kind, surface: surface + " " + next.surface, language: self.language, index: next.index,
            phrase: phrase, clause: clause)
        merged.count = count
        merged.isCounted = isCounted
        merged.isDenied = isDenied
        merged.isTopping = isTopping
        return merged
    }

    private func mergedPearls(_ next: FoodPortion) -> FoodPortion? {
        let drink = kind == .boba ? next.kind : kind
        guard drink.isDrink else { return nil }
        return named(drink.sweetened.isSugary ? drink.sweetened : .boba, with: next)
    }

    private func mergedHeadFirst(_ next: FoodPortion) -> FoodPortion? {
        if kind.isSugary, !next.kind.isDrink { return named(kind, with: next) }
        if kind.isDrink, next.kind.isSugary {
            let sweet = kind.sweetened
            return named(sweet, with: next)
        }
        if [.staple, .mixed].contains(kind), next.kind == .sweet { return named(.pastry, with: next) }
        if kind == .juice || kind == .herbal, next.kind == .fruit || next.kind == .vegetable {
            return named(kind, with: next)
        }
        if kind == .tea, next.kind == .herbal || next.kind == .fruit { return named(.herbal, with: next) }
        return nil
    }

    private func mergedGerman(_ next: FoodPortion, _ mark: FoodMark) -> FoodPortion? {
        if mark.isJoined { return named(next.kind.specified(by: kind), with: next) }
        if next.kind.isSugary, !next.kind.isDrink, kind.isSugary || kind == .fruit, !kind.isDrink {
            return named(next.kind, with: next)
        }
        return nil
    }

    private func mergedHeadLast(_ next: FoodPortion) -> FoodPortion? {
        if kind.isDrink, !next.kind.isDrink {
            return next.kind.isSugary ? named(next.kind, with: next) : nil
        }
        if !kind.isDrink, next.kind.isDrink {
            let flavours: [FoodKind] = [.fruit, .sweet, .nut, .vegetable, .pastry, .dessert, .grain]
            guard flavours.contains(kind) else { return nil }
            if next.kind == .tea, kind == .fruit { return named(.herbal, with: next) }
            if kind.isSugary { return named(next.kind.sweetened, with: next) }
            return named(next.kind, with: next)
        }
        if kind.isDrink, next.kind.isDrink {
            return next.kind == .milk || [.coffee, .tea].contains(next.kind) && kind == .milk
                || kind == .tea && next.kind == .coffee
                ? named(next.kind == .milk ? kind : next.kind, with: next) : nil
        }
        return named(next.kind.specified(by: kind), with: next)
    }
}
