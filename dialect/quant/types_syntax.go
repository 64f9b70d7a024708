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

// ParseDialectType parses a type after `!quant.`.
func (typeSyntax) ParseDialectType(p *asm.Parser) ir.Type {
	at := p.Pos()
	word := p.ParseAnyKeyword()
	switch word {
	case "any":
		return parseAny(p, at)
	case "uniform":
		return parseUniform(p, at)
	case "calibrated":
		return parseCalibrated(p, at)
	}
	p.FailUnknown(at, word, []string{"any", "uniform", "calibrated"}, "unknown quantized type %s", word)
	return nil
}

// makeType returns a type of a class.
func makeType(p *asm.Parser, class string, params []ir.Param) ir.Type {
	if d := p.Context().Dialect("quant"); d != nil {
		for _, def := range d.Types {
			if def.Name == class {
				return p.Context().DefinedType(def, params)
			}
		}
	}
	p.Failf(p.Pos(), "the type '%s' is not defined", class)
	return nil
}

// parseStorage parses `<` (integer-type | `u` width) (`<` min `:` max `>`)?, and returns the first
// parameters of a type, without the expressed type.
func parseStorage(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	at := p.Pos()
	t, present := p.ParseOptionalType()
	width, signed := 0, false
	switch {
	case present:
		// The reference reads a width out of whatever type there is.
		if i, ok := t.(*ir.IntegerType); ok {
			width, signed = i.Width, i.Signedness != ir.Unsigned
		}
	default:
		digits, ok := strings.CutPrefix(p.ParseAnyKeyword(), "u")
		p.Check(ok, at, "illegal storage type prefix")
		n, err := strconv.ParseUint(digits, 10, 32)
		p.Check(err == nil, at, "expected storage type width")
		width = int(n)
	}
	p.Checkf(width != 0 && width <= maxStorageBits, at, "illegal storage type size: %d", width)
	if !present {
		t = p.Context().IntegerType(width)
	}
	low, high := defaultBounds(signed, width)
	if p.OptionalPunct(asm.Less) {
		lowest, highest := low, high
		at := p.Pos()
		low = p.ParseInt(64, true)
		p.Punct(asm.Colon)
		second := p.Pos()
		high = p.ParseInt(64, true)
		p.Punct(asm.Greater)
		p.Checkf(low >= lowest, at, "illegal storage type minimum: %d", low)
		p.Checkf(high <= highest, second, "illegal storage type maximum: %d", high)
	}
	return []ir.Param{signed, t, nil, low, high}
}

// checkStorage checks that the bounds are in order and fit the storage type.
func checkStorage(p *asm.Parser, at uint32, params []ir.Param) {
	low, high := params[minParam].(int64), params[maxParam].(int64)
	lowest, highest := defaultBounds(params[signedParam] == true, params[storageParam].(*ir.IntegerType).Width)
	p.Checkf(high > low && low >= lowest && high <= highest, at, "illegal storage min and storage max: (%d:%d)", low, high)
}

// parseFloatType parses a type that must be a float.
func parseFloatType(p *asm.Parser) *ir.FloatType {
	at := p.Pos()
	f, ok := p.ParseType().(*ir.FloatType)
	p.Check(ok, at, "invalid kind of type specified")
	return f
}

// parseAny parses storage (`:` expressed-type)? `>`.
func parseAny(p *asm.Parser, at uint32) ir.Type {
	params := parseStorage(p)
	if p.OptionalPunct(asm.Colon) {
		params[expressedParam] = parseFloatType(p)
	}
	p.Punct(asm.Greater)
	checkStorage(p, at, params)
	return makeType(p, anyClass, params)
}

