package pdll

import (
	"sort"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// Hints returns the names of parameters and operands at arguments, and the types of
// variables, in a part of the text.
func (a *analysis) Hints(start, end uint32) (list []server.Hint) {
	seen := map[pdll.Node]bool{}
	h := &hints{a: a}
	visit := func(n pdll.Node) bool {
		if seen[n] || isRepeated(n) {
			return false
		}
		seen[n] = true
		h.node(n)
		return true
	}
	pdll.Walk(a.module, visit)
	for _, p := range a.module.Broken {
		if p.Body != nil {
			pdll.Walk(p, visit)
		}
	}
	for _, x := range h.list {
		if start <= x.At && x.At <= end {
			list = append(list, x)
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].At < list[j].At })
	return list
}

// hints collects the hints of a text.
type hints struct {
	a    *analysis
	list []server.Hint
}

func (h *hints) node(n pdll.Node) {
	switch n := n.(type) {
	case *pdll.LetStmt:
		h.variable(n.Var)
	case *pdll.CallExpr:
		if f, ok := n.Fun.Decl.(*pdll.Callable); ok {
			for i, x := range n.Args {
				if i < len(f.Inputs) {
					h.parameter(x, f.Inputs[i].Name)
				}
			}
		}
	case *pdll.OpExpr:
		op := h.a.module.ODS.Operation(n.Name.Name)
		if op == nil {
			return
		}
		h.values(n.Operands, op.Operands, "operands")
		h.values(n.Results, op.Results, "results")
	}
}

// values adds hints for the operands or result types of an operation.
func (h *hints) values(list []pdll.Expr, groups []pdll.ODSValue, all string) {
	if len(list) == 1 && len(groups) != 1 {
		if _, ok := list[0].Type().(*pdll.RangeType); ok {
			h.parameter(list[0], all)
			return
		}
	}
	for i, x := range list {
		if i < len(groups) {
			h.parameter(x, groups[i].Name)
		}
	}
}

// parameter adds a hint before an argument, unless it is the variable of that name.
func (h *hints) parameter(x pdll.Expr, name string) {
	at := x.Loc()
	if name == "" || !h.here(at) {
		return
	}
	if ref, ok := x.(*pdll.DeclRef); ok {
		if v, ok := ref.Decl.(*pdll.Var); ok && (v.Name == name || v.Name == "_") {
			return
		}
	}
	h.list = append(h.list, server.Hint{At: at.Start, Label: name + ":", Kind: protocol.InlayHintKindParameter, Right: true})
}

// variable adds the type of a variable that the text does not show.
func (h *hints) variable(v *pdll.Var) {
	if v.Init == nil || len(v.Constraints) > 0 || v.Name == "" || v.Name == "_" || !h.here(v.Loc()) {
		return
	}
	if _, ok := v.Init.(*pdll.OpExpr); ok {
		return
	}
	h.list = append(h.list, server.Hint{At: v.Loc().End, Label: ": " + v.Type.String(), Kind: protocol.InlayHintKindType})
}

// here reports whether a span is in the text.
func (h *hints) here(at source.Span) bool { return at.File == h.a.file }
