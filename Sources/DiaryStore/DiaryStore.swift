// The DiaryStore adapter.
