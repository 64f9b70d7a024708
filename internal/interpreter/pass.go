package interpreter

//go:generate go run ../gen/passes --passes Passes.td --package interpreter

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A Pass is transform-interpreter.
type Pass struct {
	RootTag       string   `option:"debug-payload-root-tag"`
	Trailing      []string `option:"debug-bind-trailing-args"`
	DisableChecks bool     `option:"disable-expensive-checks"`
	EntryPoint    string   `option:"entry-point"`

	registry *pass.Registry
}

// Configure keeps the passes that programs can run.
func (p *Pass) Configure(r *pass.Registry) error {
	p.registry = r
	return nil
}

// Run applies the entry point to the operation, or to the one in it that has the tag.
func (p *Pass) Run(r *pass.Run) error {
	root := r.Op
	if p.RootTag != "" {
		if root = tagged(r, p.RootTag); root == nil {
			return pass.ErrFailed
		}
	}
	entry := entryPoint(r.Op, p.EntryPoint)
	if entry == nil {
		r.Errorf(r.Op, "could not find a nested named sequence with name: %s", p.EntryPoint)
		return pass.ErrFailed
	}
	s := &State{Root: root, run: r, registry: p.registry, builtins: newBuiltins(), checks: !p.DisableChecks,
		invalid: map[*ir.Value]func(at *ir.Location) *diag.Diagnostic{}}
	var err error
	if s.Trailing, err = p.trailing(root); err != nil {
		var list diag.List
		list.Errorf(r.Context().UnknownLoc().Place(), "%v", err)
		return r.Check(list)
	}
	if f := s.Apply(entry); f != nil {
		r.Report(f.Diagnostics)
		return pass.ErrFailed
	}
	return nil
}

// entryPoint returns the named sequence with a name.
func entryPoint(root *ir.Operation, name string) (found *ir.Operation) {
	ir.Walk(root, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "transform.named_sequence" && ir.SymbolName(op) == name {
			found = op
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

const tagAttr = "transform.target_tag"

// tagged returns the operation with a tag, nil after an error.
func tagged(r *pass.Run, tag string) *ir.Operation {
	var found, other *ir.Operation
	ir.Walk(r.Op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if a, ok := op.Attr(tagAttr).(*ir.StringAttr); !ok || a.Value != tag {
			return ir.Advance
		}
		if found != nil {
			other = op
			return ir.Interrupt
		}
		found = op
		return ir.Advance
	})
	var list diag.List
	switch {
	case found == nil:
		r.Op.EmitError(&list, "could not find the operation with %s=\"%s\" attribute", tagAttr, tag)
	case other != nil:
		r.Op.EmitError(&list, "more than one operation with %s=\"%s\" attribute", tagAttr, tag).
			Notef(found.Location().Place(), "first operation").Notef(other.Location().Place(), "other operation")
		found = nil
	}
	r.Report(list)
	return found
}

// trailing returns the associations of the entry point's arguments after the first: the
// operations of a name, the results of those ("^name"), or integers ("#1;2").
func (p *Pass) trailing(root *ir.Operation) ([]Association, error) {
	list := make([]Association, len(p.Trailing))
	ctx := root.Context()
	for i, text := range p.Trailing {
		if numbers, ok := strings.CutPrefix(text, "#"); ok {
			for part := range strings.SplitSeq(strings.TrimSuffix(numbers, ";"), ";") {
				n, err := strconv.ParseInt(strings.TrimSpace(part), 10, 64)
				if err != nil {
					return nil, fmt.Errorf("couldn't parse integer pass argument %s", text)
				}
				list[i].Params = append(list[i].Params, ctx.Int64Attr(ctx.IntegerType(64), n))
			}
			continue
		}
		name, results := strings.CutPrefix(text, "^")
		name = strings.TrimSpace(name)
		for op := range ir.All(root, ir.PostOrder) {
			switch {
			case op.Name() != name:
			case results:
				list[i].Values = append(list[i].Values, op.Results()...)
			default:
				list[i].Ops = append(list[i].Ops, op)
			}
		}
	}
	return list, nil
}

// Definitions returns the pass.
func Definitions() []*pass.Definition { return definitions() }

var definitions = sync.OnceValue(passMakers{InterpreterPass: func() pass.Pass { return &Pass{} }}.definitions)
