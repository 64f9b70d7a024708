package asm

import (
	"math"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

var floatKeywords = [...]num.FloatKind{
	kwBF16: num.BF16, kwF16: num.F16, kwF32: num.F32, kwF64: num.F64, kwF80: num.F80, kwF128: num.F128, kwTF32: num.TF32,
	kwF4E2M1FN: num.F4E2M1FN, kwF6E2M3FN: num.F6E2M3FN, kwF6E3M2FN: num.F6E3M2FN, kwF8E5M2: num.F8E5M2,
	kwF8E4M3: num.F8E4M3, kwF8E4M3FN: num.F8E4M3FN, kwF8E5M2FNUZ: num.F8E5M2FNUZ, kwF8E4M3FNUZ: num.F8E4M3FNUZ,
	kwF8E4M3B11FNUZ: num.F8E4M3B11FNUZ, kwF8E3M4: num.F8E3M4, kwF8E8M0FNU: num.F8E8M0FNU,
}

func (k Kind) isFloatType() bool {
	switch k {
	case kwBF16, kwF16, kwF32, kwF64, kwF80, kwF128, kwTF32, kwF4E2M1FN, kwF6E2M3FN, kwF6E3M2FN, kwF8E5M2, kwF8E4M3,
		kwF8E4M3FN, kwF8E5M2FNUZ, kwF8E4M3FNUZ, kwF8E4M3B11FNUZ, kwF8E3M4, kwF8E8M0FNU:
		return true
	}
	return false
}

// maxIntegerWidth is the widest integer type.
const maxIntegerWidth = 1<<24 - 1

func (k Kind) startsType() bool {
	switch k {
	case LParen, kwMemRef, kwTensor, kwComplex, kwTuple, kwVector, IntType, kwIndex, kwNone, ExclamationIdentifier:
		return true
	}
	return k.isFloatType()
}

// ParseOptionalType parses a type if present.
func (p *Parser) ParseOptionalType() (t ir.Type, present bool) {
	if !p.tok.kind.startsType() {
		p.expects(ExpectedType)
		return nil, false
	}
	t = p.ParseType()
	return t, true
}

// ParseType parses a type.
//
//	type ::= function-type | non-function-type
func (p *Parser) ParseType() ir.Type {
	p.expects(ExpectedType)
	switch p.tok.kind {
	case LParen:
		p.enter()
		defer p.leave()
		return p.parseFunctionType()
	case IntType:
		return p.parseIntegerType()
	case kwIndex:
		p.consume()
		return p.ctx.IndexType()
	case kwNone:
		p.consume()
		return p.ctx.NoneType()
	}
	if k := p.tok.kind; k.isFloatType() {
		p.consume()
		return p.ctx.FloatType(floatKeywords[k])
	}
	return p.parseCompositeType()
}

// parseNonFunctionType parses a type that does not start with a parenthesis.
func (p *Parser) parseNonFunctionType() ir.Type {
	if p.tok.kind == LParen {
		p.wrongToken("expected non-function type")
	}
	return p.ParseType()
}

func (p *Parser) parseCompositeType() ir.Type {
	p.enter()
	defer p.leave()
	switch p.tok.kind {
	case kwMemRef:
		return p.parseMemRefType()
	case kwTensor:
		return p.parseTensorType()
	case kwComplex:
		return p.parseComplexType()
	case kwTuple:
		return p.parseTupleType()
	case kwVector:
		return p.parseVectorType()
	case ExclamationIdentifier:
		return p.parseExtendedType()
	}
	if p.tok.kind == BareIdentifier {
		d := p.fail(p.wrongPlace(), "expected non-function type")
		p.hintName(d, p.tok.start, p.spelling(), typeKeywords())
		p.Stop()
	}
	p.wrongToken("expected non-function type")
	return nil
}

// integer-type ::= (`s` | `u`)? `i` [0-9]+
func (p *Parser) parseIntegerType() ir.Type {
	s := p.spelling()
	sign := ir.Signless
	switch s[0] {
	case 's':
		sign, s = ir.Signed, s[1:]
	case 'u':
		sign, s = ir.Unsigned, s[1:]
	}
	n, ok := parseUint(s[1:])
	if !ok || n > math.MaxUint32 {
		p.errorHere("invalid integer width")
	}
	if n > maxIntegerWidth {
		p.errorHere("integer bitwidth is limited to %d bits", maxIntegerWidth)
	}
	p.consume()
	switch sign {
	case ir.Signed:
		return p.ctx.SignedType(int(n))
	case ir.Unsigned:
		return p.ctx.UnsignedType(int(n))
	}
	return p.ctx.IntegerType(int(n))
}

// function-type ::= `(` types? `)` `->` (type | `(` types? `)`)
func (p *Parser) parseFunctionType() ir.Type {
	var room [16]ir.Type
	ts := p.parseTypesInParens(room[:0])
	p.expect(Arrow, "expected '->' in function type")
	in := len(ts)
	ts = p.parseResultTypes(ts)
	return p.ctx.FunctionType(ts[:in:in], ts[in:])
}

// parseResultTypes appends the types after an arrow.
func (p *Parser) parseResultTypes(ts []ir.Type) []ir.Type {
	if p.tok.kind == LParen {
		return p.parseTypesInParens(ts)
	}
	t := p.parseNonFunctionType()
	return append(ts, t)
}

func (p *Parser) parseTypesInParens(ts []ir.Type) []ir.Type {
	p.expect(LParen, "expected '('")
	if p.consumeIf(RParen) {
		return ts
	}
	ts = p.ParseTypeList(ts)
	p.expect(RParen, "expected ')'")
	return ts
}

// ParseTypeList appends comma-separated types, at least one.
func (p *Parser) ParseTypeList(ts []ir.Type) []ir.Type {
	for {
		t := p.ParseType()
		ts = append(ts, t)
		if !p.consumeIf(Comma) {
			return ts
		}
	}
}

// ParseColonType parses `: type`.
func (p *Parser) ParseColonType() ir.Type {
	p.Punct(Colon)
	return p.ParseType()
}

// ParseColonTypeList parses `: types`.
func (p *Parser) ParseColonTypeList(ts []ir.Type) []ir.Type {
	p.Punct(Colon)
	return p.ParseTypeList(ts)
}

// ParseOptionalColonTypeList parses `: types` if present.
func (p *Parser) ParseOptionalColonTypeList(ts []ir.Type) []ir.Type {
	if !p.consumeIf(Colon) {
		return ts
	}
	return p.ParseTypeList(ts)
}

// ParseArrowTypeList parses `-> type` or `-> (types)`.
func (p *Parser) ParseArrowTypeList(ts []ir.Type) []ir.Type {
	p.Punct(Arrow)
	return p.parseResultTypes(ts)
}

// ParseOptionalArrowTypeList is ParseArrowTypeList if an arrow is present.
func (p *Parser) ParseOptionalArrowTypeList(ts []ir.Type) []ir.Type {
	if !p.consumeIf(Arrow) {
		return ts
	}
	return p.parseResultTypes(ts)
}

// complex-type ::= `complex` `<` type `>`
func (p *Parser) parseComplexType() ir.Type {
	p.consume()
	p.expect(Less, "expected '<' in complex type")
	at := p.tok.start
	elem := p.ParseType()
	p.expect(Greater, "expected '>' in complex type")
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return p.ctx.ComplexType(elem)
	}
	p.failf(at, "invalid element type for complex")
	return nil
}

