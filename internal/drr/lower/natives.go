package lower

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// A selfFunc computes $_self from an argument, or returns nil.
type selfFunc func(a rewrite.Arg) rewrite.Arg

// typeOfValue returns the type of a value.
func typeOfValue(a rewrite.Arg) rewrite.Arg {
	if v, ok := a.(*ir.Value); ok && v != nil {
		return v.Type()
	}
	return nil
}

// checkSelf returns a constraint on one argument.
func checkSelf(f *snippet.Function, get selfFunc) rewrite.ConstraintFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		self := args[0]
		if get != nil {
			self = get(self)
		}
		v, _, err := f.Call(r, []rewrite.Arg{self})
		return nil, f.Holds(r, args, v, err)
	}
}

// readAttribute returns a constraint that holds if the named attribute of an
// operation satisfies a check, which may be nil. Its result is the attribute, or
// nothing if it is absent and has no default.
func readAttribute(name string, check *snippet.Function) rewrite.ConstraintFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		op, ok := args[0].(*ir.Operation)
		if !ok {
			return nil, false
		}
		a := op.Attr(name)
		if a == nil {
			if k := op.Def().Slot(name); k >= 0 {
				a = op.Def().Attributes[k].Default
			}
		}
		if check != nil {
			if a == nil {
				return nil, false
			}
			if v, _, err := check.Call(r, []rewrite.Arg{a}); !check.Holds(r, args, v, err) {
				return nil, false
			}
		}
		if a == nil {
			return []rewrite.Arg{nil}, true
		}
		return []rewrite.Arg{a}, true
	}
}

// definedBy returns a constraint on a value: an operation must define it for which
// f holds. The output parameters of f are the results.
func definedBy(f *snippet.Function) rewrite.ConstraintFunc {
	holds := f.Constraint()
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		v, ok := args[0].(*ir.Value)
		if !ok || v == nil || v.DefiningOp() == nil {
			return nil, false
		}
		return holds(r, []rewrite.Arg{v.DefiningOp()})
	}
}

// fuseLocations is a rewrite that sets the location of the following operations to the fusion
// of those of its arguments.
func fuseLocations(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
	r.Loc = directedLocation(r.Context(), "", args)
	return nil, nil
}

// onPresent returns a constraint on an attribute, which must not be absent.
func onPresent(f *snippet.Function) rewrite.ConstraintFunc {
	holds := f.Constraint()
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		if args[0] == nil {
			return nil, false
		}
		return holds(r, args)
	}
}

// setLocation returns a rewrite that sets an operation's location from the
// arguments of a location directive.
func setLocation(text string) rewrite.RewriteFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		op, ok := args[0].(*ir.Operation)
		if !ok {
			return nil, nil
		}
		loc := directedLocation(r.Context(), text, args[1:])
		r.ModifyInPlace(op, func() { op.SetLocation(loc) })
		return nil, nil
	}
}

// atLocation returns a rewrite that calls f with the location of a location directive,
// whose arguments are the last n.
func atLocation(f rewrite.RewriteFunc, text string, n int) rewrite.RewriteFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		outer := r.Loc
		defer func() { r.Loc = outer }()
		first := len(args) - n
		r.Loc = directedLocation(r.Context(), text, args[first:])
		return f(r, args[:first])
	}
}

// directedLocation returns the location for the arguments of a location directive: a
// text alone is a name, and with other arguments the metadata of their fusion.
func directedLocation(ctx *ir.Context, text string, args []rewrite.Arg) *ir.Location {
	if len(args) == 0 {
		return ctx.NameLoc(text, ctx.UnknownLoc())
	}
	var locs []*ir.Location
	for _, a := range args {
		switch a := a.(type) {
		case *ir.Operation:
			locs = append(locs, a.Location())
		case *ir.Value:
			locs = append(locs, a.Location())
		case []*ir.Value:
			if len(a) > 0 {
				locs = append(locs, a[0].Location())
			}
		}
	}
	if text == "" {
		return ctx.FusedLoc(locs, nil)
	}
	return ctx.FusedLoc(locs, ctx.StringAttr(text))
}
