// The LocalServer adapter.