// tuple-type ::= `tuple` `<` types? `>`
func (p *Parser) parseTupleType() ir.Type {
	p.consume()
	p.expect(Less, "expected '<' in tuple type")
	if p.consumeIf(Greater) {
		return p.ctx.TupleType(nil)
	}
	ts := p.ParseTypeList(nil)
	p.expect(Greater, "expected '>' in tuple type")
	return p.ctx.TupleType(ts)
}

// vector-type ::= `vector` `<` (size `x` | `[` size `]` `x`)* type `>`
func (p *Parser) parseVectorType() ir.Type {
	at := p.tok.start
	p.consume()
	p.expect(Less, "expected '<' in vector type")
	var dims []int64
	var scalable []bool
	positive := true
	for p.tok.kind == Integer || p.tok.kind == LSquare {
		s := p.consumeIf(LSquare)
		n := p.parseDimension()
		if s && !p.consumeIf(RSquare) {
			p.wrongToken("missing ']' closing scalable dimension")
		}
		dims, scalable = append(dims, n), append(scalable, s)
		positive = positive && n > 0
		p.parseX()
	}
	elem := p.ParseType()
	p.expect(Greater, "expected '>' in vector type")
	if !ir.IsVectorElement(elem) {
		p.failf(at, "failed to verify 'elementType': VectorElementTypeInterface instance")
	}
	if !positive {
		p.failf(at, "vector types must have positive constant sizes but got %s", joinInts(dims))
	}
	return p.ctx.VectorType(dims, elem, scalable)
}

