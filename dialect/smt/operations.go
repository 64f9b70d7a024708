package smt

import (
	"embed"
	"errors"
	"fmt"
	"math/big"
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed smt.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "smt",
		Ops: map[string]dialect.Op{
			ConcatOpName:       {InferTypes: inferConcat},
			BVConstantOpName:   {InferTypes: inferConstant, ResultNames: constantName},
			ExtractOpName:      {Verify: typed.Verify(verifyExtract)},
			RepeatOpName:       {Syntax: repeatSyntax{}, Verify: typed.Verify(verifyRepeat)},
			CheckOpName:        {VerifyRegions: verifyCheck},
			BoolConstantOpName: {ResultNames: constantName},
			DeclareFunOpName:   {ResultNames: typed.Name(declarationName)},
			DistinctOpName:     {Syntax: sameSyntax{}, Verify: verifySame},
			EqOpName:           {Syntax: sameSyntax{}, Verify: verifySame},
			ExistsOpName:       {Verify: verifyQuantifier, VerifyRegions: verifyQuantifierRegions},
			ForallOpName:       {Verify: verifyQuantifier, VerifyRegions: verifyQuantifierRegions},
			IntConstantOpName:  {Syntax: integerSyntax{}, ResultNames: constantName},
			SolverOpName:       {VerifyRegions: verifySolver},
		},
		Register: register,
		Types: map[string]dialect.Type{
			"ArrayType":     {Verify: verifyArray},
			"BitVectorType": {Verify: verifyBitVector},
			"SMTFuncType":   {Verify: verifyFunction},
			"SortType":      {Verify: verifySort},
		},
		Attributes: map[string]dialect.Attribute{
			"BitVectorAttr": {Syntax: constantSyntax{}, Verify: verifyConstant, ValueType: widthOf},
		},
		Complete: func(d *ir.Dialect) { d.Materialize = materialize },
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/SMT/IR/SMT.td":             "all.td",
				"mlir/Dialect/SMT/IR/SMTArrayOps.td":     "array.td",
				"mlir/Dialect/SMT/IR/SMTAttributes.td":   "attributes.td",
				"mlir/Dialect/SMT/IR/SMTBitVectorOps.td": "bitvector.td",
				"mlir/Dialect/SMT/IR/SMTDialect.td":      "base.td",
				"mlir/Dialect/SMT/IR/SMTIntOps.td":       "integer.td",
				"mlir/Dialect/SMT/IR/SMTOps.td":          "smt.td",
				"mlir/Dialect/SMT/IR/SMTTypes.td":        "types.td",
			},
			Roots: []string{"mlir/Dialect/SMT/IR/SMT.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

func inferConcat(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) != 2 {
		return nil, false
	}
	l, ok := width(s.Operands[0].Type())
	r, also := width(s.Operands[1].Type())
	if !ok || !also {
		return nil, false
	}
	t := bitVector(s.Operands[0].Type().Context(), l+r)
	return []ir.Type{t}, t != nil
}

func inferConstant(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	a := s.Attr("value")
	if a == nil {
		return nil, false
	}
	t := ir.TypeOf(a)
	return []ir.Type{t}, t != nil
}

func verifyExtract(op ExtractOp, c *ir.Checker) {
	n, _ := width(op.ResultValue().Type())
	have, _ := width(op.Input().Type())
	low := int64(0)
	if a, ok := op.LowBitAttr().(*ir.IntegerAttr); ok {
		low = int64(uint32(a.Int64()))
	}
	// The reference adds in 32 bits.
	if need := int64(uint32(low + n)); need > have {
		c.Failf("range to be extracted is too big, expected range starting at index %d of length %d requires input width of at least %d, "+
			"but the input width is only %d", low, n, need, have)
	}
}

func verifyRepeat(op RepeatOp, c *ir.Checker) {
	in, _ := width(op.Input().Type())
	out, _ := width(op.ResultValue().Type())
	c.Check(in <= 0 || out%in == 0, "result bit-vector width must be a multiple of the input bit-vector width")
}

