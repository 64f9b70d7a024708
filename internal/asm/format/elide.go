package format

// elideUnits finds the unit attributes that need not be printed, because their
// optional group or clause is present if and only if they are.
func elideUnits(list []Element, sig *Signature) {
	unit := func(e Element) *Attr {
		if a, _ := e.(*Attr); a != nil && sig.Attributes[a.Index].Unit {
			return a
		}
		return nil
	}
	for _, e := range list {
		switch e := e.(type) {
		case *Optional:
			a := unit(e.Anchor)
			if a != nil && e.Anchor != e.Then[0] && (len(e.Else) == 0 || e.Anchor != e.Else[0]) {
				a.Elided = true
			}
			elideUnits(e.Then, sig)
			elideUnits(e.Else, sig)
		case *OIList:
			for i := range e.Clauses {
				c := &e.Clauses[i]
				if len(c.Elements) == 1 {
					if a := unit(c.Elements[0]); a != nil {
						a.Elided = true
					}
				}
				elideUnits(c.Elements, sig)
			}
		}
	}
}
