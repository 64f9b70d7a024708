package bytecode

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/num"
)

func (w *Writer) attributeCode(c attributeCode) *Writer {
	w.Varint(uint64(c))
	return w
}

func (w *Writer) typeCode(c typeCode) *Writer {
	w.Varint(uint64(c))
	return w
}

// text writes a reference to a string attribute.
func (w *Writer) text(ctx *ir.Context, s string) { w.Attribute(ctx.StringAttr(s)) }

func writeBuiltinAttribute(w *Writer, a ir.Attribute) bool {
	ctx := a.Context()
	switch a := a.(type) {
	case *ir.ArrayAttr:
		w.attributeCode(codeArray).Varint(uint64(len(a.Elements)))
		for _, x := range a.Elements {
			w.Attribute(x)
		}
	case *ir.DictionaryAttr:
		w.attributeCode(codeDictionary).Varint(uint64(len(a.Entries)))
		for _, x := range a.Entries {
			w.text(ctx, x.Name)
			w.Attribute(x.Value)
		}
	case *ir.StringAttr:
		if a.Type() == ctx.NoneType() {
			w.attributeCode(codeString).String(a.Value)
			break
		}
		w.attributeCode(codeTypedString).String(a.Value)
		w.Type(a.Type())
	case *ir.SymbolRefAttr:
		writeSymbolRef(w, a)
	case *ir.TypeAttr:
		w.attributeCode(codeTypeAttr).Type(a.Value)
	case *ir.UnitAttr:
		w.attributeCode(codeUnit)
	case *ir.IntegerAttr:
		w.attributeCode(codeInteger).Type(a.Type())
		w.APInt(a.Value)
	case *ir.FloatAttr:
		w.attributeCode(codeFloat).Type(a.Type())
		w.APInt(a.Value.Bits())
	case *ir.Location:
		return writeLocation(w, a)
	case *ir.DistinctAttr:
		w.attributeCode(codeDistinct).Attribute(a.Content)
	default:
		return writeElements(w, a)
	}
	return true
}

func writeSymbolRef(w *Writer, a *ir.SymbolRefAttr) {
	ctx := a.Context()
	if a.IsFlat() {
		w.attributeCode(codeFlatSymbolRef).text(ctx, a.Root)
		return
	}
	w.attributeCode(codeSymbolRef).text(ctx, a.Root)
	w.Varint(uint64(len(a.Nested)))
	for _, n := range a.Nested {
		w.Attribute(ctx.SymbolRefAttr(n))
	}
}

func writeElements(w *Writer, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.DenseResourceElementsAttr:
		w.attributeCode(codeDenseResource).Type(a.Type())
		w.Resource(a.Resource)
	case *ir.DenseArrayAttr:
		w.attributeCode(codeDenseArray).Type(a.Element)
		w.Varint(uint64(a.Len()))
		if width, _ := ir.IntOrFloatWidth(a.Element); width == 0 {
			w.Blob(nil)
		} else {
			w.Blob(a.Raw)
		}
	case *ir.DenseElementsAttr:
		w.attributeCode(codeDenseElements).Type(a.Type())
		w.Blob(a.Packed())
	case *ir.DenseStringElementsAttr:
		w.attributeCode(codeDenseStrings).Type(a.Type())
		splat := uint64(0)
		if a.IsSplat() {
			splat = 1
		}
		w.Varint(splat)
		for _, s := range a.Values {
			w.String(s)
		}
	case *ir.SparseElementsAttr:
		w.attributeCode(codeSparse).Type(a.Type())
		w.Attribute(a.Indices)
		w.Attribute(a.Values)
	default:
		return false
	}
	return true
}

func writeLocation(w *Writer, l *ir.Location) bool {
	ctx := l.Context()
	switch l.Kind {
	case ir.UnknownLocation:
		w.attributeCode(codeUnknown)
	case ir.FileLocation:
		writeFileLocation(w, l)
	case ir.NamedLocation:
		w.attributeCode(codeName).text(ctx, l.Name)
		w.Attribute(l.Children[0])
	case ir.CallSiteLocation:
		w.attributeCode(codeCallSite).Attribute(l.Children[0])
		w.Attribute(l.Children[1])
	case ir.FusedLocation:
		code := codeFused
		if l.Metadata != nil {
			code = codeFusedMetadata
		}
		w.attributeCode(code).Varint(uint64(len(l.Children)))
		for _, k := range l.Children {
			w.Attribute(k)
		}
		if l.Metadata != nil {
			w.Attribute(l.Metadata)
		}
	default:
		return false
	}
	return true
}