// repeatSyntax is `count times %input dictionary? : type`.
type repeatSyntax struct{}

func (repeatSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	const maxWidth = 63
	at := p.Pos()
	n, present := p.ParseOptionalInteger()
	p.Check(present, at, "expected integer value")
	p.ParseKeyword("times", "")
	p.Check(n.Sign() > 0, at, "integer must be positive")
	inputAt := p.Pos()
	o := p.ParseOperand()
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	p.ResolveOperand(s, o, t)
	w, ok := width(t)
	p.Check(ok, inputAt, "input must have bit-vector type")
	p.Checkf(n.BitLen() <= maxWidth, at, "integer must fit into %d bits", maxWidth)
	all := new(big.Int).Mul(n, big.NewInt(w))
	p.Checkf(all.BitLen() <= maxWidth, at, "result bit-width (provided integer times bit-width of the input type) must fit into %d bits", maxWidth)
	s.Types = append(s.Types, bitVector(p.Context(), all.Int64()))
}

func (repeatSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	in, _ := width(RepeatOp{op}.Input().Type())
	out, _ := width(RepeatOp{op}.ResultValue().Type())
	p.Byte(' ').Int(out / max(in, 1)).Text(" times ").Operand(RepeatOp{op}.Input()).AttrDict(op.AllAttrs())
	p.Text(" : ").Type(RepeatOp{op}.Input().Type())
}

// sameSyntax is `operands dictionary? : type` of operands of one type.
type sameSyntax struct{}

func (sameSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	s.Types = append(s.Types, newType(p.Context(), "bool"))
	p.ResolveOperands(s, os, t)
}

func (sameSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operands(op.OpOperands()).AttrDict(op.AllAttrs()).Text(" : ")
	if os := (EqOp{op}).Inputs(); len(os) > 0 { // smt.distinct has the same
		p.Type(os.At(0).Type())
	}
}

func verifySame(op *ir.Operation, c *ir.Checker) {
	n := op.NumOperands()
	c.Checkf(n >= 2, "'inputs' must have at least size 2, but got %d", n)
}

// integerSyntax is `integer dictionary?`. The attribute's type is as wide as the
// digits may need.
type integerSyntax struct{}

func (integerSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx, at := p.Context(), p.Pos()
	n, present := p.ParseOptionalInteger()
	p.Check(present, at, "expected integer value")
	abs := new(big.Int).Abs(n)
	w := 64
	if abs.Sign() != 0 {
		w = 4 * len(abs.String())
		if abs.BitLen() == w {
			w++
		}
	}
	s.AddAttribute("value", ctx.IntegerAttr(ctx.UnsignedType(w), num.APIntFromBig(w, n)))
	s.Types = append(s.Types, newType(ctx, "int"))
	p.ParseAttrDict(s)
}

func (integerSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	if a, ok := (IntConstantOp{op}).ValueAttr().(*ir.IntegerAttr); ok {
		p.Text(a.Value.SignedBig().String())
	}
	p.AttrDict(op.AllAttrs(), "value")
}

// yields reports whether a region ends with values of some types.
func yields(r *ir.Region, ts []ir.Type) bool {
	end := r.Entry().Back()
	if end.NumOperands() != len(ts) {
		return false
	}
	for i, t := range ts {
		if end.Operand(i).Type() != t {
			return false
		}
	}
	return true
}

func verifySolver(op *ir.Operation, c *ir.Checker) {
	c.Check(yields(op.Region(0), op.ResultTypes()), "types of yielded values must match return values")
	args := op.Region(0).Entry().Args()
	same := len(args) == op.NumOperands()
	for i := 0; same && i < len(args); i++ {
		same = args[i].Type() == op.Operand(i).Type()
	}
	c.Check(same, "block argument types must match the types of the 'inputs'")
}

