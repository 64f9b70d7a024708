package bytecode

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// stringAttr reads a reference to a string attribute.
func (r *Reader) stringAttr() string { return attributeOf[*ir.StringAttr](r, "mlir::StringAttr").Value }

func (r *Reader) location() *ir.Location {
	return attributeOf[*ir.Location](r, "mlir::LocationAttr")
}

func readBuiltinAttribute(r *Reader) ir.Attribute {
	ctx := r.Context()
	switch code := attributeCode(r.Varint()); code {
	case codeArray:
		return ctx.ArrayAttr(listOf(r, r.Attribute))
	case codeDictionary:
		return readDictionary(r)
	case codeString:
		return ctx.StringAttr(r.String())
	case codeTypedString:
		s := r.String()
		return ctx.TypedStringAttr(s, r.Type())
	case codeFlatSymbolRef:
		return ctx.SymbolRefAttr(r.stringAttr())
	case codeSymbolRef:
		root := r.stringAttr()
		return ctx.SymbolRefAttr(root, listOf(r, func() string {
			s := attributeOf[*ir.SymbolRefAttr](r, "mlir::FlatSymbolRefAttr")
			if !s.IsFlat() {
				r.Failf("expected mlir::FlatSymbolRefAttr, but got: %s", s)
			}
			return s.Root
		})...)
	case codeTypeAttr:
		return ctx.TypeAttr(r.Type())
	case codeUnit:
		return ctx.UnitAttr()
	case codeInteger:
		return readInteger(r)
	case codeFloat:
		return readFloat(r)
	case codeDistinct:
		return ctx.DistinctAttr(r.Attribute())
	case codeCallSite, codeFileLineCol, codeFused, codeFusedMetadata, codeName, codeUnknown, codeFileRange:
		return readLocation(r, code)
	case codeDenseResource, codeDenseArray, codeDenseElements, codeDenseStrings, codeSparse:
		return readElements(r, code)
	default:
		r.Failf("unknown attribute code: %d", code)
		return nil
	}
}

func readDictionary(r *Reader) ir.Attribute {
	seen := map[string]bool{}
	entries := listOf(r, func() ir.NamedAttribute {
		name := r.stringAttr()
		if seen[name] {
			r.Failf("two attributes of a dictionary have the name '%s'", name)
		}
		seen[name] = true
		return ir.NamedAttribute{Name: name, Value: r.Attribute()}
	})
	return r.Context().DictionaryAttr(entries)
}

func readInteger(r *Reader) ir.Attribute {
	t := r.Type()
	switch x := t.(type) {
	case *ir.IntegerType:
		return r.Context().IntegerAttr(t, r.APInt(x.Width))
	case *ir.IndexType:
		return r.Context().IntegerAttr(t, r.APInt(ir.IndexWidth))
	}
	r.Failf("expected integer or index type for APInt encoding, but got: %s", t)
	return nil
}

func readFloat(r *Reader) ir.Attribute {
	t, ok := r.Type().(*ir.FloatType)
	if !ok {
		r.Failf("invalid FloatAttr type")
	}
	return r.Context().FloatAttr(t, num.APFloatFromBits(t.Kind, r.APInt(t.Width())))
}

func readLocation(r *Reader, code attributeCode) ir.Attribute {
	ctx := r.Context()
	switch code {
	case codeUnknown:
		return ctx.UnknownLoc()
	case codeCallSite:
		callee := r.location()
		return ctx.CallSiteLoc(callee, r.location())
	case codeName:
		name := r.stringAttr()
		return ctx.NameLoc(name, r.location())
	case codeFused:
		return ctx.FusedLoc(listOf(r, r.location), nil)
	case codeFusedMetadata:
		children := listOf(r, r.location)
		return ctx.FusedLoc(children, r.Attribute())
	}
	file := r.stringAttr()
	if code == codeFileLineCol {
		line := uint32(r.Varint())
		col := uint32(r.Varint())
		return ctx.FileLineColRangeLoc(file, line, col, line, col)
	}
	n := listOf(r, func() uint32 { return uint32(r.Varint()) })
	switch len(n) {
	case 0:
		return ctx.FileLineColRangeLoc(file, 0, 0, 0, 0)
	case 1:
		return ctx.FileLineColRangeLoc(file, n[0], 0, n[0], 0)
	case 2:
		return ctx.FileLineColRangeLoc(file, n[0], n[1], n[0], n[1])
	case 3:
		return ctx.FileLineColRangeLoc(file, n[0], n[1], n[0], n[2])
	case 4:
		return ctx.FileLineColRangeLoc(file, n[0], n[1], n[2], n[3])
	}
	r.Failf("a location in a file has up to 4 numbers, but got %d", len(n))
	return nil
}

