package spirv

import (
	"math"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// typeSyntax parses the types of the dialect.
type typeSyntax struct{}

// ParseDialectType parses a type after `!spirv.`.
func (typeSyntax) ParseDialectType(p *asm.Parser) ir.Type {
	at := p.Pos()
	word := p.ParseAnyKeyword()
	d := p.Context().Dialect("spirv")
	p.Require(d != nil)
	def := d.TypeNamed(word)
	if def == nil {
		p.FailUnknown(at, word, asm.TypeMnemonics(d), "unknown SPIR-V type: %s", word)
	}
	if s, ok := def.Syntax.(structSyntax); ok {
		return s.parse(p, def, at)
	}
	return p.Context().DefinedType(def, def.Syntax.(asm.ParamsSyntax).ParseParams(p))
}

// enumNamed returns an enumeration of the dialect by its C++ name, nil if its
// definitions do not have it.
func enumNamed(ctx *ir.Context, name string) *ir.EnumDef {
	if d := ctx.Dialect("spirv"); d != nil {
		for _, a := range d.Attributes {
			if a.Enum != nil && enumClass(a.Enum) == name {
				return a.Enum
			}
		}
	}
	return nil
}

// parseCase parses a keyword that is a case of an enumeration. The message is a format
// for the keyword that is not a case.
func parseCase(p *asm.Parser, enum, message string) (v ir.EnumValue) {
	at := p.Pos()
	word := p.ParseAnyKeyword()
	if e := enumNamed(p.Context(), enum); e != nil {
		if n, ok := caseValue(e, word); ok {
			return ir.EnumValue{Def: e, Value: n}
		}
	}
	p.Failf(at, message, word)
	return v
}

// caseValue returns the value of a spelling, which in a bit enum may be several.
func caseValue(e *ir.EnumDef, word string) (uint64, bool) {
	if c := e.CaseNamed(word); c != nil {
		return c.Value, true
	}
	return 0, false
}

const (
	unknownAttribute = "unknown attribute: '%s'"
	unknownStorage   = "unknown storage class: %s"
)

// parseInner parses a type that is part of another one.
func parseInner(p *asm.Parser) ir.Type {
	at := p.Pos()
	t := p.ParseType()
	if class(t) != "" {
		return t
	}
	switch x := t.(type) {
	case *ir.FloatType:
		return t
	case *ir.IntegerType:
		p.Checkf(validWidth(x), at, "only 1/8/16/32/64-bit integer type allowed but found '%s'", t)
		return t
	case *ir.VectorType:
		p.Checkf(len(x.Shape()) == 1, at, "only 1-D vector allowed but found '%s'", t)
		p.Checkf(x.Shape()[0] <= 4, at, "vector length has to be less than or equal to 4 but found %d", x.Shape()[0])
		return t
	}
	p.Failf(at, "cannot use '%s' to compose SPIR-V types", t)
	return nil
}

// parseStride parses (`,` `stride` `=` integer)?.
func parseStride(p *asm.Parser) uint64 {
	if !p.OptionalPunct(asm.Comma) {
		return 0
	}
	p.ParseKeyword("stride", "")
	p.Punct(asm.Equal)
	at := p.Pos()
	n, present := parseOptionalUint(p)
	p.Check(present, at, "expected integer value")
	p.Check(n != 0, at, "ArrayStride must be greater than zero")
	return n
}

// parseOptionalUint parses an integer of 32 bits. A minus wraps around where the
// digits, of four bits each, fit into as many.
func parseOptionalUint(p *asm.Parser) (n uint64, present bool) {
	const eightDigits = 99_999_999
	at := p.Pos()
	v, present := p.ParseOptionalInteger()
	if !present {
		return 0, present
	}
	p.Check(v.IsInt64() && v.Int64() <= math.MaxUint32 && v.Int64() >= -eightDigits, at, "integer value too large")
	return uint64(uint32(v.Int64())), true
}

func printStride(p *ir.Printer, x ir.Param) {
	if n, _ := x.(uint64); n != 0 {
		p.Text(", stride=").Int(int64(n))
	}
}

// arraySyntax is `<` count `x` type (`,` `stride` `=` integer)? `>`.
type arraySyntax struct{}

func (arraySyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	dims := p.ParseDimensionList(nil, false, true)
	p.Check(len(dims) == 1, at, "expected single integer for array element count")
	p.Check(dims[0] != 0, at, "expected array length greater than 0")
	elem := parseInner(p)
	stride := parseStride(p)
	return []ir.Param{elem, uint64(uint32(dims[0])), stride}
}

func (arraySyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[arrayCount]).Text(" x ").Param(params[arrayElement])
	printStride(p, params[arrayStride])
}

// runtimeArraySyntax is `<` type (`,` `stride` `=` integer)? `>`.
type runtimeArraySyntax struct{}

func (runtimeArraySyntax) ParseParams(p *asm.Parser) []ir.Param {
	elem := parseInner(p)
	stride := parseStride(p)
	return []ir.Param{elem, stride}
}

func (runtimeArraySyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[0])
	printStride(p, params[1])
}

// coopMatrixSyntax is `<` rows `x` columns `x` type `,` scope `,` use `>`.
type coopMatrixSyntax struct{}

