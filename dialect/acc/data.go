package acc

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/atomicop"
	"github.com/mica-ir/mica/ir"
)

// The data clauses by their value.
const (
	clauseCopyin uint64 = 1 + iota
	clauseCopyinReadonly
	clauseCopy
	clauseCopyout
	clauseCopyoutZero
	clausePresent
	clauseCreate
	clauseCreateZero
	clauseDelete
	clauseAttach
	clauseDetach
	clauseNoCreate
	clausePrivate
	clauseFirstprivate
	clauseDevicePtr
	clauseGetDevicePtr
	clauseUpdateHost
	clauseUpdateSelf
	clauseUpdateDevice
	clauseUseDevice
	clauseReduction
	clauseDeviceResident
	clauseLink
	clauseCache
	clauseCacheReadonly
)

// The modifiers of data clauses.
const (
	modZero uint64 = 1 << iota
	modReadonly
	modAlwaysIn
	modAlwaysOut
	modCapture
	modAlways = modAlwaysIn | modAlwaysOut
)

const decomposed = " or specify original clause this operation was decomposed from"

// A dataOp holds the properties of a kind of data operation that its verifier checks.
type dataOp struct {
	name    string // in messages
	clauses []uint64
	// more permits other clauses beside these.
	more bool
	// implicit operations may have any clause.
	implicit  bool
	modifiers uint64
	// same requires equal types of the host variable and the device pointer.
	same, exit bool
	recipe     string // the operation that defines recipes for this clause
}

var dataOps = map[string]*dataOp{
	CopyinOpName: {name: "copyin", clauses: []uint64{clauseCopyin, clauseCopyinReadonly, clauseCopy, clauseReduction}, more: true,
		implicit: true, modifiers: modReadonly | modAlways | modCapture, same: true},
	CreateOpName: {name: "create", clauses: []uint64{clauseCreate, clauseCreateZero, clauseCopyout, clauseCopyoutZero}, more: true,
		modifiers: modZero | modAlways | modCapture, same: true},
	NoCreateOpName:               {name: "no_create", clauses: []uint64{clauseNoCreate}, same: true},
	AttachOpName:                 {name: "attach", clauses: []uint64{clauseAttach}, same: true},
	UpdateDeviceOpName:           {name: "device", clauses: []uint64{clauseUpdateDevice}, more: true, same: true},
	UseDeviceOpName:              {name: "use_device", clauses: []uint64{clauseUseDevice}, more: true, same: true},
	DeclareDeviceResidentOpName:  {name: "device_resident", clauses: []uint64{clauseDeviceResident}, same: true},
	DeclareLinkOpName:            {name: "link", clauses: []uint64{clauseLink}, same: true},
	CacheOpName:                  {name: "cache", clauses: []uint64{clauseCache, clauseCacheReadonly}, more: true, modifiers: modReadonly, same: true},
	PrivateOpName:                {name: "private", clauses: []uint64{clausePrivate}, recipe: PrivateRecipeOpName},
	FirstprivateOpName:           {name: "firstprivate", clauses: []uint64{clauseFirstprivate}, recipe: FirstprivateRecipeOpName},
	FirstprivateMapInitialOpName: {name: "firstprivate", clauses: []uint64{clauseFirstprivate}},
	ReductionOpName:              {name: "reduction", clauses: []uint64{clauseReduction}, recipe: ReductionRecipeOpName},
	DevicePtrOpName:              {name: "deviceptr", clauses: []uint64{clauseDevicePtr}, same: true},
	PresentOpName:                {name: "present", clauses: []uint64{clausePresent}, same: true},
	CopyoutOpName: {name: "copyout", clauses: []uint64{clauseCopyout, clauseCopyoutZero, clauseCopy, clauseReduction}, more: true,
		modifiers: modZero | modAlways | modCapture, same: true, exit: true},
	UpdateHostOpName: {name: "host", clauses: []uint64{clauseUpdateHost, clauseUpdateSelf}, more: true, same: true, exit: true},
	DeleteOpName: {name: "delete", clauses: []uint64{clauseDelete, clauseCreate, clauseCreateZero, clauseCopyin, clauseCopyinReadonly, clausePresent,
		clauseNoCreate, clauseDeviceResident, clauseLink}, more: true, modifiers: modZero | modReadonly | modAlways | modCapture, exit: true},
	DetachOpName: {name: "detach", clauses: []uint64{clauseDetach, clauseAttach}, more: true, exit: true},
}

// entryOp reads any operation of dataOps, as their attributes are among those of acc.copyin. Those
// that are no exits have its operands, too.
type entryOp = CopyinOp

// variable returns the operand that is the host's variable, and the value on the
// device.
func (x *dataOp) variable(op *ir.Operation) (host, device *ir.Value) {
	switch {
	case !x.exit:
		return entryOp{op}.Var(), entryOp{op}.AccVar()
	case x.same:
		return CopyoutOp{op}.Var(), CopyoutOp{op}.AccVar()
	}
	return nil, DeleteOp{op}.AccVar()
}

