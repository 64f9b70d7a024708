package action

// A Counter counts the actions of a kind, and skips some of them.
type Counter struct {
	Name        string // the tag of the kind
	Count       int
	Skip, Until int // how many are skipped first, and how many are done then; -1 for all
}

// Begin counts and reports whether the action is done.
func (c *Counter) Begin(a *Action) bool {
	if a.Kind.Tag() != c.Name {
		return true
	}
	c.Count++
	if c.Skip >= 0 && c.Count <= c.Skip {
		return false
	}
	return c.Until < 0 || c.Count <= max(c.Skip, 0)+c.Until
}

// End does nothing.
func (c *Counter) End(*Action, bool) {}
