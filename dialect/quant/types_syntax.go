package quant

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// maxStorageBits bounds the width of storage types.
const maxStorageBits = 32

// typeSyntax parses the types of the dialect.
type typeSyntax struct{}

// ParseDialectType parses a type behind `!quant.`.
func (typeSyntax) ParseDialectType(p *asm.Parser) (ir.Type, bool) {
	at := p.Pos()
	word, ok := p.ParseAnyKeyword()
	if !ok {
		return nil, false
	}
	switch word {
	case "any":
		return parseAny(p, at)
	case "uniform":
		return parseUniform(p, at)
	case "calibrated":
		return parseCalibrated(p, at)
	}
	return nil, p.Errorf(at, "unknown quantized type %s", word)
}

// makeType returns a type of a class.
func makeType(p *asm.Parser, class string, params []ir.Param) (ir.Type, bool) {
	d := p.Context().Dialect("quant")
	if d == nil {
		return nil, false
	}
	for _, def := range d.Types {
		if def.Name == class {
			return p.Context().DefinedType(def, params), true
		}
	}
	return nil, false
}

// parseStorage parses `<` (integer-type | `u` width) (`<` min `:` max `>`)?, and
// returns the first parameters of a type, of which the expressed type is missing.
func parseStorage(p *asm.Parser) ([]ir.Param, bool) {
	if !p.Punct(asm.Less) {
		return nil, false
	}
	at := p.Pos()
	t, present, ok := p.ParseOptionalType()
	width, signed := 0, false
	switch {
	case present && !ok:
		return nil, false
	case present:
		// The reference reads a width out of whatever type there is.
		if i, ok := t.(*ir.IntegerType); ok {
			width, signed = i.Width, i.Signedness != ir.Unsigned
		}
	default:
		word, ok := p.ParseAnyKeyword()
		if !ok {
			return nil, false
		}
		digits, ok := strings.CutPrefix(word, "u")
		if !ok {
			return nil, p.Errorf(at, "illegal storage type prefix")
		}
		n, err := strconv.ParseUint(digits, 10, 32)
		if err != nil {
			return nil, p.Errorf(at, "expected storage type width")
		}
		width = int(n)
	}
	if width == 0 || width > maxStorageBits {
		return nil, p.Errorf(at, "illegal storage type size: %d", width)
	}
	if !present {
		t = p.Context().IntegerType(width)
	}
	low, high := defaultBounds(signed, width)
	if p.OptionalPunct(asm.Less) {
		lowest, highest := low, high
		at := p.Pos()
		if low, ok = p.ParseInt(64, true); !ok || !p.Punct(asm.Colon) {
			return nil, false
		}
		second := p.Pos()
		if high, ok = p.ParseInt(64, true); !ok || !p.Punct(asm.Greater) {
			return nil, false
		}
		if low < lowest {
			return nil, p.Errorf(at, "illegal storage type minimum: %d", low)
		}
		if high > highest {
			return nil, p.Errorf(second, "illegal storage type maximum: %d", high)
		}
	}
	return []ir.Param{signed, t, nil, low, high}, true
}

// checkStorage checks what the parts of a type are together.
func checkStorage(p *asm.Parser, at uint32, params []ir.Param) bool {
	low, high := params[minParam].(int64), params[maxParam].(int64)
	width := params[storageParam].(*ir.IntegerType).Width
	lowest, highest := defaultBounds(params[signedParam] == true, width)
	if high <= low || low < lowest || high > highest {
		return p.Errorf(at, "illegal storage min and storage max: (%d:%d)", low, high)
	}
	return true
}

// parseFloatType parses a type that must be a float.
func parseFloatType(p *asm.Parser) (*ir.FloatType, bool) {
	at := p.Pos()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	f, ok := t.(*ir.FloatType)
	return f, ok || p.Errorf(at, "invalid kind of type specified")
}