func (coopMatrixSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	dims := p.ParseDimensionList(nil, false, true)
	p.Check(len(dims) == 2, at, "expected row and column count")
	elem := parseInner(p)
	p.Punct(asm.Comma)
	scope := parseCase(p, "Scope", "invalid scope <id> attribute specification: %s")
	p.Punct(asm.Comma)
	use := parseCase(p, "CooperativeMatrixUseKHR", "invalid use <id> attribute specification: %s")
	return []ir.Param{elem, uint64(uint32(dims[0])), uint64(uint32(dims[1])), scope, use}
}

func (coopMatrixSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[coopRows]).Byte('x').Param(params[coopColumns]).Byte('x').Param(params[coopElement])
	p.Text(", ").Param(params[coopScope]).Text(", ").Param(params[coopUse])
}

// imageSyntax is `<` type `,` dim `,` depth `,` arrayed `,` sampling `,` use
// `,` format `>`.
type imageSyntax struct{}

// imageEnums are the enumerations of an image after its element type.
var imageEnums = [...]string{"Dim", "ImageDepthInfo", "ImageArrayedInfo", "ImageSamplingInfo", "ImageSamplerUseInfo", "ImageFormat"}

func (imageSyntax) ParseParams(p *asm.Parser) []ir.Param {
	params := []ir.Param{parseInner(p)}
	for _, e := range imageEnums {
		p.Punct(asm.Comma)
		params = append(params, parseCase(p, e, unknownAttribute))
	}
	return params
}

func (imageSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[imageElement])
	for _, x := range params[imageDim:] {
		p.Text(", ").Param(x)
	}
}

// sampledImageSyntax is `<` image-type `>`.
type sampledImageSyntax struct{}

func (sampledImageSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	t := p.ParseType()
	image := is(t, imageClass)
	p.Checkf(image != nil, at, "sampled image must be composed using image type, got '%s'", t)
	switch dim := enumParam(image, imageDim); dim {
	case "SubpassData", "Buffer":
		p.Failf(at, "sampled image Dim must not be SubpassData or Buffer, got %s", dim)
	}
	return []ir.Param{t}
}

func (sampledImageSyntax) PrintParams(p *ir.Printer, params []ir.Param) { p.Param(params[0]) }

// matrixSyntax is `<` columns `x` vector-type `>`.
type matrixSyntax struct{}

func (matrixSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	dims := p.ParseDimensionList(nil, false, true)
	p.Check(len(dims) == 1, at, "expected single unsigned integer for number of columns")
	p.Check(dims[0] >= 2 && dims[0] <= 4, at, "matrix is expected to have 2, 3, or 4 columns")
	at = p.Pos()
	t := p.ParseType()
	v, ok := t.(*ir.VectorType)
	p.Checkf(ok, at, "matrix must be composed using vector type, got '%s'", t)
	p.Checkf(len(v.Shape()) == 1, at, "only 1-D vector allowed but found '%s'", t)
	if n := v.Shape()[0]; n < 2 || n > 4 {
		p.Failf(at, "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found %d", n)
	}
	_, ok = v.Element.(*ir.FloatType)
	p.Checkf(ok, at, "matrix columns' elements must be of Float type, got '%s'", v.Element)
	return []ir.Param{t, uint64(dims[0])}
}

func (matrixSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[matrixColumns]).Text(" x ").Param(params[matrixColumn])
}

// pointerSyntax is `<` type `,` storage-class `>`.
type pointerSyntax struct{}

func (pointerSyntax) ParseParams(p *asm.Parser) []ir.Param {
	to := parseInner(p)
	at := p.Pos()
	p.Punct(asm.Comma)
	word := p.ParseAnyKeyword()
	e := enumNamed(p.Context(), "StorageClass")
	p.Checkf(e != nil && e.CaseNamed(word) != nil, at, unknownStorage, word)
	return []ir.Param{to, ir.EnumValue{Def: e, Value: e.CaseNamed(word).Value}}
}

func (pointerSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Param(params[pointee]).Text(", ").Param(params[storageClass])
}

// tensorArmSyntax is `<` (`*` | size (`x` size)*) `x` type `>`.
type tensorArmSyntax struct{}

func (tensorArmSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	var dims []int64
	unranked := p.OptionalPunct(asm.Star)
	if unranked {
		p.ParseXInDimensionList()
	} else {
		dims = p.ParseDimensionList(nil, true, true)
	}
	p.Check(unranked || len(dims) != 0, at, "arm.tensors do not support rank zero")
	shape := ir.ParamList{}
	dynamic, static := false, false
	for _, n := range dims {
		p.Check(n != 0, at, "arm.tensors do not support zero dimensions")
		dynamic, static = dynamic || n < 0, static || n > 0
		shape = append(shape, n)
	}
	p.Check(!dynamic || !static, at, "arm.tensor shape dimensions must be either fully dynamic or completed shaped")
	elem := parseInner(p)
	return []ir.Param{shape, elem}
}

func (tensorArmSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	shape, _ := params[tensorShape].(ir.ParamList)
	p.TextIf(len(shape) == 0, "*x")
	for _, x := range shape {
		if n, _ := x.(int64); n < 0 {
			p.Byte('?')
		} else {
			p.Int(n)
		}
		p.Byte('x')
	}
	p.Param(params[tensorElement])
}