// tensor-type ::= `tensor` `<` (`*` `x` | dimensions) type (`,` attribute)? `>`
func (p *Parser) parseTensorType() ir.Type {
	p.consume()
	p.expect(Less, "expected '<' in tensor type")
	var room [8]int64
	dims, unranked := p.parseShape(room[:0])
	at := p.tok.start
	elem := p.ParseType()
	var encoding ir.Attribute
	if p.consumeIf(Comma) {
		encoding, _ = p.ParseOptionalAttribute(nil)
		if err := ir.VerifyTensorEncoding(encoding, dims, elem); err != nil {
			p.errorHere("%s", err)
		}
	}
	p.expect(Greater, "expected '>' in tensor type")
	if !ir.IsTensorElement(elem) {
		p.failf(at, "invalid tensor element type")
	}
	if !unranked {
		return p.ctx.RankedTensorType(dims, elem, encoding)
	}
	if encoding != nil {
		p.errorHere("cannot apply encoding to unranked tensor")
	}
	return p.ctx.UnrankedTensorType(elem)
}

// parseShape parses the sizes of a tensor or memref, each with its 'x'.
func (p *Parser) parseShape(dims []int64) (_ []int64, unranked bool) {
	if p.consumeIf(Star) {
		p.parseX()
		return nil, true
	}
	dims = p.ParseDimensionList(dims, true, true)
	return dims, false
}

// memref-type ::= `memref` `<` (`*` `x` | dimensions) type (`,` attribute)* `>`
func (p *Parser) parseMemRefType() ir.Type {
	start := p.tok.start
	p.consume()
	p.expect(Less, "expected '<' in memref type")
	var room [8]int64
	dims, unranked := p.parseShape(room[:0])
	at := p.tok.start
	elem := p.ParseType()
	if !ir.IsMemRefElement(elem) {
		p.failf(at, "invalid memref element type")
	}
	var layout, space ir.Attribute
	if !p.consumeIf(Greater) {
		p.expect(Comma, "expected ',' or '>' in memref type")
		p.listUntil(Greater, false, func() {
			a := p.ParseAttribute(nil)
			switch {
			case ir.IsMemRefLayout(a):
				layout = a
			case space != nil:
				p.errorHere("multiple memory spaces specified in memref type")
			default:
				space = a
				return
			}
			if unranked {
				p.errorHere("cannot have affine map for unranked memref type")
			}
			if space != nil {
				p.errorHere("expected memory space to be last in memref type")
			}
		})
	}
	if space != nil && !ir.IsMemorySpace(space) {
		p.failf(start, "unsupported memory space Attribute")
	}
	if unranked {
		return p.ctx.UnrankedMemRefType(elem, space)
	}
	p.checkLayout(start, dims, layout)
	return p.ctx.MemRefType(dims, elem, layout, space)
}