// parseAny parses storage (`:` expressed-type)? `>`.
func parseAny(p *asm.Parser, at uint32) (ir.Type, bool) {
	params, ok := parseStorage(p)
	if !ok {
		return nil, false
	}
	if p.OptionalPunct(asm.Colon) {
		f, ok := parseFloatType(p)
		if !ok {
			return nil, false
		}
		params[expressedParam] = f
	}
	if !p.Punct(asm.Greater) || !checkStorage(p, at, params) {
		return nil, false
	}
	return makeType(p, anyClass, params)
}

// A uniformText is what of a uniform type has been parsed.
type uniformText struct {
	*asm.Parser
	params      []ir.Param
	expressed   *ir.FloatType
	axes, sizes ir.ParamList
}

// parseUniform parses
//
//	storage `:` expressed-type `,` scale `>`
//	storage `:` expressed-type `:` axis `,` `{` scales `}` `>`
//	storage `:` expressed-type `:` `{` blocks `}` `,` nested-scales `>`
func parseUniform(p *asm.Parser, at uint32) (ir.Type, bool) {
	params, ok := parseStorage(p)
	if !ok || !p.Punct(asm.Colon) {
		return nil, false
	}
	u := &uniformText{Parser: p, params: params, axes: ir.ParamList{}, sizes: ir.ParamList{}}
	if u.expressed, ok = parseFloatType(p); !ok {
		return nil, false
	}
	params[expressedParam] = u.expressed
	switch {
	case !p.OptionalPunct(asm.Colon):
		return u.layer(at)
	case p.OptionalPunct(asm.LBrace):
		return u.blocks(at)
	}
	return u.axis(at)
}

// layer parses the rest of a type with one scale.
func (u *uniformText) layer(at uint32) (ir.Type, bool) {
	if !u.Punct(asm.Comma) {
		return nil, false
	}
	scale, zero, ok := u.scale()
	if !ok || !u.Punct(asm.Greater) || !checkStorage(u.Parser, at, u.params) {
		return nil, false
	}
	return makeType(u.Parser, uniformClass, append(u.params, scale, zero))
}

// axis parses the rest of a type with scales along an axis.
func (u *uniformText) axis(at uint32) (ir.Type, bool) {
	axis, ok := u.ParseInt(32, true)
	if !ok || !u.Punct(asm.Comma) {
		return nil, false
	}
	// Scales may be nested here, too, which says nothing.
	scales, zeros := ir.ParamList{}, ir.ParamList{}
	if _, ok := u.nested(&scales, &zeros, 0); !ok || !u.Punct(asm.Greater) || !checkStorage(u.Parser, at, u.params) {
		return nil, false
	}
	if axis < 0 {
		return nil, u.Errorf(at, "illegal quantized dimension: %d", axis)
	}
	return makeType(u.Parser, perAxisClass, append(u.params, scales, zeros, axis))
}

// blocks parses the rest of a type with a scale for each block, behind the brace.
func (u *uniformText) blocks(at uint32) (ir.Type, bool) {
	if !u.OptionalPunct(asm.RBrace) {
		for {
			axis, ok := u.ParseInt(32, true)
			if !ok || !u.Punct(asm.Colon) {
				return nil, false
			}
			size, ok := u.ParseInt(64, true)
			if !ok {
				return nil, false
			}
			u.axes, u.sizes = append(u.axes, axis), append(u.sizes, size)
			if !u.OptionalPunct(asm.Comma) {
				break
			}
		}
		if !u.Punct(asm.RBrace) {
			return nil, false
		}
	}
	if !u.Punct(asm.Comma) {
		return nil, false
	}
	scales, zeros := ir.ParamList{}, ir.ParamList{}
	shape, ok := u.nested(&scales, &zeros, 0)
	if !ok || !u.Punct(asm.Greater) || !checkStorage(u.Parser, at, u.params) {
		return nil, false
	}
	for _, x := range u.axes {
		if n := x.(int64); n < 0 {
			return nil, u.Errorf(at, "illegal quantized dimension: %d", n)
		}
	}
	for _, x := range u.sizes {
		if n := x.(int64); n <= 0 {
			return nil, u.Errorf(at, "illegal block size: %d", n)
		}
	}
	for i := range scales {
		scales[i], zeros[i] = u.rounded(scales[i].(num.APFloat)), u.wrapped(zeros[i].(int64))
	}
	return makeType(u.Parser, subChannelClass, append(u.params, scales, zeros, u.axes, u.sizes, shape))
}