func verifyCheck(op *ir.Operation, c *ir.Checker) {
	for i, name := range [...]string{"sat", "unknown", "unsat"} {
		c.Checkf(yields(op.Region(i), op.ResultTypes()), "types of yielded values in '%s' region must match return values", name)
	}
}

func verifyQuantifier(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumRegions() <= 1 || !ForallOp{op}.NoPattern(), "patterns and the no_pattern attribute must not be specified at the same time")
}

func verifyQuantifierRegions(op *ir.Operation, c *ir.Checker) {
	body := op.Region(0).Entry()
	args := body.Args()
	names, ok := ForallOp{op}.BoundVarNamesAttr().(*ir.ArrayAttr)
	c.Check(!ok || len(names.Elements) == len(args), "number of bound variable names must match number of block arguments")
	for _, a := range args {
		c.Check(IsValueType(a.Type()), "bound variables must by any non-function SMT value")
	}
	end := body.Back()
	c.Check(end.NumOperands() == 1, "must have exactly one yielded value")
	c.Check(class(end.Operand(0).Type()) == "BoolType", "yielded value must be of '!smt.bool' type")
	for i := range op.NumRegions() - 1 {
		verifyPattern(op, op.Region(i+1), i, args, c)
	}
}

// verifyPattern checks a region that describes how to instantiate a quantifier.
func verifyPattern(op *ir.Operation, r *ir.Region, index int, args []*ir.Value, c *ir.Checker) {
	have := r.Entry().Args()
	same := len(have) == len(args)
	for i := 0; same && i < len(args); i++ {
		same = have[i].Type() == args[i].Type()
	}
	c.Checkf(same, "block argument number and types of the 'body' and 'patterns' region #%d must match", index)
	c.Checkf(r.Entry().Back().NumOperands() >= 1, "'patterns' region #%d must have at least one yielded value", index)
	if ir.WalkRegion(r, ir.PostOrder, func(x *ir.Operation) ir.WalkResult {
		if dl := x.Def().Dialect; dl == nil || dl.Namespace != "smt" {
			c.Errorf("the 'patterns' region #%d may only contain SMT dialect operations", index).
				Notef(x.Location().Place(), "first non-SMT operation here")
			return ir.Interrupt
		}
		if x.Name() == ForallOpName || x.Name() == ExistsOpName {
			c.Errorf("the 'patterns' region #%d must not contain any variable binding operations", index).
				Notef(x.Location().Place(), "first violating operation here")
			return ir.Interrupt
		}
		return ir.Advance
	}) == ir.Interrupt {
		c.Stop()
	}
}

// bitVector returns the type of bit-vectors of a width, nil if the dialect is not
// loaded.
func bitVector(ctx *ir.Context, width int64) ir.Type { return newType(ctx, "bv", width) }

func newType(ctx *ir.Context, mnemonic string, params ...ir.Param) ir.Type {
	d := ctx.Dialect("smt")
	if d == nil {
		return nil
	}
	if def := d.TypeNamed(mnemonic); def != nil {
		return ctx.DefinedType(def, params)
	}
	return nil
}

// width returns the width of a bit-vector, and whether a type is of one.
func width(t ir.Type) (int64, bool) {
	if class(t) != "BitVectorType" {
		return 0, false
	}
	n, ok := t.(*ir.DefinedType).Params[0].(int64)
	return n, ok
}

func verifyBitVector(ps []ir.Param) error {
	if n, ok := ps[0].(int64); ok && n <= 0 {
		return errors.New("bit-vector must have at least a width of one")
	}
	return nil
}

func verifyConstant(ps []ir.Param) error {
	if v, ok := ps[0].(num.APInt); ok && v.Width() < 1 {
		return fmt.Errorf("bit-width must be at least 1, but got %d", v.Width())
	}
	return nil
}

func verifyArray(ps []ir.Param) error {
	if t, ok := ps[0].(ir.Type); ok && !IsAnyType(t) {
		return errors.New("domain must be any SMT value type")
	}
	if t, ok := ps[1].(ir.Type); ok && !IsAnyType(t) {
		return errors.New("range must be any SMT value type")
	}
	return nil
}