func (p *Parser) checkLayout(start uint32, dims []int64, layout ir.Attribute) {
	switch l := layout.(type) {
	case *ir.AffineMapAttr:
		if l.Map.NumDims != len(dims) {
			p.failf(start, "memref layout mismatch between rank and affine map: %d != %d", len(dims), l.Map.NumDims)
		}
	case *ir.StridedLayoutAttr:
		if len(l.Strides) != len(dims) {
			p.failf(start, "expected the number of strides to match the rank")
		}
	}
}

// ParseDimensionList appends dimension sizes; `?` is [ir.Dynamic]. If trailing is
// set, each size is followed by an 'x', otherwise sizes are separated by it.
func (p *Parser) ParseDimensionList(dims []int64, dynamic, trailing bool) []int64 {
	one := func() {
		at := p.tok.start
		if p.consumeIf(Question) {
			dims = append(dims, ir.Dynamic)
			if !dynamic {
				p.failf(at, "expected static shape")
			}
			return
		}
		n := p.parseDimension()
		dims = append(dims, n)
	}
	if trailing {
		for p.tok.kind == Integer || p.tok.kind == Question {
			one()
			p.parseX()
		}
		return dims
	}
	if p.tok.kind == Integer || p.tok.kind == Question {
		one()
		for p.tok.kind == BareIdentifier && p.text[p.tok.start] == 'x' {
			p.parseX()
			one()
		}
	}
	return dims
}

// parseDimension parses a size. In `0x8` the size is 0, and `x8` is the separator and
// the next dimension.
func (p *Parser) parseDimension() int64 {
	s := p.spelling()
	if len(s) > 1 && s[1] == 'x' && p.tok.kind == Integer {
		p.afterDimension(p.tok.start + 1)
		return 0
	}
	if p.tok.kind != Integer {
		p.errorHere("invalid dimension")
	}
	n, ok := parseUint(s)
	if !ok || n > math.MaxInt64 {
		p.errorHere("invalid dimension")
	}
	p.afterDimension(p.tok.end)
	return int64(n)
}

// afterDimension advances past a size. A following 'x' becomes a token of its own: lexing
// the whole identifier that it starts again for each dimension would take quadratic time.
func (p *Parser) afterDimension(at uint32) {
	if p.at(at) == 'x' {
		p.lexer.pos = at + 1
		p.tok = token{BareIdentifier, at, at + 1}
		return
	}
	p.reset(at)
}

// ParseXInDimensionList parses the 'x' between sizes, which may be lexed together with the
// next token.
func (p *Parser) ParseXInDimensionList() { p.parseX() }

func (p *Parser) parseX() {
	if p.tok.kind != BareIdentifier || p.text[p.tok.start] != 'x' {
		p.wrongToken("expected 'x' in dimension list")
	}
	p.reset(p.tok.start + 1)
}

// parseExtendedType parses a type of a dialect, or an alias.
func (p *Parser) parseExtendedType() ir.Type {
	sym := p.parseSymbol()
	if sym.alias {
		t, ok := p.symbols.types[sym.namespace]
		p.aliasUse("!", sym.namespace, sym.at)
		if !ok {
			p.wrongToken("undefined symbol alias id '%s'", sym.namespace)
		}
		return t
	}
	d := p.ctx.Dialect(sym.namespace)
	if d == nil {
		p.checkNamespace(sym)
		if !p.ctx.AllowUnregistered {
			d := p.fail(sym.at, "`!\"%s\"<\"%s\">` type created with unregistered dialect. "+
				"If this is intended, please call allowUnregisteredDialects() on the MLIRContext, "+
				"or use -allow-unregistered-dialect with the MLIR opt tool used", sym.namespace, sym.body)
			p.hintDialect(d, sym.at, sym.namespace, false)
			p.Stop()
		}
		return p.ctx.OpaqueType(sym.namespace, sym.body)
	}
	end := p.tok.start
	p.reset(sym.start)
	outer := p.namePos
	p.namePos = p.tok.start
	t := p.parseDialectType(d, sym)
	p.namePos = outer
	p.reset(end)
	return t
}

