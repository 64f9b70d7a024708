package ir

import (
	"slices"
	"strconv"
	"sync"
)

// The attributes of symbols.
const (
	SymbolNameAttr       = "sym_name"
	SymbolVisibilityAttr = "sym_visibility"
)

// Visibility determines where a symbol may be referenced.
type Visibility uint8

// The visibilities.
const (
	Public  Visibility = iota // from anywhere
	Private                   // from the symbol table that contains it
	Nested                    // from wherever that symbol table is visible
)

func (v Visibility) String() string {
	switch v {
	case Public:
		return "public"
	case Private:
		return "private"
	case Nested:
		return "nested"
	}
	return "visibility " + strconv.Itoa(int(v))
}

// SymbolName returns the name of the symbol that op defines, or "" if it defines none.
func SymbolName(op *Operation) string {
	if s, ok := op.Attr(SymbolNameAttr).(*StringAttr); ok {
		return s.Value
	}
	return ""
}

// SymbolOf returns a reference to a symbol by its name, and whether the operation has one.
func SymbolOf(op *Operation) (*SymbolRefAttr, bool) {
	name := SymbolName(op)
	if name == "" {
		return nil, false
	}
	return op.Context().SymbolRefAttr(name), true
}

// SetSymbolName renames the symbol that op defines. References are not updated.
func SetSymbolName(op *Operation, name string) {
	op.SetAttr(SymbolNameAttr, op.Context().StringAttr(name))
}

// SymbolVisibility returns the visibility of a symbol: by its SymbolOpInterface if that is a
// [VisibleSymbol], or else by its attribute.
func SymbolVisibility(op *Operation) Visibility {
	if s, ok := InterfaceOf[VisibleSymbol](op); ok {
		return s.Visibility(op)
	}
	v, _ := WrittenVisibility(op)
	return v
}

// WrittenVisibility returns the visibility in the attribute of a symbol, [Public] without one. It
// reports false for an attribute that holds no visibility. The method of SymbolOpInterface has
// this visibility by default, and so does not ask itself.
func WrittenVisibility(op *Operation) (Visibility, bool) {
	a := op.Attr(SymbolVisibilityAttr)
	s, ok := a.(*StringAttr)
	if !ok {
		return Public, a == nil
	}
	for v := Public; v <= Nested; v++ {
		if s.Value == v.String() {
			return v, true
		}
	}
	return Public, false
}

// SetSymbolVisibility changes the visibility of a symbol.
func SetSymbolVisibility(op *Operation, v Visibility) {
	if v == Public {
		op.RemoveAttr(SymbolVisibilityAttr)
		return
	}
	op.SetAttr(SymbolVisibilityAttr, op.Context().StringAttr(v.String()))
}

// mayBeSymbolTable reports whether an operation is not registered but has the one region of a
// symbol table.
func mayBeSymbolTable(op *Operation) bool { return !op.def.Registered && op.NumRegions() == 1 }

// NearestSymbolTable returns the innermost symbol table among op and its ancestors.
// The search ends with nil at an unregistered operation that might be a symbol table.
func NearestSymbolTable(op *Operation) *Operation {
	for ; op != nil; op = op.ParentOp() {
		if op.Has(SymbolTableTrait) {
			return op
		}
		if mayBeSymbolTable(op) {
			return nil
		}
	}
	return nil
}

// LookupSymbolIn returns the symbol with the given name directly in a symbol table,
// or nil. It is a linear search; use [SymbolTable] or [SymbolTables] for repeated lookups.
func LookupSymbolIn(table *Operation, name string) *Operation {
	if table.NumRegions() == 0 {
		return nil
	}
	for op := range table.Region(0).Ops() {
		if s, ok := op.Attr(SymbolNameAttr).(*StringAttr); ok && s.Value == name {
			return op
		}
	}
	return nil
}

// LookupNestedSymbol resolves a reference starting in a symbol table, or returns nil.
func LookupNestedSymbol(table *Operation, ref *SymbolRefAttr) *Operation {
	return nestedSymbol(table, ref, LookupSymbolIn)
}

// nestedSymbol resolves a reference with a function that looks a name up in a table. As in the
// reference, visibility does not matter: it only determines when a symbol may be removed.
func nestedSymbol(table *Operation, ref *SymbolRefAttr, in func(*Operation, string) *Operation) *Operation {
	op := in(table, ref.Root)
	for _, name := range ref.Nested {
		if op == nil || !op.Has(SymbolTableTrait) {
			return nil
		}
		op = in(op, name)
	}
	return op
}