func verifyData(op *ir.Operation, c *ir.Checker) {
	x := dataOps[op.Name()]
	x.verifyClause(op, c)
	host, device := x.variable(op)
	if host != nil {
		t, ok := entryOp{op}.VarTypeAttr().(*ir.TypeAttr)
		c.CheckPlain(!ok || !isPointer(host.Type()) || t.Value != host.Type(), "varType must capture the element type of var")
	}
	c.CheckPlain(!x.same || host.Type() == device.Type(), "input and output types must match")
	x.verifyModifiers(op, c)
	x.verifyRecipe(op, c)
}

func (x *dataOp) verifyClause(op *ir.Operation, check *ir.Checker) {
	if x.implicit && (entryOp{op}).Implicit() {
		return
	}
	clause, ok := enumValue(entryOp{op}.DataClauseAttr())
	if !ok {
		return
	}
	for _, c := range x.clauses {
		if c == clause {
			return
		}
	}
	more := ""
	if x.more {
		more = decomposed
	}
	check.FailPlainf("data clause associated with %s operation must match its intent%s", x.name, more)
}

func (x *dataOp) verifyModifiers(op *ir.Operation, c *ir.Checker) {
	a := entryOp{op}.ModifiersAttr()
	m, ok := enumValue(a)
	m &^= x.modifiers
	if !ok || m == 0 {
		return
	}
	c.CheckPlain(x.modifiers != 0, "no data clause modifiers are allowed")
	c.FailPlainf("invalid data clause modifiers: %s", enumText(enumOf(a), m))
}

func (x *dataOp) verifyRecipe(op *ir.Operation, c *ir.Checker) {
	if x.recipe == "" || isMappable(entryOp{op}.Var().Type()) && x.name != "reduction" {
		return
	}
	ref, ok := entryOp{op}.RecipeAttr().(*ir.SymbolRefAttr)
	c.Checkf(ok, "recipe expected for %s", x.name)
	decl := c.Symbols().Lookup(op, ref)
	c.Checkf(decl != nil && decl.Name() == x.recipe, "expected symbol reference %s to point to a %s declaration", ref, x.name)
}

func verifyBounds(op *ir.Operation, c *ir.Checker) {
	_, extent := DataBoundsOp{op}.Extent()
	_, upper := DataBoundsOp{op}.Upperbound()
	c.CheckPlain(extent || upper, "expected extent or upperbound.")
}

// parseKeyed parses `word1(` or `word2(`.
func parseKeyed(p *asm.OpParser, pointer, mappable string) {
	if !p.ParseOptionalKeyword(pointer) {
		p.ParseKeyword(mappable, "")
	}
	p.Punct(asm.LParen)
}

func printKeyed(p *asm.OpPrinter, v *ir.Value, pointer, mappable string) {
	if v == nil {
		p.Text(pointer).Byte('(').Missing("<<NULL VALUE>>")
		return
	}
	if isMappable(v.Type()) {
		pointer = mappable
	}
	p.Text(pointer).Byte('(').Operand(v)
}

// parseVar parses `varPtr(%operand`.
func parseVar(p *asm.OpParser, a *asm.ParseArgs) bool {
	parseKeyed(p, "varPtr", "var")
	a.SetOperands(0, p.ParseOperand())
	return true
}

func printVar(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	printKeyed(p, variable(op, a), "varPtr", "var")
}

// variable returns the operand of a directive. Where segment sizes leave it out, it is the first
// one of the operation, as in MLIR.
func variable(op *ir.Operation, a *asm.PrintArgs) *ir.Value {
	if v := a.Operand(0); v != nil || op.NumOperands() == 0 {
		return v
	}
	return entryOp{op}.Var()
}

// parseAccVar parses `accPtr(%operand : type)`.
func parseAccVar(p *asm.OpParser, a *asm.ParseArgs) bool {
	parseKeyed(p, "accPtr", "accVar")
	a.SetOperands(0, p.ParseOperand())
	a.SetTypes(1, p.ParseColonType())
	p.Punct(asm.RParen)
	return true
}

func printAccVar(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	printKeyed(p, variable(op, a), "accPtr", "accVar")
	p.Text(" : ").Type(a.Type(1, 0)).Byte(')')
}

// varType returns the pointee type of a pointer, and any other type unchanged.
func varType(t ir.Type) ir.Type {
	if isPointer(t) {
		return atomicop.Pointee(t)
	}
	return t
}

// parseVarType parses `type) (varType(type))?`.
func parseVarType(p *asm.OpParser, a *asm.ParseArgs) bool {
	t := p.ParseType()
	p.Punct(asm.RParen)
	a.SetTypes(0, t)
	v := varType(t)
	if p.ParseOptionalKeyword("varType") {
		p.Punct(asm.LParen)
		v = p.ParseType()
		p.Punct(asm.RParen)
	}
	if v != nil {
		a.SetAttr(1, p.Context().TypeAttr(v))
	}
	return true
}

func printVarType(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	t := a.Type(0, 0)
	if t == nil && op.NumOperands() > 0 {
		t = entryOp{op}.Var().Type() // see variable
	}
	p.Type(t).Byte(')')
	if v, ok := a.Attr(1).(*ir.TypeAttr); ok && v.Value != varType(t) {
		p.Text(" varType(").Type(v.Value).Byte(')')
	}
}

func parseRecipe(p *asm.OpParser, a *asm.ParseArgs) bool {
	a.SetAttr(0, asm.AttributeOf[*ir.SymbolRefAttr](p, nil))
	return true
}

func printRecipe(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) { p.Attribute(a.Attr(0)) }