// maxNesting bounds the depth of nested scales.
const maxNesting = 256

// nested parses scales in nested braces, and returns their shape.
func (u *uniformText) nested(scales, zeros *ir.ParamList, depth int) (ir.ParamList, bool) {
	if depth > maxNesting {
		return nil, u.Errorf(u.Pos(), "scales are nested too deep")
	}
	if !u.Punct(asm.LBrace) {
		return nil, false
	}
	var inner ir.ParamList
	n := int64(0)
	for {
		var shape ir.ParamList
		if u.Next(asm.LBrace) {
			var ok bool
			if shape, ok = u.nested(scales, zeros, depth+1); !ok {
				return nil, false
			}
		} else {
			scale, zero, ok := u.scale()
			if !ok {
				return nil, false
			}
			*scales, *zeros = append(*scales, scale), append(*zeros, zero)
			shape = ir.ParamList{}
		}
		if n > 0 && !ir.EqualParams(shape, inner) {
			return nil, u.Errorf(u.Pos(), "tensor literal is invalid; ranks are not consistent between elements")
		}
		inner = shape
		n++
		if !u.OptionalPunct(asm.Comma) {
			break
		}
	}
	return append(ir.ParamList{n}, inner...), u.Punct(asm.RBrace)
}

// rounded returns a scale as the expressed type has it.
func (u *uniformText) rounded(scale num.APFloat) num.APFloat {
	x, _ := scale.Convert(u.expressed.Kind)
	return x
}

// wrapped returns a zero point as the storage type has it.
func (u *uniformText) wrapped(zero int64) int64 {
	t := u.params[storageParam].(*ir.IntegerType)
	shift := 64 - t.Width
	if u.params[signedParam] == true {
		return zero << shift >> shift
	}
	return int64(uint64(zero) << shift >> shift)
}

// scale parses scale (`:` zero-point)?.
func (u *uniformText) scale() (num.APFloat, int64, bool) {
	scale, ok := u.ParseFloat(num.F64)
	if !ok {
		return scale, 0, false
	}
	low, high := asDouble(u.expressed.Kind.Smallest()), asDouble(u.expressed.Kind.Largest(false))
	below, _ := scale.Cmp(low)
	above, _ := scale.Cmp(high)
	if below < 0 || above > 0 {
		return scale, 0, u.Errorf(u.Pos(), "scale %s out of expressed type range [%s, %s]", exponential(scale), exponential(low), exponential(high))
	}
	if !u.OptionalPunct(asm.Colon) {
		return scale, 0, true
	}
	zero, ok := u.ParseInt(64, true)
	return scale, zero, ok
}

func asDouble(x num.APFloat) num.APFloat {
	d, _ := x.Convert(num.F64)
	return d
}

// exponential writes a number as messages do.
func exponential(x num.APFloat) string { return strconv.FormatFloat(x.Float64(), 'e', 6, 64) }

// quantizedSyntax prints all types but the calibrated one, without the first
// keyword where the definition has it as its mnemonic.
type quantizedSyntax struct{ class string }

// ParseParams is not called: the dialect parses its types itself.
func (quantizedSyntax) ParseParams(*asm.Parser) ([]ir.Param, bool) { return nil, false }

// PrintParams writes what follows the mnemonic.
func (s quantizedSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	switch s.class {
	case perAxisClass, subChannelClass:
		p.Text("uniform")
	}
	p.Byte('<')
	t := params[storageParam].(*ir.IntegerType)
	signed := params[signedParam] == true
	if signed {
		p.Byte('i')
	} else {
		p.Byte('u')
	}
	p.Int(int64(t.Width))
	low, high := params[minParam].(int64), params[maxParam].(int64)
	if lowest, highest := defaultBounds(signed, t.Width); low != lowest || high != highest {
		p.Byte('<')
		p.Int(low)
		p.Byte(':')
		p.Int(high)
		p.Byte('>')
	}
	if e, ok := params[expressedParam].(ir.Type); ok {
		p.Byte(':')
		p.Type(e)
	}
	switch s.class {
	case uniformClass:
		p.Text(", ")
		printScale(p, params[scaleParam], params[zeroParam])
	case perAxisClass:
		p.Byte(':')
		axis, _ := params[axisParam].(int64)
		p.Int(axis)
		p.Text(", {")
		printScales(p, params[scalesParam].(ir.ParamList), params[zerosParam].(ir.ParamList), ",")
		p.Byte('}')
	case subChannelClass:
		printBlocks(p, params)
	}
	p.Byte('>')
}