// LookupSymbol resolves a reference at the operation from, in the nearest symbol
// table, or returns nil.
func LookupSymbol(from *Operation, ref *SymbolRefAttr) *Operation {
	table := NearestSymbolTable(from)
	if table == nil {
		return nil
	}
	return LookupNestedSymbol(table, ref)
}

// SymbolTables looks symbols up in tables that it indexes when they are first needed. No
// symbol may be added, renamed or removed while it is used.
type SymbolTables struct {
	tables map[*Operation]*SymbolTable
}

// In returns the symbol of a name directly in an operation, or nil.
func (s *SymbolTables) In(table *Operation, name string) *Operation {
	return s.Table(table).Lookup(name)
}

// Table returns the index of the symbols directly in an operation.
func (s *SymbolTables) Table(table *Operation) *SymbolTable {
	t := s.tables[table]
	if t == nil {
		if s.tables == nil {
			s.tables = map[*Operation]*SymbolTable{}
		}
		t = NewSymbolTable(table)
		s.tables[table] = t
	}
	return t
}

// Nested resolves a reference as [LookupNestedSymbol] does.
func (s *SymbolTables) Nested(table *Operation, ref *SymbolRefAttr) *Operation {
	return nestedSymbol(table, ref, s.In)
}

// Lookup resolves a reference as [LookupSymbol] does.
func (s *SymbolTables) Lookup(from *Operation, ref *SymbolRefAttr) *Operation {
	table := NearestSymbolTable(from)
	if table == nil {
		return nil
	}
	return s.Nested(table, ref)
}

// A SymbolTable indexes the symbols directly in an operation by name. It must be
// updated when they change.
type SymbolTable struct {
	op      *Operation
	symbols map[string]*Operation
	suffix  int
}

// NewSymbolTable indexes the symbols of an operation that is a symbol table.
func NewSymbolTable(op *Operation) *SymbolTable {
	t := &SymbolTable{op: op, symbols: map[string]*Operation{}}
	if op.NumRegions() == 0 {
		return t
	}
	for o := range op.Region(0).Ops() {
		if n := SymbolName(o); n != "" && t.symbols[n] == nil {
			t.symbols[n] = o
		}
	}
	return t
}

// Op returns the operation that is the table.
func (t *SymbolTable) Op() *Operation { return t.op }

// Lookup returns the symbol of that name, or nil.
func (t *SymbolTable) Lookup(name string) *Operation { return t.symbols[name] }

// Insert adds a symbol. If it is detached, it is inserted at the end of the table's
// block, which it makes if the region is empty, before a terminator. If the name is taken, a number is
// appended. Insert returns the final name. It panics if the table has no region.
func (t *SymbolTable) Insert(op *Operation) string {
	if op.block == nil {
		b := t.op.Region(0).Entry()
		if b == nil {
			b = t.op.Region(0).AppendBlock(nil)
		}
		if last := b.last; last != nil && last.Has(IsTerminator) {
			b.InsertBefore(last, op)
		} else {
			b.Append(op)
		}
	}
	name := SymbolName(op)
	if old := t.symbols[name]; old != nil && old != op {
		name = t.Unique(name)
		SetSymbolName(op, name)
	}
	t.symbols[name] = op
	return name
}

// Unique returns name with a suffix that makes it unique in the table.
func (t *SymbolTable) Unique(name string) string {
	for {
		n := name + "_" + strconv.Itoa(t.suffix)
		t.suffix++
		if t.symbols[n] == nil {
			return n
		}
	}
}

// Remove removes a symbol from the index, but not from its block.
func (t *SymbolTable) Remove(op *Operation) {
	if n := SymbolName(op); t.symbols[n] == op {
		delete(t.symbols, n)
	}
}

// Erase removes a symbol and erases it.
func (t *SymbolTable) Erase(op *Operation) {
	t.Remove(op)
	op.Erase()
}

// Rename renames a symbol of the table and updates the references to it below the
// table. It reports false if the name is taken.
func (t *SymbolTable) Rename(op *Operation, name string) bool {
	if t.symbols[name] != nil {
		return false
	}
	t.Remove(op)
	ReplaceSymbolUses(t.op, SymbolName(op), name)
	SetSymbolName(op, name)
	t.symbols[name] = op
	return true
}

