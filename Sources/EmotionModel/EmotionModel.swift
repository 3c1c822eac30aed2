// The EmotionModel adapter.
