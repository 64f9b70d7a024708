package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// requireSymbolTable returns an error unless the operation of a run is a symbol table.
func requireSymbolTable(r *pass.Run, name string) error {
	if r.Op.Has(ir.SymbolTableTrait) {
		return nil
	}
	var list diag.List
	r.Op.EmitOpError(&list, " was scheduled to run under %s, but does not define a symbol table", name)
	return list
}

// isSymbol reports whether an operation is a symbol.
func isSymbol(op *ir.Operation) bool {
	_, named := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr)
	return op.Has(ir.SymbolTrait) && named
}

// A symbolDCE erases symbols that are not used.
type symbolDCE struct {
	NumDCE pass.Statistic `statistic:"num-dce'd"`
}

func (p *symbolDCE) Run(r *pass.Run) error {
	if err := requireSymbolTable(r, "SymbolDCE"); err != nil {
		return err
	}
	hidden := r.Op.ParentOp() == nil || !isSymbol(r.Op) || ir.SymbolVisibility(r.Op) == ir.Private
	l := symbolLiveness{live: map[*ir.Operation]bool{}}
	if err := l.table(r.Op, hidden); err != nil {
		return err
	}
	ir.Walk(r.Op, ir.PostOrder, func(table *ir.Operation) ir.WalkResult {
		if !table.Has(ir.SymbolTableTrait) {
			return ir.Advance
		}
		for op := range table.Region(0).Ops() {
			if isSymbol(op) && !l.live[op] {
				op.Erase()
				p.NumDCE.Add(1)
			}
		}
		return ir.Advance
	})
	return nil
}

// A symbolLiveness finds the symbols that are used.
type symbolLiveness struct {
	live    map[*ir.Operation]bool
	symbols analysis.Symbols
}

// table marks the symbols that are used in a symbol table. hidden means that no operation
// outside of it can refer to its symbols.
func (l *symbolLiveness) table(table *ir.Operation, hidden bool) error {
	var work []*ir.Operation
	for op := range table.Region(0).Ops() {
		if !isSymbol(op) {
			work = append(work, op)
			continue
		}
		v := ir.SymbolVisibility(op)
		discardable := (hidden || v == ir.Private) && v != ir.Public
		if !discardable && !l.live[op] {
			l.live[op] = true
			work = append(work, op)
		}
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if op.Has(ir.SymbolTableTrait) {
			if err := l.table(op, hidden || !isSymbol(op) || ir.SymbolVisibility(op) == ir.Private); err != nil {
				return err
			}
		}
		uses, ok := ir.SymbolUsesIn(op)
		if !ok {
			var list diag.List
			op.EmitError(&list, "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses")
			return list
		}
		for _, u := range uses {
			for _, s := range l.symbols.Path(op.ParentOp(), u.Ref) {
				if !l.live[s] {
					l.live[s] = true
					work = append(work, s)
				}
			}
		}
	}
	return nil
}

// A symbolPrivatize makes symbols private.
type symbolPrivatize struct {
	Exclude []string `option:"exclude"`
}

func (p *symbolPrivatize) Run(r *pass.Run) error {
	for region := range r.Op.Regions() {
		for op := range region.Ops() {
			if isSymbol(op) && !slices.Contains(p.Exclude, ir.SymbolName(op)) {
				ir.SetSymbolVisibility(op, ir.Private)
			}
		}
	}
	return nil
}