// A SymbolUse is a reference to a symbol in an attribute of an operation.
type SymbolUse struct {
	User *Operation
	Ref  *SymbolRefAttr
}

// SymbolUses returns the symbol references in attributes of the operations nested in
// table, without descending into nested symbol tables. ok is false if an unregistered
// operation might be a symbol table.
func SymbolUses(table *Operation) (uses []SymbolUse, ok bool) {
	c := useCollectors.Get().(*useCollector)
	ok = c.nested(table)
	return c.take(), ok
}

// SymbolUsesIn returns the symbol references in attributes of an operation and of those
// nested in it, without descending into symbol tables. ok is false if an unregistered
// operation might be a symbol table.
func SymbolUsesIn(op *Operation) (uses []SymbolUse, ok bool) {
	if mayBeSymbolTable(op) {
		return nil, false
	}
	c := useCollectors.Get().(*useCollector)
	c.operation(op)
	ok = op.Has(SymbolTableTrait) || c.nested(op)
	return c.take(), ok
}

// A useCollector collects the references in attributes of operations.
type useCollector struct {
	walker walker
	op     *Operation // the current operation
	uses   []SymbolUse
}

// useCollectors are reused.
var useCollectors = sync.Pool{New: func() any {
	c := &useCollector{}
	c.walker.fn = func(a Attribute) bool {
		if r, ok := a.(*SymbolRefAttr); ok {
			c.uses = append(c.uses, SymbolUse{c.op, r})
			return false
		}
		return true
	}
	return c
}}

// take returns the collected uses and returns c to the pool.
func (c *useCollector) take() []SymbolUse {
	uses := c.uses
	c.op, c.uses, c.walker.seen = nil, nil, nil
	useCollectors.Put(c)
	return uses
}

// nested collects the references below table, and returns false if an unregistered operation might
// be a symbol table.
func (c *useCollector) nested(table *Operation) (ok bool) {
	ok = true
	walkSymbolScope(table, func(op *Operation) bool {
		if mayBeSymbolTable(op) && op != table {
			ok = false
		}
		c.operation(op)
		return true
	})
	return ok
}

func (c *useCollector) operation(op *Operation) {
	c.op = op
	for _, a := range op.inherent() {
		c.attribute(a)
	}
	for _, a := range op.Attrs() {
		c.attribute(a.Value)
	}
}

func (c *useCollector) attribute(a Attribute) {
	c.walker.visits, c.walker.seen = 0, nil
	c.walker.attribute(a)
}

// SymbolUsesOf returns the references below table whose root is the given symbol of
// the table.
func SymbolUsesOf(table *Operation, name string) []SymbolUse {
	uses, _ := SymbolUses(table)
	return slices.DeleteFunc(uses, func(u SymbolUse) bool { return u.Ref.Root != name })
}

// ReplaceSymbolUses redirects the references below table from one of its symbols to
// another.
func ReplaceSymbolUses(table *Operation, from, to string) {
	ctx := table.Context()
	replace := func(a Attribute) Attribute {
		if r, ok := a.(*SymbolRefAttr); ok && r.Root == from {
			return ctx.SymbolRefAttr(to, r.Nested...)
		}
		return a
	}
	walkSymbolScope(table, func(op *Operation) bool {
		ReplaceAttributes(op, replace)
		return true
	})
}

// walkSymbolScope calls fn for all operations nested in table, without descending
// into nested symbol tables.
func walkSymbolScope(table *Operation, fn func(*Operation) bool) bool {
	for r := range table.Regions() {
		for op := range r.Ops() {
			if !fn(op) {
				return false
			}
			if !op.Has(SymbolTableTrait) && !walkSymbolScope(op, fn) {
				return false
			}
		}
	}
	return true
}

// symbolTableTrait is special-cased by the verifier, which passes the symbol users
// that it collected in nested isolated operations.
var symbolTableTrait = &Trait{Name: "SymbolTable", Bit: SymbolTableTrait,
	VerifyRegions: func(op *Operation, c *Checker) { verifySymbolTable(op, nil, c) }}

var symbolTraits = []*Trait{
	symbolTableTrait,
	{Name: "SymbolOpInterface", Bit: SymbolTrait, Verify: verifySymbol},
}

