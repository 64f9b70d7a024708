package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// symbolTables registers mlir::SymbolTable, whose objects are [ir.SymbolTable]s, and
// mlir::SymbolTableCollection, whose objects are [ir.SymbolTables].
func (a *API) symbolTables() {
	tables, table := a.class("SymbolTableCollection"), a.class("SymbolTable")
	tables.IsA, table.IsA = cxx.Is[*ir.SymbolTables], cxx.Is[*ir.SymbolTable]
	visibility := a.Registry.Enum("mlir::SymbolTable::Visibility", nil, cxx.EnumCase{Name: "Public", Value: int64(ir.Public)},
		cxx.EnumCase{Name: "Private", Value: int64(ir.Private)}, cxx.EnumCase{Name: "Nested", Value: int64(ir.Nested)})
	for _, name := range []string{"SymbolRefAttr", "StringAttr"} {
		tables.Method("lookupNearestSymbolFrom", a.symbolLookup(a.classes[name].Type(), 1))
		table.Static("lookupNearestSymbolFrom", a.symbolLookup(a.classes[name].Type(), 0))
	}
	tables.Method("lookupSymbolIn", a.lookupIn(1))
	table.Static("lookupSymbolIn", a.lookupIn(0))
	op := a.Operation.Type()
	constructor := func(c *cxx.Class, params []*cxx.Type, call func(m *cxx.Machine, args []cxx.Value) cxx.Value) {
		c.Constructor(&cxx.Func{Params: params, Result: c.Type(), Call: call})
	}
	constructor(table, []*cxx.Type{op}, tableOf)
	constructor(tables, nil, func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&ir.SymbolTables{}) })
	tables.Method("getSymbolTable", &cxx.Func{Params: []*cxx.Type{op}, Result: table.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		of := AsOperation(args[1])
		if !isTable(m, of) {
			return cxx.Value{}
		}
		return cxx.Obj(args[0].Obj().(*ir.SymbolTables).Table(of))
	}})
	a.symbolStatics(table, visibility)
	a.symbolTableMethods(table)
}

// tableOf makes the symbol table of an operation.
func tableOf(m *cxx.Machine, args []cxx.Value) cxx.Value {
	op := AsOperation(args[0])
	if !isTable(m, op) || !m.Step(op.Region(0).NumBlocks()+1) {
		return cxx.Value{}
	}
	return cxx.Obj(ir.NewSymbolTable(op))
}

// isTable reports whether an operation can be a symbol table; if not, the evaluation fails.
func isTable(m *cxx.Machine, op *ir.Operation) bool {
	switch {
	case op == nil || !op.Def().Has(ir.SymbolTableTrait):
		m.Failf("expected operation to have SymbolTable trait")
	case op.NumRegions() != 1:
		m.Failf("expected operation to have a single region")
	default:
		return true
	}
	return false
}

// symbolStatics registers the static functions of mlir::SymbolTable.
func (a *API) symbolStatics(table *cxx.Class, visibility *cxx.Type) {
	op, name := a.Operation.Type(), a.classes["StringAttr"].Type()
	static := func(method string, params []*cxx.Type, result *cxx.Type, call func(m *cxx.Machine, args []cxx.Value) cxx.Value) {
		table.Static(method, &cxx.Func{Params: params, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if len(args) > 0 && AsOperation(args[0]) == nil {
				return m.Failf("null operation")
			}
			return call(m, args)
		}})
	}
	text := func(method, value string) {
		static(method, nil, cxx.TypeString, func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str(value) })
	}
	text("getSymbolAttrName", ir.SymbolNameAttr)
	text("getVisibilityAttrName", ir.SymbolVisibilityAttr)
	static("getSymbolName", []*cxx.Type{op}, name, func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := AsOperation(args[0]).Attr(ir.SymbolNameAttr).(*ir.StringAttr)
		if !ok {
			return m.Failf("expected valid symbol name")
		}
		return cxx.Obj(s)
	})
	static("setSymbolName", []*cxx.Type{op, cxx.TypeString}, cxx.TypeVoid, func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		ir.SetSymbolName(AsOperation(args[0]), args[1].Str())
		return cxx.Value{}
	})
	static("getSymbolVisibility", []*cxx.Type{op}, visibility, func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		v, ok := ir.WrittenVisibility(AsOperation(args[0]))
		if !ok {
			return m.Failf("the attribute '%s' has no visibility", ir.SymbolVisibilityAttr)
		}
		return cxx.Int(int64(v))
	})
	static("setSymbolVisibility", []*cxx.Type{op, visibility}, cxx.TypeVoid, func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		v := args[1].Int()
		if v != int64(ir.Public) && v != int64(ir.Private) && v != int64(ir.Nested) {
			return m.Failf("%d is no visibility", v)
		}
		ir.SetSymbolVisibility(AsOperation(args[0]), ir.Visibility(v))
		return cxx.Value{}
	})
	static("getNearestSymbolTable", []*cxx.Type{op}, op, func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		return operationOrNull(ir.NearestSymbolTable(AsOperation(args[0])))
	})
}