// A uniformText holds the parsed parts of a uniform type.
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
func parseUniform(p *asm.Parser, at uint32) ir.Type {
	params := parseStorage(p)
	p.Punct(asm.Colon)
	u := &uniformText{Parser: p, params: params, axes: ir.ParamList{}, sizes: ir.ParamList{}}
	u.expressed = parseFloatType(p)
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
func (u *uniformText) layer(at uint32) ir.Type {
	u.Punct(asm.Comma)
	scale, zero := u.scale()
	u.Punct(asm.Greater)
	checkStorage(u.Parser, at, u.params)
	return makeType(u.Parser, uniformClass, append(u.params, scale, zero))
}

// axis parses the rest of a type with scales along an axis.
func (u *uniformText) axis(at uint32) ir.Type {
	axis := u.ParseInt(32, true)
	u.Punct(asm.Comma)
	// Scales may be nested here, too; the nesting is ignored.
	scales, zeros := ir.ParamList{}, ir.ParamList{}
	u.nested(&scales, &zeros, 0)
	u.Punct(asm.Greater)
	checkStorage(u.Parser, at, u.params)
	u.Checkf(axis >= 0, at, "illegal quantized dimension: %d", axis)
	return makeType(u.Parser, perAxisClass, append(u.params, scales, zeros, axis))
}

// blocks parses the rest of a type with a scale for each block, after the brace.
func (u *uniformText) blocks(at uint32) ir.Type {
	if !u.OptionalPunct(asm.RBrace) {
		for {
			axis := u.ParseInt(32, true)
			u.Punct(asm.Colon)
			u.axes, u.sizes = append(u.axes, axis), append(u.sizes, u.ParseInt(64, true))
			if !u.OptionalPunct(asm.Comma) {
				break
			}
		}
		u.Punct(asm.RBrace)
	}
	u.Punct(asm.Comma)
	scales, zeros := ir.ParamList{}, ir.ParamList{}
	shape := u.nested(&scales, &zeros, 0)
	u.Punct(asm.Greater)
	checkStorage(u.Parser, at, u.params)
	for _, x := range u.axes {
		n := x.(int64)
		u.Checkf(n >= 0, at, "illegal quantized dimension: %d", n)
	}
	for _, x := range u.sizes {
		n := x.(int64)
		u.Checkf(n > 0, at, "illegal block size: %d", n)
	}
	for i := range scales {
		scales[i], zeros[i] = u.rounded(scales[i].(num.APFloat)), u.wrapped(zeros[i].(int64))
	}
	return makeType(u.Parser, subChannelClass, append(u.params, scales, zeros, u.axes, u.sizes, shape))
}

// maxNesting bounds the depth of nested scales.
const maxNesting = 256

// nested parses scales in nested braces, and returns their shape.
func (u *uniformText) nested(scales, zeros *ir.ParamList, depth int) ir.ParamList {
	u.Check(depth <= maxNesting, u.Pos(), "scales are nested too deep")
	u.Punct(asm.LBrace)
	var inner ir.ParamList
	n := int64(0)
	for {
		var shape ir.ParamList
		if u.Peek(asm.LBrace) {
			shape = u.nested(scales, zeros, depth+1)
		} else {
			scale, zero := u.scale()
			*scales, *zeros = append(*scales, scale), append(*zeros, zero)
			shape = ir.ParamList{}
		}
		u.Check(n == 0 || ir.EqualParams(shape, inner), u.Pos(), "tensor literal is invalid; ranks are not consistent between elements")
		inner = shape
		n++
		if !u.OptionalPunct(asm.Comma) {
			break
		}
	}
	u.Punct(asm.RBrace)
	return append(ir.ParamList{n}, inner...)
}

// rounded returns a scale as the expressed type has it.
func (u *uniformText) rounded(scale num.APFloat) num.APFloat {
	x, _ := scale.Convert(u.expressed.Kind)
	return x
}

// wrapped returns a zero point as the storage type has it.
func (u *uniformText) wrapped(zero int64) int64 {
	shift := 64 - u.params[storageParam].(*ir.IntegerType).Width
	if u.params[signedParam] == true {
		return zero << shift >> shift
	}
	return int64(uint64(zero) << shift >> shift)
}

// scale parses scale (`:` zero-point)?.
func (u *uniformText) scale() (num.APFloat, int64) {
	scale := u.ParseFloat(num.F64)
	low, high := asDouble(u.expressed.Kind.Smallest()), asDouble(u.expressed.Kind.Largest(false))
	below, _ := scale.Cmp(low)
	above, _ := scale.Cmp(high)
	if below < 0 || above > 0 {
		u.Failf(u.Pos(), "scale %s out of expressed type range [%s, %s]", exponential(scale), exponential(low), exponential(high))
	}
	if !u.OptionalPunct(asm.Colon) {
		return scale, 0
	}
	return scale, u.ParseInt(64, true)
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
func (quantizedSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Stop()
	return nil
}

// PrintParams writes the text after the mnemonic.
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
		p.Byte('<').Int(low).Byte(':').Int(high).Byte('>')
	}
	if e, ok := params[expressedParam].(ir.Type); ok {
		p.Byte(':').Type(e)
	}
	switch s.class {
	case uniformClass:
		p.Text(", ")
		printScale(p, params[scaleParam], params[zeroParam])
	case perAxisClass:
		p.Byte(':')
		axis, _ := params[axisParam].(int64)
		p.Int(axis).Text(", {")
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
		p.Comma(i).Int(axis).Byte(':').Int(sizes[i])
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
		p.Comma(i)
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
		p.Byte(':').Int(n)
	}
}

func printFloat(p *ir.Printer, x ir.Param) {
	if f, ok := x.(num.APFloat); ok {
		p.Buf, _ = f.Append(p.Buf)
	}
}

// parseCalibrated parses `<` type `<` min `:` max `>` `>`.
func parseCalibrated(p *asm.Parser, at uint32) ir.Type {
	p.Punct(asm.Less)
	start := p.Pos()
	var f ir.Type
	p.ExplainAt(start, func() { f = parseFloatType(p) }, "expecting float expressed type")
	var low, high num.APFloat
	p.ExplainAt(start, func() { low, high = parseRange(p) }, "calibrated values must be present")
	p.Punct(asm.Greater)
	if order, _ := low.Cmp(high); order >= 0 {
		p.Failf(at, "illegal min and max: (%s:%s)", exponential(low), exponential(high))
	}
	return makeType(p, calibratedClass, []ir.Param{f, low, high})
}

func parseRange(p *asm.Parser) (low num.APFloat, high num.APFloat) {
	p.Punct(asm.Less)
	low = p.ParseFloat(num.F64)
	p.Punct(asm.Colon)
	high = p.ParseFloat(num.F64)
	p.Punct(asm.Greater)
	return low, high
}

// calibratedSyntax prints a calibrated type.
type calibratedSyntax struct{}

// ParseParams is not called: the dialect parses its types itself.
func (calibratedSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Stop()
	return nil
}

// PrintParams writes the text after the mnemonic.
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