// IsDeclaration reports whether a symbol is only declared: according to its
// SymbolOpInterface or, for a function, if it has no body.
func IsDeclaration(op *Operation) bool {
	if s, ok := InterfaceOf[SymbolOpInterface](op); ok {
		return s.IsDeclaration(op)
	}
	return IsFunctionDeclaration(op)
}

// IsFunctionDeclaration reports whether op is a function without a body.
func IsFunctionDeclaration(op *Operation) bool {
	_, function := op.def.Interface(functionOpInterface)
	return function && op.NumRegions() > 0 && op.Region(0).Empty()
}

// isOptionalSymbol reports whether op may lack a symbol name: according to its
// SymbolOpInterface, or else if the attribute is optional.
func isOptionalSymbol(op *Operation) bool {
	if s, ok := InterfaceOf[SymbolOpInterface](op); ok {
		return s.IsOptionalSymbol(op)
	}
	return HasOptionalSymbolName(op)
}

// HasOptionalSymbolName reports whether the attribute with the name of a symbol is optional.
func HasOptionalSymbolName(op *Operation) bool {
	slot := op.def.Slot(SymbolNameAttr)
	return slot >= 0 && op.def.Attributes[slot].Optional
}

func verifySymbol(op *Operation, c *Checker) {
	name := op.Attr(SymbolNameAttr)
	if name == nil && isOptionalSymbol(op) {
		return
	}
	if _, ok := name.(*StringAttr); !ok {
		c.Failf("requires string attribute '%s'", SymbolNameAttr)
	}
	if vis := op.Attr(SymbolVisibilityAttr); vis != nil {
		s, ok := vis.(*StringAttr)
		if !ok {
			c.Failf("requires visibility attribute '%s' to be a string attribute, but got %s",
				SymbolVisibilityAttr, vis)
		}
		if _, ok := WrittenVisibility(op); !ok {
			c.Failf(`visibility expected to be one of ["public", "private", "nested"], but got %s`, s)
		}
	}
	if IsDeclaration(op) && SymbolVisibility(op) == Public {
		c.Failf("symbol declaration cannot have public visibility")
	}
	c.Check(len(op.results()) == 0, "symbols must not have results")
	if p := op.ParentOp(); p != nil && p.def.Registered && !p.Has(SymbolTableTrait) {
		c.Failf("symbol's parent must have the SymbolTable trait")
	}
}

// verifySymbolTable verifies that symbol names are unique and that references to them
// are valid. inner are the nested isolated operations with known symbol users.
func verifySymbolTable(op *Operation, inner []isolatedOp, c *Checker) {
	c.Check(op.NumRegions() == 1, "Operations with a 'SymbolTable' must have exactly one region")
	c.Check(op.Region(0).HasOneBlock(), "Operations with a 'SymbolTable' must have exactly one block")
	seen := map[string]*Operation{}
	for o := range op.Region(0).Ops() {
		s, ok := o.Attr(SymbolNameAttr).(*StringAttr)
		if !ok {
			continue
		}
		if first := seen[s.Value]; first != nil {
			c.On(o).PlainErrorf("redefinition of symbol named '%s'", s.Value).
				Notef(first.loc.Place(), "see existing symbol definition here")
			c.Stop()
		}
		seen[s.Value] = o
	}
	verifySymbolUses(op, inner, c)
}

// verifySymbolUses verifies the references in the regions of op, without descending
// into nested symbol tables.
func verifySymbolUses(op *Operation, inner []isolatedOp, c *Checker) {
	for r := range op.Regions() {
		for o := range r.Ops() {
			if o.def.symbolUser != nil {
				c.symbolUses(o)
			}
			var known *symbolUsers
			if len(inner) > 0 && inner[0].op == o {
				known, inner = &inner[0].users, inner[1:]
			}
			switch {
			case o.Has(SymbolTableTrait):
			case known == nil || known.partial:
				verifySymbolUses(o, nil, c)
			default:
				for _, o := range known.list {
					c.symbolUses(o)
				}
			}
		}
	}
}

// symbolUses verifies the references of one operation.
func (c *Checker) symbolUses(op *Operation) {
	table := c.op
	c.op = op
	op.def.symbolUser.VerifySymbolUses(op, c)
	c.op = table
}
