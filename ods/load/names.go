package load

import "github.com/mica-ir/mica/ir"

// names gives the results of an operation the names in their definition. A single result keeps
// its number, because its name is seldom informative; operations that implement
// OpAsmOpInterface name theirs.
func (o *opLoader) names() {
	results := o.def.Results
	if len(results) < 2 || o.op.HasInterface("OpAsmOpInterface") {
		return
	}
	named := false
	for _, r := range results {
		named = named || r.Name != ""
	}
	if !named {
		return
	}
	o.def.ResultNames = func(op *ir.Operation, set func(v *ir.Value, name string)) {
		for i, r := range results {
			if g := op.ResultGroup(i); len(g) > 0 {
				set(&g[0], r.Name)
			}
		}
	}
}
