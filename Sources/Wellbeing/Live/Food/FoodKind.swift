/// What a word for something eaten or drunk stands for.
enum FoodKind: String, CaseIterable {
    case vegetable, legume, fruit, grain, protein, nut, meal, dairy, staple
    /// Neither here nor there; heavy.
    case mixed, meat, rich
    /// Fried in fat, in much fat.
    case greasy, fried
    case fast, processed, snack
    case pastry, sweet, dessert
    case water, juice, milk, coffee, tea, herbal
    /// Coffee or tea without caffeine.
    case decaf
    case softDrink, cola, energy, cocoa, sweetCoffee, sweetTea
    /// Pearls of tapioca, in a drink or for one.
    case boba
    /// Drinks with sweetener instead of sugar.
    case diet, dietCola, dietEnergy
    case beer, wine, spirit, radler

    /// How much it speaks for (above 0) or against a meal.
    var grade: Int {
        switch self {
        case .vegetable, .legume: 3
        case .fruit, .grain, .protein, .nut, .meal: 2
        case .dairy, .staple, .juice, .milk: 1
        case .mixed, .meat, .water, .coffee, .tea, .herbal, .decaf: 0
        case .rich, .diet, .dietCola: -1
        case .greasy, .processed, .softDrink, .cola, .cocoa, .sweetCoffee, .sweetTea, .boba, .dietEnergy,
            .beer,
            .wine, .radler:
            -2
        case .fried, .fast, .snack, .pastry, .sweet, .dessert, .energy, .spirit: -3
        }
    }

    var ground: FoodReason.Ground {
        switch self {
        case .greasy, .fried: .fried
        case .rich, .fast, .processed, .snack, .diet, .dietCola, .dietEnergy: .processed
        case .pastry, .sweet, .dessert, .softDrink, .cola, .energy, .cocoa, .sweetCoffee, .sweetTea, .boba:
            .sugary
        case .beer, .wine, .spirit, .radler: .alcohol
        case .mixed, .meat, .water, .coffee, .tea, .herbal, .decaf, .milk, .juice: .plain
        case .vegetable, .legume, .fruit, .grain, .protein, .nut, .meal, .dairy, .staple: .nourishing
        }
    }

    var hasCaffeine: Bool {
        switch self {
        case .coffee, .tea, .cola, .energy, .sweetCoffee, .sweetTea, .dietCola, .dietEnergy: true
        default: false
        }
    }

    var isSugary: Bool {
        switch self {
        case .pastry, .sweet, .dessert, .softDrink, .cola, .energy, .cocoa, .sweetCoffee, .sweetTea, .boba,
            .radler:
            true
        default: false
        }
    }

    var isDrink: Bool {
        switch self {
        case .water, .juice, .milk, .coffee, .tea, .herbal, .decaf, .softDrink, .cola, .energy, .cocoa,
            .sweetCoffee,
            .sweetTea, .boba, .diet, .dietCola, .dietEnergy, .beer, .wine, .spirit, .radler:
            true
        default: false
        }
    }

    /// What it becomes when it is said to be sweetened.
    var sweetened: FoodKind {
        switch self {
        case .coffee: .sweetCoffee
        case .tea: .sweetTea
        case .herbal, .decaf, .milk, .juice, .water, .diet: .softDrink
        default: self
        }
    }

    /// What it becomes when it is said to be without sugar.
    var unsweetened: FoodKind {
        switch self {
        case .sweetCoffee: .coffee
        case .sweetTea: .tea
        case .softDrink: .diet
        case .cola: .dietCola
        case .energy: .dietEnergy
        case .cocoa, .boba: .milk
        case .radler: .beer
        default: self
        }
    }

    /// What it becomes when it is said to be without caffeine.
    var decaffeinated: FoodKind {
        switch self {
        case .coffee, .tea: .decaf
        case .cola, .sweetCoffee, .sweetTea, .energy: .softDrink
        case .dietCola, .dietEnergy: .diet
        default: self
        }
    }

    /// What it becomes when it is said to be fried.
    var fried: FoodKind {
        switch self {
        case .protein, .meat, .legume, .vegetable, .dairy, .fruit: .greasy
        case .staple, .mixed, .rich, .meal, .processed: .fried
        default: self
        }
    }

    /// What it becomes when it is said to be boiled, steamed or grilled.
    var gentle: FoodKind {
        switch self {
        case .fried, .greasy: .protein
        case .meat: .meal
        default: self
        }
    }
}
