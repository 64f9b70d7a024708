package lower

import (
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/drr"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// builderArgs are the arguments for a builder in C++.
type builderArgs struct {
	params  []snippet.Param
	handles []*ir.Value
}

// add adds an argument. It is left out, and no builder is used, if it is not one value
// or range. The type is nil for that of the handle.
func (b *builderArgs) add(l *lowering, t *cxx.Type, h ...*ir.Value) {
	if len(h) != 1 {
		return
	}
	if t == nil {
		t = l.cppType(h[0])
	}
	b.params = append(b.params, snippet.Param{Name: placeholder(len(b.params)), Type: t})
	b.handles = append(b.handles, h[0])
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
	written := false
	for _, b := range op.Builders {
		written = written || b.Body != ""
	}
	if !written {
		return nil
	}
	class := l.api.OpClass(op.Name())
	if len(args.params) != len(n.Args) {
		return nil
	}
	text := []string{"$_builder", "$_loc"}
	for _, p := range args.params {
		text = append(text, p.Name)
	}
	code := "::" + class.Name + "::create(" + strings.Join(text, ", ") + ")"
	f := l.compile(&snippet.Code{Text: code, Params: args.params}, "the builder of op '"+op.Name()+"'")
	if f == nil {
		return nil
	}
	return l.apply(f, args.handles, l.types.operation)
}