// writeFileLocation writes a position, or of a range only the numbers that the others do
// not imply.
func writeFileLocation(w *Writer, l *ir.Location) {
	numbers := []uint32{l.Line, l.Col, l.EndLine, l.EndCol}
	switch {
	case l.Line != l.EndLine:
	case l.Col == 0 && (l.Line != 0 || l.EndCol != 0): // mlir-opt forgets the last column
		numbers = numbers[:1]
	case l.Col == l.EndCol:
		w.attributeCode(codeFileLineCol).text(l.Context(), l.Name)
		w.Varint(uint64(l.Line))
		w.Varint(uint64(l.Col))
		return
	default:
		numbers = []uint32{l.Line, l.Col, l.EndCol}
	}
	w.attributeCode(codeFileRange).text(l.Context(), l.Name)
	w.Varint(uint64(len(numbers)))
	for _, n := range numbers {
		w.Varint(uint64(n))
	}
}

var floatCodes = map[num.FloatKind]typeCode{
	num.BF16: codeBF16, num.F16: codeF16, num.F32: codeF32, num.F64: codeF64, num.F80: codeF80, num.F128: codeF128,
}

func writeBuiltinType(w *Writer, t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		w.typeCode(codeIntegerType).Varint(uint64(t.Width)<<2 | uint64(t.Signedness))
	case *ir.IndexType:
		w.typeCode(codeIndex)
	case *ir.FunctionType:
		w.typeCode(codeFunction).types(t.Inputs)
		w.types(t.Results)
	case *ir.FloatType:
		code, ok := floatCodes[t.Kind]
		if !ok {
			return false
		}
		w.typeCode(code)
	case *ir.ComplexType:
		w.typeCode(codeComplex).Type(t.Element)
	case *ir.NoneType:
		w.typeCode(codeNone)
	case *ir.TupleType:
		w.typeCode(codeTuple).types(t.Types)
	case *ir.VectorType:
		if t.Scalable != nil {
			w.typeCode(codeScalableVector).Varint(uint64(len(t.Scalable)))
			for _, s := range t.Scalable {
				w.Bool(s)
			}
		} else {
			w.typeCode(codeVector)
		}
		w.shape(t)
	default:
		return writeShapedType(w, t)
	}
	return true
}

func writeShapedType(w *Writer, t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType:
		if t.Space != nil {
			w.typeCode(codeMemRefSpace).Attribute(t.Space)
		} else {
			w.typeCode(codeMemRef)
		}
		w.shape(t)
		layout := t.Layout
		if layout == nil {
			layout = t.Context().AffineMapAttr(affine.Identity(len(t.Shape())))
		}
		w.Attribute(layout)
	case *ir.RankedTensorType:
		if t.Encoding != nil {
			w.typeCode(codeTensorEncoding).Attribute(t.Encoding)
		} else {
			w.typeCode(codeTensor)
		}
		w.shape(t)
	case *ir.UnrankedMemRefType:
		if t.Space != nil {
			w.typeCode(codeUnrankedMemRefSpace).Attribute(t.Space)
		} else {
			w.typeCode(codeUnrankedMemRef)
		}
		w.Type(t.Element)
	case *ir.UnrankedTensorType:
		w.typeCode(codeUnrankedTensor).Type(t.Element)
	default:
		return false
	}
	return true
}

func (w *Writer) types(ts []ir.Type) {
	w.Varint(uint64(len(ts)))
	for _, t := range ts {
		w.Type(t)
	}
}

// shape writes the sizes and the element type.
func (w *Writer) shape(t ir.ShapedType) {
	w.Varint(uint64(len(t.Shape())))
	for _, n := range t.Shape() {
		w.Signed(n)
	}
	w.Type(t.ElementType())
}