func operationOrNull(op *ir.Operation) cxx.Value {
	if op == nil {
		return cxx.Null
	}
	return cxx.Obj(op)
}

// symbolTableMethods registers the methods of mlir::SymbolTable.
func (a *API) symbolTableMethods(table *cxx.Class) {
	op, name := a.Operation.Type(), a.classes["StringAttr"].Type()
	of := func(args []cxx.Value) *ir.SymbolTable { return args[0].Obj().(*ir.SymbolTable) }
	method := func(method string, params []*cxx.Type, result *cxx.Type, call func(m *cxx.Machine, args []cxx.Value) cxx.Value) {
		table.Method(method, &cxx.Func{Params: params, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if len(args) > 1 && AsOperation(args[1]) == nil {
				return m.Failf("null operation")
			}
			return call(m, args)
		}})
	}
	method("getOp", nil, op, func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return cxx.Obj(of(args).Op()) })
	table.Method("lookup", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		result := a.lookedUp(s)
		if result == nil || s.NumArgs() != 1 || !s.Convert(0, cxx.TypeString) {
			return nil
		}
		return &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return symbolOfClass(m, of(args).Lookup(args[1].Str()), result)
		}}
	}})
	method("insert", []*cxx.Type{op}, name, func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := AsOperation(args[1])
		if ir.SymbolName(x) == "" {
			return m.Failf("expected valid symbol name")
		}
		if x.IsAncestor(of(args).Op()) {
			return m.Failf("insert: the table is in the operation")
		}
		return cxx.Obj(x.Context().StringAttr(of(args).Insert(x)))
	})
	method("erase", []*cxx.Type{op}, cxx.TypeVoid, func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if AsOperation(args[1]).HasUses() {
			return m.Failf("erase of '%s', which has uses", AsOperation(args[1]).Name())
		}
		of(args).Erase(AsOperation(args[1]))
		return cxx.Value{}
	})
	method("remove", []*cxx.Type{op}, cxx.TypeVoid, func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		of(args).Remove(AsOperation(args[1]))
		return cxx.Value{}
	})
}

// lookedUp returns the class of the result of a lookup: the template argument, or an operation.
func (a *API) lookedUp(s *cxx.Site) *cxx.Type {
	if s.NumTemplateArgs() == 0 {
		return a.Operation.Type()
	}
	t := s.TemplateType(0)
	if t == nil || t.Class == nil || t.Class.IsA == nil {
		return nil
	}
	return t
}

// symbolOfClass returns an operation if it is of a class, else null.
func symbolOfClass(m *cxx.Machine, op *ir.Operation, t *cxx.Type) cxx.Value {
	if op == nil || !t.Class.Holds(m, op) {
		return cxx.Null
	}
	return cxx.Obj(op)
}

// lookupIn is lookupSymbolIn<Op>(table, symbol), with receivers arguments before them; a symbol is a name or
// a reference.
func (a *API) lookupIn(receivers int) *cxx.Func {
	return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		result := a.lookedUp(s)
		if result == nil || s.NumArgs() != 2 {
			return nil
		}
		if k := s.ArgType(1).Class; (k == nil || !k.DerivesFrom(a.classes["SymbolRefAttr"])) && !s.Convert(1, cxx.TypeString) {
			return nil
		}
		return &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			table := AsOperation(args[receivers])
			if table == nil {
				return m.Failf("null operation")
			}
			if ref, ok := args[receivers+1].Obj().(*ir.SymbolRefAttr); ok {
				return symbolOfClass(m, ir.LookupNestedSymbol(table, ref), result)
			}
			return symbolOfClass(m, ir.LookupSymbolIn(table, args[receivers+1].Str()), result)
		}}
	}}
}

// symbolLookup is lookupNearestSymbolFrom<Op>(from, symbol), with receivers arguments before
// these.
func (a *API) symbolLookup(symbol *cxx.Type, receivers int) *cxx.Func {
	op := a.Operation.Type()
	return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		result := a.lookedUp(s)
		if result == nil || s.NumArgs() != 2 {
			return nil
		}
		return &cxx.Func{Params: []*cxx.Type{op, symbol}, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			from := AsOperation(args[receivers])
			ref, ok := args[receivers+1].Obj().(*ir.SymbolRefAttr)
			if s, is := args[receivers+1].Obj().(*ir.StringAttr); is {
				ref, ok = s.Context().SymbolRefAttr(s.Value), true
			}
			if from == nil || !ok {
				return m.Failf("null operation or symbol")
			}
			found := (*ir.Operation)(nil)
			if tables, known := args[0].Obj().(*ir.SymbolTables); known {
				found = tables.Lookup(from, ref)
			} else {
				found = ir.LookupSymbol(from, ref)
			}
			return symbolOfClass(m, found, result)
		}}
	}}
}
