package lower

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// builderArgs are the arguments for a builder in C++.
type builderArgs struct {
	exprs   []string // C++ with params
	params  []snippet.Param
	handles []*ir.Value
}

// add adds an argument: an expression in which the handle's value is followed by getter.
func (b *builderArgs) add(h *ir.Value, t *cxx.Type, getter string) {
	name := placeholder(len(b.params))
	b.exprs = append(b.exprs, name+getter)
	b.params = append(b.params, snippet.Param{Name: name, Type: t})
	b.handles = append(b.handles, h)
}

// addOperand adds an operand group. A group that is not one value or range is omitted, and then no
// builder is used.
func (b *builderArgs) addOperand(l *lowering, h []*ir.Value) {
	if len(h) == 1 {
		b.add(h[0], l.cppType(h[0]), "")
	}
}

// addAttribute adds an attribute; the handle of an absent one is nil. If the definition accepts any
// attribute, the argument has the type of the handle, as in C++.
func (b *builderArgs) addAttribute(l *lowering, h *ir.Value, at *ods.Attribute) {
	t := l.attrType(at)
	switch {
	case h == nil:
		b.exprs = append(b.exprs, "::"+t.String()+"()")
	case t == l.api.Attribute.Type():
		b.add(h, l.cppType(h), "")
	default:
		b.add(h, t, "")
	}
}

// addProperty adds a property. A property that a native call computes is omitted.
func (b *builderArgs) addProperty(l *lowering, a *drr.Arg) {
	if text, ok := a.ConstantProperty(); ok {
		b.exprs = append(b.exprs, "("+text+")")
	} else if h, t, getter := l.argumentOf(a.Name); h != nil && a.Kind != drr.Nested && a.Kind != drr.NativeLeaf {
		b.add(h, t, getter)
	}
}

// createByBuilder lowers a new operation whose result types only a builder in its
// definition can deduce. It returns nil if another way gives the types, or if there
// is no such builder.
func (l *lowering) createByBuilder(n *drr.Node, at int, args *builderArgs) *ir.Value {
	op := n.Op
	if n.ReturnTypes != nil || len(op.Results) == 0 || at >= 0 && at+len(op.Results) <= len(l.rootTypes) {
		return nil
	}
	def := l.ctx.LookupOp(op.Name())
	if def == nil || def.InferTypes != nil {
		return nil
	}
	class := l.api.OpClass(op.Name())
	if !slices.ContainsFunc(op.Builders, func(b ods.OpBuilder) bool { return b.Body != "" }) &&
		(len(op.Builders) == 0 || class == nil || !l.api.DefinesStatic(class, "build")) {
		return nil
	}
	if len(args.exprs) != len(n.Args) {
		return nil
	}
	text := append([]string{"$_builder", "$_loc"}, args.exprs...)
	code := "::" + class.Name + "::create(" + strings.Join(text, ", ") + ")"
	f := l.compile(&snippet.Code{Text: code, Params: args.params}, "the builder of op '"+op.Name()+"'")
	if f == nil {
		return nil
	}
	return l.apply("", f, args.handles, l.types.operation)
}
