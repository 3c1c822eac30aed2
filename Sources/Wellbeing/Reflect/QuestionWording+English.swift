extension QuestionWording {
    static let english = QuestionWording(
        openingQuote: "“", closingQuote: "”",
        quoting: [
            .felt(.sadness): [
                "What makes {} feel so heavy right now?",
                "What hurts the most when you think of {}?",
                "What would you like someone who listens to know about {}?",
            ],
            .felt(.anger): [
                "What bothers you most about {}?",
                "What feels unfair to you about {}?",
                "What would you have needed when it comes to {}?",
            ],
            .felt(.love): [
                "How does it feel to think about {}?",
                "What warms you when you think of {}?",
                "Which moment around {} would you like to keep?",
            ],
            .felt(.fear): [
                "Which part of {} makes you hesitate the most?",
                "What do you picture when you think of {}?",
                "What would make {} feel a little lighter?",
            ],
            .felt(.happy): [
                "What makes {} feel so good to you?",
                "Which moment around {} would you like to remember?",
                "What do you take with you from {}?",
            ],
            .unclear: [
                "What comes to mind when you read {} again?",
                "What does {} mean to you right now?",
                "What do you notice in yourself when you think of {}?",
            ],
        ],
        plain: [
            .felt(.sadness): [
                "What feels heaviest for you right now?",
                "What would you tell someone who really listens?",
                "Which part of what you wrote touches you most?",
            ],
            .felt(.anger): [
                "What bothers you most right now?",
                "What feels unfair to you?",
                "What would you have needed in that moment?",
            ],
            .felt(.love): [
                "Who or what warms you right now?",
                "Which moment would you like to keep?",
                "How does it feel to write this down?",
            ],
            .felt(.fear): [
                "What makes you hesitate the most right now?",
                "What do you picture happening?",
                "What would make this feel a little lighter?",
            ],
            .felt(.happy): [
                "What are you enjoying most right now?",
                "Which moment would you like to remember?",
                "What of this would you like to take with you?",
            ],
            .unclear: [
                "What do you feel most right now?",
                "What is on your mind the most?",
                "What do you notice when you read your words again?",
            ],
        ],
        fallback: "What do you feel most right now?")
}