func printBlocks(p *ir.Printer, params []ir.Param) {
	p.Text(":{")
	sizes := int64s(params[sizesParam])
	for i, axis := range int64s(params[axesParam]) {
		if i > 0 {
			p.Text(", ")
		}
		p.Int(axis)
		p.Byte(':')
		p.Int(sizes[i])
	}
	p.Text("}, ")
	printNested(p, int64s(params[shapeParam]), params[scalesParam].(ir.ParamList), params[zerosParam].(ir.ParamList))
}

func printNested(p *ir.Printer, shape []int64, scales, zeros ir.ParamList) {
	if len(shape) == 0 {
		printScale(p, scales[0], zeros[0])
		return
	}
	p.Byte('{')
	n := len(scales) / int(shape[0])
	for i := range int(shape[0]) {
		if i > 0 {
			p.Text(", ")
		}
		printNested(p, shape[1:], scales[i*n:(i+1)*n], zeros[i*n:(i+1)*n])
	}
	p.Byte('}')
}

func printScales(p *ir.Printer, scales, zeros ir.ParamList, separator string) {
	for i := range scales {
		if i > 0 {
			p.Text(separator)
		}
		printScale(p, scales[i], zeros[i])
	}
}

func printScale(p *ir.Printer, scale, zero ir.Param) {
	printFloat(p, scale)
	if n, _ := zero.(int64); n != 0 {
		p.Byte(':')
		p.Int(n)
	}
}

func printFloat(p *ir.Printer, x ir.Param) {
	if f, ok := x.(num.APFloat); ok {
		p.Buf, _ = f.Append(p.Buf)
	}
}

// parseCalibrated parses `<` type `<` min `:` max `>` `>`.
func parseCalibrated(p *asm.Parser, at uint32) (ir.Type, bool) {
	if !p.Punct(asm.Less) {
		return nil, false
	}
	start := p.Pos()
	f, ok := parseFloatType(p)
	if !ok {
		return nil, p.Errorf(start, "expecting float expressed type")
	}
	low, high, ok := parseRange(p)
	if !ok {
		return nil, p.Errorf(start, "calibrated values must be present")
	}
	if !p.Punct(asm.Greater) {
		return nil, false
	}
	if order, _ := low.Cmp(high); order >= 0 {
		return nil, p.Errorf(at, "illegal min and max: (%s:%s)", exponential(low), exponential(high))
	}
	return makeType(p, calibratedClass, []ir.Param{f, low, high})
}

func parseRange(p *asm.Parser) (low, high num.APFloat, ok bool) {
	if !p.Punct(asm.Less) {
		return low, high, false
	}
	if low, ok = p.ParseFloat(num.F64); !ok || !p.Punct(asm.Colon) {
		return low, high, false
	}
	if high, ok = p.ParseFloat(num.F64); !ok {
		return low, high, false
	}
	return low, high, p.Punct(asm.Greater)
}

// calibratedSyntax prints a calibrated type.
type calibratedSyntax struct{}

// ParseParams is not called: the dialect parses its types itself.
func (calibratedSyntax) ParseParams(*asm.Parser) ([]ir.Param, bool) { return nil, false }

// PrintParams writes what follows the mnemonic.
func (calibratedSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if t, ok := params[0].(ir.Type); ok {
		p.Type(t)
	}
	p.Byte('<')
	printFloat(p, params[1])
	p.Byte(':')
	printFloat(p, params[2])
	p.Text(">>")
}
