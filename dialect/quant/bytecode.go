package quant

import (
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// The codes of the types in bytecode. Code 0 is not used.
const (
	codeAny = iota + 1
	codeAnyExpressed
	codeCalibrated
	codeUniform
	codePerAxis
	codeSubChannel
)

// encoding returns how the types are written in bytecode.
func encoding(d *ir.Dialect) *bytecode.Encoding {
	return &bytecode.Encoding{
		WriteType: writeType,
		ReadType:  func(r *bytecode.Reader) ir.Type { return readType(r, d) },
	}
}

func writeType(w *bytecode.Writer, t ir.Type) bool {
	p := t.(*ir.DefinedType).Params
	switch class(t) {
	case calibratedClass:
		w.Varint(codeCalibrated)
		w.Type(p[0].(ir.Type))
		writeDouble(w, p[1])
		writeDouble(w, p[2])
	case anyClass:
		expressed, _ := p[expressedParam].(ir.Type)
		code := uint64(codeAny)
		if expressed != nil {
			code = codeAnyExpressed
		}
		writeStorage(w, code, p)
		writeBounds(w, p)
	case uniformClass:
		writeStorage(w, codeUniform, p)
		writeDouble(w, p[scaleParam])
		w.Signed(p[zeroParam].(int64))
		writeBounds(w, p)
	case perAxisClass:
		writeStorage(w, codePerAxis, p)
		w.Varint(uint64(p[axisParam].(int64)))
		writeBounds(w, p)
		scales := p[scalesParam].(ir.ParamList)
		w.Varint(uint64(len(scales)))
		for _, s := range scales {
			writeDouble(w, s)
		}
		writeSigned(w, int64s(p[zerosParam]))
	case subChannelClass:
		writeStorage(w, codeSubChannel, p)
		writeBounds(w, p)
		writeSigned(w, int64s(p[axesParam]))
		writeSigned(w, int64s(p[sizesParam]))
		scales, zeros := blockElements(t.Context(), p)
		w.Attribute(scales)
		w.Attribute(zeros)
	default:
		return false
	}
	return true
}

// writeStorage writes the common beginning of all types except the calibrated one.
func writeStorage(w *bytecode.Writer, code uint64, p []ir.Param) {
	w.Varint(code)
	flags := uint64(0)
	if p[signedParam] == true {
		flags = 1
	}
	w.Varint(flags)
	w.Type(p[storageParam].(ir.Type))
	if e, ok := p[expressedParam].(ir.Type); ok {
		w.Type(e)
	}
}

func writeBounds(w *bytecode.Writer, p []ir.Param) {
	w.Signed(p[minParam].(int64))
	w.Signed(p[maxParam].(int64))
}

func writeDouble(w *bytecode.Writer, p ir.Param) { w.APInt(p.(num.APFloat).Bits()) }

func writeSigned(w *bytecode.Writer, vs []int64) {
	w.Varint(uint64(len(vs)))
	for _, v := range vs {
		w.Signed(v)
	}
}

// blockElements returns the scales and zero points of a type of blocks as elements of
// tensors.
func blockElements(ctx *ir.Context, p []ir.Param) (scales, zeros ir.Attribute) {
	shape := int64s(p[shapeParam])
	expressed := p[expressedParam].(*ir.FloatType)
	var floats []num.APFloat
	for _, s := range p[scalesParam].(ir.ParamList) {
		f, _ := s.(num.APFloat).Convert(expressed.Kind)
		floats = append(floats, f)
	}
	scales = ctx.DenseAPFloatElements(ctx.RankedTensorType(shape, expressed, nil), floats)
	zeros = ctx.DenseIntElements(ctx.RankedTensorType(shape, p[storageParam].(ir.Type), nil), int64s(p[zerosParam]))
	return scales, zeros
}

func readType(r *bytecode.Reader, d *ir.Dialect) ir.Type {
	switch code := r.Varint(); code {
	case codeCalibrated:
		e := r.Type()
		low := readDouble(r)
		return defined(r, d, calibratedClass, []ir.Param{e, low, readDouble(r)})
	case codeAny, codeAnyExpressed:
		p := readStorage(r, code == codeAnyExpressed)
		readBounds(r, p)
		return defined(r, d, anyClass, p)
	case codeUniform:
		p := readStorage(r, true)
		scale := readDouble(r)
		zero := r.Signed()
		readBounds(r, p)
		return defined(r, d, uniformClass, append(p, scale, zero))
	case codePerAxis:
		p := readStorage(r, true)
		axis := int64(r.Varint())
		readBounds(r, p)
		scales := ir.ParamList{}
		for range r.Count() {
			scales = append(scales, readDouble(r))
		}
		zeros := readSigned(r)
		if len(zeros) != len(scales) {
			r.Failf("illegal number of scales and zeroPoints: %d, %d", len(scales), len(zeros))
		}
		return defined(r, d, perAxisClass, append(p, scales, zeros, axis))
	case codeSubChannel:
		return readBlocks(r, d)
	default:
		r.Failf("unknown type code: %d", code)
		return nil
	}
}

// readStorage returns the parameters that all types but the calibrated one begin with; the
// bounds are read later.
func readStorage(r *bytecode.Reader, expressed bool) []ir.Param {
	p := make([]ir.Param, firstParam)
	p[signedParam] = r.Varint()&1 != 0
	storage, ok := r.Type().(*ir.IntegerType)
	if !ok {
		r.Failf("storage type must be integral")
	}
	if storage.Width == 0 || storage.Width > 32 {
		r.Failf("illegal storage type size: %d", storage.Width)
	}
	p[storageParam] = storage
	if expressed {
		e, ok := r.Type().(*ir.FloatType)
		if !ok {
			r.Failf("expressed type must be floating point")
		}
		p[expressedParam] = e
	}
	return p
}

func readBounds(r *bytecode.Reader, p []ir.Param) {
	p[minParam] = r.Signed()
	p[maxParam] = r.Signed()
}

func readDouble(r *bytecode.Reader) num.APFloat { return num.APFloatFromBits(num.F64, r.APInt(64)) }

func readSigned(r *bytecode.Reader) ir.ParamList {
	list := ir.ParamList{}
	for range r.Count() {
		list = append(list, r.Signed())
	}
	return list
}

// readBlocks reads a type whose scales have a shape.
func readBlocks(r *bytecode.Reader, d *ir.Dialect) ir.Type {
	p := readStorage(r, true)
	readBounds(r, p)
	axes, sizes := readSigned(r), readSigned(r)
	if len(axes) != len(sizes) {
		r.Failf("quantized dimensions size %d does not match block sizes size %d", len(axes), len(sizes))
	}
	scales := readTensor(r, p[expressedParam].(ir.Type))
	zeros := readTensor(r, p[storageParam].(ir.Type))
	n, fits := ir.NumElements(scales.ShapedType())
	if m, _ := ir.NumElements(zeros.ShapedType()); !fits || n != m || n == 0 || n > 1<<20 {
		r.Failf("illegal number of scales and zeroPoints: %d, %d", n, m)
	}
	var values, points, shape ir.ParamList
	for i := range int(n) {
		f, _ := scales.Float(i).Convert(num.F64)
		values = append(values, f)
		z, _ := zeros.Int(i).Int64()
		points = append(points, z)
	}
	for _, s := range scales.ShapedType().Shape() {
		shape = append(shape, s)
	}
	return defined(r, d, subChannelClass, append(p, values, points, axes, sizes, shape))
}

// readTensor reads the elements of a tensor of an element type.
func readTensor(r *bytecode.Reader, elem ir.Type) *ir.DenseElementsAttr {
	a, ok := r.Attribute().(*ir.DenseElementsAttr)
	if !ok || a.ElementType() != elem {
		r.Failf("expected mlir::DenseElementsAttr of %s", elem)
	}
	return a
}

// defined returns the type of a class.
func defined(r *bytecode.Reader, d *ir.Dialect, class string, p []ir.Param) ir.Type {
	for _, t := range d.Types {
		if t.Name == class {
			return r.Context().DefinedType(t, p)
		}
	}
	r.Failf("dialect '%s' has no type %s", d.Namespace, class)
	return nil
}