func readElements(r *Reader, code attributeCode) ir.Attribute {
	ctx := r.Context()
	if code == codeDenseArray {
		return readDenseArray(r)
	}
	t := r.shapedType()
	switch code {
	case codeDenseResource:
		return ctx.DenseResourceElementsAttr(t, r.Resource())
	case codeDenseElements:
		raw := r.Blob()
		a, ok := ctx.DenseElementsFromHex(t, raw)
		if !ok {
			r.Failf("%d bytes cannot be elements of %s", len(raw), t)
		}
		return a
	case codeDenseStrings:
		return readStrings(r, t)
	}
	indices := attributeOf[*ir.DenseElementsAttr](r, "mlir::DenseIntElementsAttr")
	values, ok := r.Attribute().(ir.TypedAttribute)
	if !ok {
		r.Failf("the values of sparse elements must be dense elements")
	}
	return readSparse(r, t, indices, values)
}

// readSparse checks the parts of sparse elements.
func readSparse(r *Reader, t ir.ShapedType, indices *ir.DenseElementsAttr, values ir.TypedAttribute) ir.Attribute {
	switch values.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr:
	default:
		r.Failf("expected mlir::DenseElementsAttr, but got: %s", values)
	}
	shape := indices.ShapedType().Shape()
	n, _ := ir.NumElements(values.Type().(ir.ShapedType))
	if none := len(shape) == 1 && shape[0] == 0 && n == 0; none && t.HasRank() {
		return r.Context().SparseElementsAttr(t, indices, values)
	}
	if !t.HasRank() || len(shape) != 2 || shape[0] != n || shape[1] != int64(len(t.Shape())) || !ir.IsSignless(indices.ElementType(), 64) {
		r.Failf("indices of type %s do not fit to sparse elements of %s", indices.Type(), t)
	}
	return r.Context().SparseElementsAttr(t, indices, values)
}

func readStrings(r *Reader, t ir.ShapedType) ir.Attribute {
	n, ok := ir.NumElements(t)
	if r.Varint() != 0 {
		n, ok = 1, ir.HasStaticShape(t)
	}
	if !ok {
		r.Failf("strings cannot be elements of %s", t)
	}
	r.fits(uint64(n))
	list := make([]string, n)
	for i := range list {
		list[i] = r.String()
	}
	return r.Context().DenseStringElementsAttr(t, list)
}

func readDenseArray(r *Reader) ir.Attribute {
	t := r.Type()
	n := r.Varint()
	raw := r.Blob()
	w, ok := ir.IntOrFloatWidth(t)
	if !ok || w != 1 && w%8 != 0 {
		r.Failf("expected integer or floating point element type")
	}
	if w == 0 && len(raw) == 0 {
		if n > uint64(len(r.f.data)) { // such elements occupy no bytes in the file
			r.Failf("too many elements without bits: %d", n)
		}
		raw = make([]byte, n)
	}
	if size, _ := ir.ElementSize(t); n > uint64(len(raw)) || int(n)*size != len(raw) {
		r.Failf("expected raw data size (%d) to be equal to the number of elements (%d) times their size", len(raw), n)
	}
	return r.Context().DenseArrayAttr(t, raw)
}

// shapedType reads a reference to a shaped type.
func (r *Reader) shapedType() ir.ShapedType {
	t := r.Type()
	s, ok := ir.AsShaped(t)
	if !ok {
		r.Failf("expected mlir::ShapedType, but got: %s", t)
	}
	return s
}

func readBuiltinType(r *Reader) ir.Type {
	ctx := r.Context()
	switch code := typeCode(r.Varint()); code {
	case codeIntegerType:
		return readIntegerType(r)
	case codeIndex:
		return ctx.IndexType()
	case codeNone:
		return ctx.NoneType()
	case codeFunction:
		in := listOf(r, r.Type)
		return ctx.FunctionType(in, listOf(r, r.Type))
	case codeTuple:
		return ctx.TupleType(listOf(r, r.Type))
	case codeComplex:
		elem := r.Type()
		switch elem.(type) {
		case *ir.IntegerType, *ir.FloatType:
			return ctx.ComplexType(elem)
		}
		r.Failf("invalid element type for complex")
		return nil
	case codeVector, codeScalableVector:
		return readVectorType(r, code == codeScalableVector)
	case codeTensor, codeTensorEncoding, codeUnrankedTensor:
		return readTensorType(r, code)
	case codeMemRef, codeMemRefSpace, codeUnrankedMemRef, codeUnrankedMemRefSpace:
		return readMemRefType(r, code)
	default:
		for kind, c := range floatCodes {
			if c == code {
				return ctx.FloatType(kind)
			}
		}
		r.Failf("unknown type code: %d", code)
		return nil
	}
}

