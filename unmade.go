package mica

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// UnmadeChecks returns an error for each kind of operation within op, and for each of
// their dialects, some of whose checks are written in C++ and not made: the verdict that
// the operation is valid is incomplete. It is at the first such operation.
func (c *Context) UnmadeChecks(op *ir.Operation) diag.List {
	unmade := map[string][]string{}
	if r := c.dialects.Report(); r != nil {
		for _, d := range r.Dialects {
			if len(d.Unverified) > 0 {
				unmade[d.Name] = d.Unverified
			}
			for i := range d.Ops {
				o := &d.Ops[i]
				if list := append(o.UncheckedConstraints(), o.Unverified...); len(list) > 0 {
					unmade[o.Name] = list
				}
			}
		}
	}
	var l diag.List
	report := func(op *ir.Operation, key, what string) {
		if list := unmade[key]; list != nil {
			l.Errorf(op.Location().Place(), "%s is not checked completely: %s", what, strings.Join(list, ", "))
			delete(unmade, key)
		}
	}
	ir.Walk(op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		namespace, _, _ := strings.Cut(op.Name(), ".")
		report(op, op.Name(), "'"+op.Name()+"' op")
		report(op, namespace, "dialect '"+namespace+"'")
		return ir.Advance
	})
	c.Locate(l)
	return l
}