// allValues reports whether all types of a list are of values.
func allValues(p ir.Param) bool {
	list, _ := p.(ir.ParamList)
	for _, x := range list {
		if t, ok := x.(ir.Type); ok && !IsValueType(t) {
			return false
		}
	}
	return true
}

func verifyFunction(ps []ir.Param) error {
	if list, _ := ps[0].(ir.ParamList); len(list) == 0 {
		return errors.New("domain must not be empty")
	}
	if !allValues(ps[0]) {
		return errors.New("domain types must be any non-function SMT type")
	}
	if t, ok := ps[1].(ir.Type); ok && !IsValueType(t) {
		return errors.New("range type must be any non-function SMT type")
	}
	return nil
}

func verifySort(ps []ir.Param) error {
	if !allValues(ps[1]) {
		return errors.New("sort parameter types must be any non-function SMT type")
	}
	return nil
}

// constantSyntax is `<` integer `>` of a constant whose type is after it.
type constantSyntax struct{}

func (constantSyntax) ParseParams(p *asm.Parser) []ir.Param {
	return constantSyntax{}.ParseTypedParams(p, nil)
}

func (constantSyntax) ParseTypedParams(p *asm.Parser, t ir.Type) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	here := p.Pos()
	n, present := p.ParseOptionalInteger()
	p.Check(present, here, "expected integer value")
	p.Punct(asm.Greater)
	w, ok := width(t)
	p.Check(ok, at, "explicit bit-vector type required")
	needed := int64(n.BitLen())
	if n.Sign() < 0 {
		needed = int64(num.APIntFromBig(n.BitLen()+1, n).SignedBits())
	}
	p.Checkf(w >= needed, at, "integer value out of range for given bit-vector type '%s'", t)
	return []ir.Param{num.APIntFromBig(int(w), n)}
}

func (constantSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if v, ok := params[0].(num.APInt); ok {
		p.Text(v.SignedBig().String())
	}
	p.Byte('>')
}

// constantName names a constant after its value.
func constantName(op *ir.Operation, set func(v *ir.Value, name string)) {
	switch a := (BVConstantOp{op}).ValueAttr().(type) { // the others have it, too
	case *ir.DefinedAttr:
		if v, ok := a.Params[0].(num.APInt); ok {
			set(op.Result(0), "c"+v.SignedBig().String()+"_bv"+strconv.Itoa(v.Width()))
		}
	case *ir.IntegerAttr:
		if op.Name() == IntConstantOpName {
			set(op.Result(0), "c"+a.Value.SignedBig().String())
			return
		}
		set(op.Result(0), strconv.FormatBool(!a.Value.IsZero()))
	}
}

func declarationName(op DeclareFunOp, set func(v *ir.Value, name string)) {
	name := ""
	if s, ok := op.NamePrefixAttr().(*ir.StringAttr); ok {
		name = s.Value
	}
	set(op.ResultValue(), name)
}

// widthOf computes the type of a constant, which follows from its value.
func widthOf(a *ir.DefinedAttr) ir.Type {
	v, ok := a.Params[0].(num.APInt)
	if !ok {
		return nil
	}
	return bitVector(a.Context(), int64(v.Width()))
}

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	api.NativeTypeTest("mlir::smt::isAnySMTValueType", IsAnyType)
	api.NativeTypeTest("mlir::smt::isAnyNonFuncSMTValueType", IsValueType)
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "smt") }

// IsAnyType reports whether a type is of a value or of a function.
func IsAnyType(t ir.Type) bool { return IsValueType(t) || class(t) == "SMTFuncType" }

// IsValueType reports whether a type is of a value that is not a function.
func IsValueType(t ir.Type) bool {
	switch class(t) {
	case "BoolType", "BitVectorType", "ArrayType", "IntType", "SortType":
		return true
	}
	return false
}
