package llvm

import (
	"math"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// allocaSyntax is `inalloca`? size `x` type dictionary? : (type) -> type.
type allocaSyntax struct{}

func (allocaSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	p.ParseOptionalUnit(s, "inalloca", "inalloca")
	size := p.ParseOperand()
	p.ParseKeyword("x", "")
	elem := p.ParseType()
	p.ParseAttrDict(s)
	p.Punct(asm.Colon)
	at := p.Pos()
	t := p.ParseType()
	for i, a := range s.Attributes {
		if a.Name != "alignment" {
			continue
		}
		n, ok := a.Value.(*ir.IntegerAttr)
		p.Check(ok, p.NamePos(), "expected integer alignment")
		if n.Value.IsZero() {
			s.Attributes = append(s.Attributes[:i], s.Attributes[i+1:]...)
		}
		break
	}
	f, ok := t.(*ir.FunctionType)
	p.Check(ok && len(f.Inputs) == 1 && len(f.Results) == 1, at, "expected trailing function type with one argument and one result")
	p.ResolveOperand(s, size, f.Inputs[0])
	if class(f.Results[0]) == pointerClass {
		s.AddAttribute("elem_type", ctx.TypeAttr(elem))
	}
	s.Types = append(s.Types, f.Results[0])
}

func (allocaSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.TextIf(AllocaOp{op}.Inalloca(), " inalloca").Byte(' ').Operand(AllocaOp{op}.ArraySize()).Text(" x ").Type(elemType(elementOp{op}))
	elided := []string{"elem_type", "inalloca"}
	if n, ok := (AllocaOp{op}).AlignmentAttr().(*ir.IntegerAttr); !ok || n.Value.IsZero() {
		elided = append(elided, "alignment")
	}
	p.AttrDict(op.AllAttrs(), elided...).Text(" : ")
	p.FunctionalType([]ir.Type{AllocaOp{op}.ArraySize().Type()}, []ir.Type{AllocaOp{op}.Res().Type()})
}

// elemType returns the type in the attribute elem_type, or nil.
func elemType(op elementOp) ir.Type {
	if a, ok := op.ElemTypeAttr().(*ir.TypeAttr); ok {
		return a.Value
	}
	return nil
}

func verifyAlloca(op *ir.Operation, c *ir.Checker) {
	t := elemType(elementOp{op})
	c.Check(class(t) != targetClass || supportsMemory(t), "this target extension type cannot be used in alloca")
}

// supportsMemory reports whether memory can hold values of a target's type: the
// opaque ones of some targets cannot.
func supportsMemory(t ir.Type) bool {
	name, _ := t.(*ir.DefinedType).Params[0].(string)
	return name == "aarch64.svcount" || strings.HasPrefix(name, "spirv.")
}

// dynamicIndex marks an operand among the constant indices of a getelementptr.
const dynamicIndex = math.MinInt32

// The directive GEPIndices lists integers and operands, separated by commas. The
// arguments are the operands and the array.
func parseIndices(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	var os []asm.UnresolvedOperand
	var ints []int32
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		v, present := p.ParseOptionalInt(32, true)
		if present {
			ints = append(ints, int32(v))
			return
		}
		os, ints = append(os, p.ParseOperand()), append(ints, dynamicIndex)
	}, "")
	a.SetOperands(0, os...)
	a.SetAttr(1, p.Context().DenseI32Array(ints))
	return true
}

func printIndices(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	ints, _ := a.Attr(1).(*ir.DenseArrayAttr)
	if ints == nil {
		return
	}
	if ints.Len() == 0 {
		p.PrintGeneric() // an index is required
		return
	}
	os := a.Operands(0)
	for i := range ints.Len() {
		p.Comma(i)
		if v := ints.Int64(i); v != dynamicIndex {
			p.Int(v)
		} else if len(os) > 0 {
			p.Operand(os[0].Value())
			os = os[1:]
		}
	}
}

// verifyElementPointer checks the indices of a getelementptr against the type
// that they walk through.
func verifyElementPointer(op GEPOp, c *ir.Checker) {
	ints, ok := op.RawConstantIndicesAttr().(*ir.DenseArrayAttr)
	if !ok {
		return
	}
	dynamic := 0
	for i := range ints.Len() {
		if ints.Int64(i) == dynamicIndex {
			dynamic++
		}
	}
	c.Check(dynamic == len(op.DynamicIndices()), "expected as many dynamic indices as specified in 'rawConstantIndices'")
	const inboundsFlag = 1
	v, ok := enumValue(op.NoWrapFlagsAttr())
	c.Check(!ok || v != inboundsFlag, "'inbounds_flag' cannot be used directly.")
	t := elemType(elementOp(op))
	for i := 1; i < ints.Len(); i++ {
		v := ints.Int64(i)
		if s, ok := StructOf(t); ok {
			c.Checkf(v != dynamicIndex, "expected index %d indexing a struct to be constant", i)
			c.Checkf(v >= 0 && v < int64(len(s.Body)), "index %d indexing a struct is out of bounds", i)
			t = s.Body[v]
		} else if elem, _, ok := ArrayOf(t); ok {
			t = elem
		} else if x, ok := t.(*ir.VectorType); ok {
			t = x.Element
		} else {
			c.Failf("type '%s' cannot be indexed (index #%d)", t, i)
		}
	}
}

// verifyBitcast checks that pointers are cast to pointers of one address space.
func verifyBitcast(op BitcastOp, c *ir.Checker) {
	from, to := op.Arg().Type(), op.Res().Type()
	fromSpace, fromPointer := AddressSpace(ir.ElementTypeOrSelf(from))
	toSpace, toPointer := AddressSpace(ir.ElementTypeOrSelf(to))
	c.Check(fromPointer == toPointer, "can only cast pointers from and to pointers")
	if !toPointer {
		return
	}
	_, fromVector := from.(*ir.VectorType)
	_, toVector := to.(*ir.VectorType)
	switch {
	case toVector && !fromVector:
		c.Failf("cannot cast pointer to vector of pointers")
	case !toVector && fromVector:
		c.Failf("cannot cast vector of pointers to pointer")
	case fromSpace != toSpace:
		c.Failf("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")
	default:
		return
	}
}

// verifyExtension checks that sext and zext make integers longer.
func verifyExtension(op typed.Unary, c *ir.Checker) {
	from, to := op.Input().Type(), op.Operation.Result(0).Type()
	if v, ok := from.(*ir.VectorType); ok {
		w, ok := to.(*ir.VectorType)
		c.CheckPlain(ok, "input type is a vector but output type is an integer")
		c.CheckPlain(v.Shape()[0] == w.Shape()[0] && v.IsScalable() == w.IsScalable(), "input and output vectors are of incompatible shape")
		from, to = v.Element, w.Element
	} else if _, ok := to.(*ir.IntegerType); !ok {
		c.FailPlainf("input type is an integer but output type is a vector")
	}
	m, _ := ir.IntOrFloatWidth(from)
	n, _ := ir.IntOrFloatWidth(to)
	c.CheckPlain(n > m, "integer width of the output type is smaller or equal to the integer width of the input type")
}
