package pdll

import (
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// conversionForms are the forms of a function of dialect conversions. It is a constraint in a match section, and
// a rewrite in a rewrite.
type conversionForms struct {
	function  string // in package rewrite/compiled
	inRewrite string // the function in a rewrite if that is another one
	// withType is the function with the last parameter, which can be left out then.
	withType string
	// ofOne is the function for one type instead of a range, in a match section, where a range cannot be made.
	ofOne string
	many  string // the name of the function for ranges, empty for these
	// late means that a call makes operations. In a match section it can only initialize a variable of the
	// pattern, and is evaluated when the pattern is applied.
	late bool
	// inMLIR is the native rewrite of MLIR that does the same without a type converter and the last
	// parameter, or empty.
	inMLIR string
}

// A Conversion is a function of dialect conversions as it is called.
type Conversion struct {
	Function  string // in package rewrite/compiled
	Converter string // the name of the type converter, empty for that of the rules
	// InMLIR is the native rewrite of MLIR for the call, or empty.
	InMLIR string
}

// isConversion reports whether a callable is a function of dialect conversions.
func isConversion(f *Callable) bool { return f.BuiltIn != nil && f.BuiltIn.def.conversion != nil }

// conversionCall returns the function that a call means: a constraint or a rewrite, for the type converter and
// the number of arguments.
func (c *checker) conversionCall(l loc, f *Callable, x *syntax.CallExpr, args []Expr, late bool) (*Callable, bool) {
	b, n := f.BuiltIn.def, len(x.Args)
	least := len(b.params)
	if b.conversion.withType != "" {
		least--
	}
	switch {
	case x.Negate:
		c.errorf(l.Span, "`%s` has a result and cannot be negated", b.name)
		return nil, false
	case n < least && least < len(b.params):
		c.errorf(l.Span, "`%s` takes %d or %d arguments, but got %d", b.name, least, len(b.params), n)
		return nil, false
	case n < least || n > len(b.params):
		c.errorf(l.Span, "`%s` takes %s, but got %d", b.name, [...]string{1: "1 argument", 2: "2 arguments"}[len(b.params)], n)
		return nil, false
	case b.conversion.late && c.context != inRewrite && !late:
		d := c.errorf(l.Span, "`%s` makes operations, and cannot be used in the match section", b.name)
		note(d, l.Span, "a variable of the pattern can have it as its value, as in `let x = %s(...);`, for the rewrite", b.name)
		return nil, false
	}
	form, isRewrite := *b, b.conversion.late || c.context == inRewrite
	form.params, form.rewrite = b.params[:n], isRewrite
	of := &Conversion{Function: b.conversion.function, Converter: x.Converter.Text}
	if isRewrite && of.Converter == "" {
		of.InMLIR = b.conversion.inMLIR
	}
	switch {
	case b.conversion.ofOne != "" && !isRewrite && args[0].Type() == TypeType:
		form.params, of.Function = []CoreKind{TypeConstraint}, b.conversion.ofOne
	case b.conversion.withType != "" && n == len(b.params):
		of.Function, of.InMLIR = b.conversion.withType, ""
	case b.conversion.inRewrite != "" && isRewrite:
		of.Function = b.conversion.inRewrite
	}
	return c.conversion(&form, of), true
}

// conversionArgs checks that ranges are not arguments for single values and types, and makes ranges of single
// ones where ranges are expected.
func (c *checker) conversionArgs(f *Callable, args []Expr) bool {
	for i, in := range f.Inputs {
		t, isRange := args[i].Type().(*RangeType)
		switch want, wantRange := in.Type.(*RangeType); {
		case isRange && !wantRange && t.Elem == in.Type:
			c.errorf(args[i].Loc(), "`%s` takes one `%s`, but got a `%s`; `%s` takes a range", f.Name.Text, in.Type, t, f.BuiltIn.def.conversion.many)
			return false
		case wantRange && args[i].Type() == want.Elem:
			args[i] = &RangeExpr{loc: loc{args[i].Loc()}, Elems: []Expr{args[i]}, typ: want}
		}
	}
	return true
}

// conversion returns the declaration for a way to call a function of dialect conversions, the same one each time.
func (c *checker) conversion(form *builtIn, of *Conversion) *Callable {
	symbol := of.Function + "(" + of.Converter + ")"
	f := c.builtIns[symbol]
	if f == nil {
		f = form.declare(-1)
		f.Symbol, f.BuiltIn.Conversion, f.BuiltIn.General = symbol, of, c.builtIns[form.name]
		c.builtIns[symbol] = f
	}
	return f
}

// mayRefer reports whether a variable can be used here, and reports an error if it has its value only in the rewrite.
func (c *checker) mayRefer(l loc, v *Var) bool {
	if !v.Late || c.context == inRewrite {
		return true
	}
	note(c.errorf(l.Span, "`%s` has its value only in the rewrite", v.Name), v.Span, "its operations are made when the pattern is applied; see the definition here")
	return false
}

// evaluatedLate marks a variable of the match section whose value is made when the pattern is applied. Its
// constraints could not be checked before that.
func (c *checker) evaluatedLate(v *Var) bool {
	call, ok := v.Init.(*CallExpr)
	if !ok || c.context != inMatch {
		return true
	}
	f, ok := call.Fun.Decl.(*Callable)
	if !ok || !isConversion(f) || !f.IsRewrite {
		return true
	}
	v.Late = true
	for _, ref := range v.Constraints {
		if _, isCore := ref.Constraint.(*CoreConstraint); !isCore || ref.Not != nil {
			c.errorf(ref.Span, "`%s` has its value only in the rewrite, where constraints are not checked", v.Name)
			return false
		}
	}
	return true
}

// isGrouped reports whether a replacement has a group.
func isGrouped(values []syntax.Expr) bool {
	for _, v := range values {
		if _, ok := v.(*syntax.GroupExpr); ok {
			return true
		}
	}
	return false
}

// replacement checks a part of a replacement. If the replacement has groups, each part stands for one result, and
// becomes a range.
func (c *checker) replacement(x syntax.Expr, grouped bool) (Expr, bool) {
	if !grouped {
		return c.expr(x)
	}
	g, ok := x.(*syntax.GroupExpr)
	if !ok {
		y, ok := c.expr(x)
		if !ok {
			return nil, false
		}
		if y.Type() == ValueRangeType {
			c.errorf(y.Loc(), "expected one value for a result beside groups; put a range of values in brackets")
			return nil, false
		}
		if y, ok = c.convert(y, ValueType, nil); !ok {
			return nil, false
		}
		return &RangeExpr{loc: loc{y.Loc()}, Elems: []Expr{y}, typ: ValueRangeType}, true
	}
	out := &RangeExpr{loc: loc{c.span(g.Range)}, typ: ValueRangeType}
	elems, ok := c.exprs(g.Values)
	if !ok || g.Broken {
		return nil, false
	}
	for _, y := range elems {
		if y.Type() != ValueType {
			if y, ok = c.convert(y, ValueRangeType, nil); !ok {
				return nil, false
			}
		}
		out.Elems = append(out.Elems, y)
	}
	return out, true
}
