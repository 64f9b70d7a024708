package analysis

import "github.com/mica-ir/mica/ir"

// Symbols looks symbols up in tables that it keeps. No symbol may be added or removed while
// it is used.
type Symbols struct {
	tables ir.SymbolTables
}

// In returns the symbol of a name in a symbol table, or nil.
func (s *Symbols) In(table *ir.Operation, name string) *ir.Operation {
	if !table.Has(ir.SymbolTableTrait) {
		return nil
	}
	return s.tables.In(table, name)
}

// Path returns the symbols that the parts of a reference refer to, starting in a table. It
// returns nil if one is unknown.
func (s *Symbols) Path(table *ir.Operation, ref *ir.SymbolRefAttr) []*ir.Operation {
	op := s.In(table, ref.Root)
	if op == nil {
		return nil
	}
	path := []*ir.Operation{op}
	for _, name := range ref.Nested {
		if op = s.In(op, name); op == nil {
			return nil
		}
		path = append(path, op)
	}
	return path
}

// Lookup returns the symbol that a reference in an operation refers to, or nil if it is
// unknown.
func (s *Symbols) Lookup(from *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	table := ir.NearestSymbolTable(from)
	if table == nil {
		return nil
	}
	path := s.Path(table, ref)
	if path == nil {
		return nil
	}
	return path[len(path)-1]
}