func (p *Parser) parseDialectType(d *ir.Dialect, sym symbol) ir.Type {
	defer p.setCustom(p.setCustom(""))
	if s, ok := d.ParseType.(TypeSyntax); ok {
		return s.ParseDialectType(p)
	}
	if len(d.Types) > 0 {
		if !p.isKeywordLike() {
			p.failf(p.tok.start, "expected valid keyword")
		}
		at, name := p.tok.start, p.spelling()
		for _, def := range d.Types {
			if def.Mnemonic != "" && def.Mnemonic == name {
				p.consume()
				return p.ParseDefinedType(def, at)
			}
		}
		if !d.AllowUnknownTypes {
			err := p.fail(at, "unknown  type `%s` in dialect `%s`", name, d.Namespace)
			p.hintName(err, at, name, TypeMnemonics(d))
			p.Stop()
		}
	}
	if d.AllowUnknownTypes {
		return p.ctx.OpaqueType(d.Namespace, sym.body)
	}
	p.failf(sym.at, "dialect '%s' provides no type parsing hook", d.Namespace)
	return nil
}

// ParseDefinedType parses the text after the mnemonic of a type.
func (p *Parser) ParseDefinedType(def *ir.TypeDefinition, at uint32) ir.Type {
	if _, ok := def.Syntax.(*ParamsFormat); ok {
		at = p.tok.start // the start of the parameters
	}
	if s, ok := def.Syntax.(DefinedTypeSyntax); ok {
		return s.ParseDefinedType(p)
	}
	params := p.parseParams(def.Syntax, nil)
	if len(params) != len(def.Params) {
		p.failf(at, "type '%s' has a syntax that is not implemented", def.Mnemonic)
	}
	if def.Verify != nil {
		if err := def.Verify(params); err != nil {
			p.failf(at, "%s", err)
		}
	}
	return p.ctx.DefinedType(def, params)
}

func (p *Parser) parseParams(syntax any, t ir.Type) []ir.Param {
	switch s := syntax.(type) {
	case nil:
		return nil
	case TypedParamsSyntax:
		return s.ParseTypedParams(p, t)
	case ParamsSyntax:
		return s.ParseParams(p)
	}
	p.errorHere("internal error: %T is no syntax of parameters", syntax)
	return nil
}

// ParseStrippedType parses a type whose dialect and mnemonic may be omitted in the
// text. A type without a syntax of parameters is always written in full.
func (p *Parser) ParseStrippedType(def *ir.TypeDefinition) ir.Type {
	if p.tok.kind == ExclamationIdentifier || def.Syntax == nil || def.Mnemonic == "" {
		at := p.tok.start
		t := p.ParseType()
		if d, ok := t.(*ir.DefinedType); !ok || d.Def != def {
			p.wrongKindOfType(at, def.Dialect.Namespace+"."+def.Mnemonic, t)
			return nil
		}
		return t
	}
	return p.ParseDefinedType(def, p.tok.start)
}

// ParseStrippedAttribute is ParseStrippedType for attributes.
func (p *Parser) ParseStrippedAttribute(def *ir.AttributeDefinition, t ir.Type) ir.Attribute {
	if p.tok.kind == HashIdentifier || def.Mnemonic == "" {
		at := p.tok.start
		a := p.ParseAttribute(t)
		if d, ok := a.(*ir.DefinedAttr); !ok || d.Def != def {
			p.Failf(at, "invalid kind of attribute specified")
		}
		return a
	}
	return p.ParseDefinedAttribute(def, t, p.tok.start)
}