func readIntegerType(r *Reader) ir.Type {
	ctx := r.Context()
	v := r.Varint()
	if v>>2 > ir.MaxIntegerWidth {
		r.Failf("integer bitwidth is limited to %d bits", ir.MaxIntegerWidth)
	}
	width := int(v >> 2)
	switch v & 3 {
	case uint64(ir.Signless):
		return ctx.IntegerType(width)
	case uint64(ir.Signed):
		return ctx.SignedType(width)
	case uint64(ir.Unsigned):
		return ctx.UnsignedType(width)
	}
	r.Failf("unknown signedness of an integer type")
	return nil
}

func readVectorType(r *Reader, scalable bool) ir.Type {
	var flags []bool
	if scalable {
		flags = listOf(r, r.Bool)
	}
	shape, elem := r.shape()
	switch {
	case scalable && len(flags) != len(shape):
		r.Failf("number of dims must match, got %d and %d", len(flags), len(shape))
	case !ir.IsVectorElement(elem):
		r.Failf("failed to verify 'elementType': VectorElementTypeInterface instance")
	}
	for _, n := range shape {
		if n <= 0 {
			r.Failf("vector types must have positive constant sizes but got %d", n)
		}
	}
	return r.Context().VectorType(shape, elem, flags)
}

// shape reads sizes and the element type.
func (r *Reader) shape() ([]int64, ir.Type) {
	shape := listOf(r, r.Signed)
	return shape, r.Type()
}

// checkSizes requires that sizes are not negative, unless they are dynamic.
func (r *Reader) checkSizes(shape []int64) {
	for _, n := range shape {
		if n < 0 && n != ir.Dynamic {
			r.Failf("invalid tensor dimension size")
		}
	}
}

func readTensorType(r *Reader, code typeCode) ir.Type {
	var encoding ir.Attribute
	if code == codeTensorEncoding {
		encoding = r.Attribute()
	}
	var shape []int64
	var elem ir.Type
	if code == codeUnrankedTensor {
		elem = r.Type()
	} else {
		shape, elem = r.shape()
		r.checkSizes(shape)
	}
	if !ir.IsTensorElement(elem) {
		r.Failf("invalid tensor element type: %s", elem)
	}
	if code == codeUnrankedTensor {
		return r.Context().UnrankedTensorType(elem)
	}
	if err := ir.VerifyTensorEncoding(encoding, shape, elem); err != nil {
		r.Failf("%s", err)
	}
	return r.Context().RankedTensorType(shape, elem, encoding)
}

func readMemRefType(r *Reader, code typeCode) ir.Type {
	var space, layout ir.Attribute
	if code == codeMemRefSpace || code == codeUnrankedMemRefSpace {
		space = r.Attribute()
		if !ir.IsMemorySpace(space) {
			r.Failf("unsupported memory space Attribute")
		}
	}
	unranked := code == codeUnrankedMemRef || code == codeUnrankedMemRefSpace
	var shape []int64
	var elem ir.Type
	if unranked {
		elem = r.Type()
	} else {
		shape, elem = r.shape()
		r.checkSizes(shape)
		layout = r.Attribute()
		if !ir.IsMemRefLayout(layout) {
			r.Failf("expected mlir::MemRefLayoutAttrInterface, but got: %s", layout)
		}
		r.checkLayout(layout, len(shape))
	}
	if !ir.IsMemRefElement(elem) {
		r.Failf("invalid memref element type")
	}
	if unranked {
		return r.Context().UnrankedMemRefType(elem, space)
	}
	return r.Context().MemRefType(shape, elem, layout, space)
}

// checkLayout requires that a layout is one of a memref of a rank.
func (r *Reader) checkLayout(layout ir.Attribute, rank int) {
	switch l := layout.(type) {
	case *ir.AffineMapAttr:
		if l.Map.NumDims != rank {
			r.Failf("memref layout mismatch between rank and affine map: %d != %d", rank, l.Map.NumDims)
		}
	case *ir.StridedLayoutAttr:
		if len(l.Strides) != rank {
			r.Failf("expected the number of strides to match the rank")
		}
	}
}
