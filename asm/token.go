package asm

// A Kind is a kind of token.
type Kind uint8

// The kinds of tokens. Punctuation is exported in effect through [Parser.Punct].
const (
	EOF Kind = iota
	ErrorToken
	BareIdentifier
	AtIdentifier          // @name or @"name"
	HashIdentifier        // #name
	PercentIdentifier     // %name
	CaretIdentifier       // ^name
	ExclamationIdentifier // !name
	FloatLiteral
	Integer
	StringLiteral
	IntType // i32, si8, ui1

	firstPunct
	Arrow
	Colon
	Comma
	Ellipsis
	Equal
	Greater
	LBrace
	LParen
	LSquare
	Less
	Minus
	Plus
	Question
	RBrace
	RParen
	RSquare
	Slash
	Star
	VerticalBar
	FileMetadataBegin
	FileMetadataEnd
	lastPunct

	firstKeyword
	kwAffineMap
	kwAffineSet
	kwArray
	kwBF16
	kwCeilDiv
	kwComplex
	kwDense
	kwDenseResource
	kwDistinct
	kwF16
	kwF32
	kwF64
	kwF80
	kwF4E2M1FN
	kwF6E2M3FN
	kwF6E3M2FN
	kwF8E5M2
	kwF8E4M3
	kwF8E4M3FN
	kwF8E5M2FNUZ
	kwF8E4M3FNUZ
	kwF8E4M3B11FNUZ
	kwF8E3M4
	kwF8E8M0FNU
	kwF128
	kwFalse
	kwFloorDiv
	kwFor
	kwFunc
	kwIndex
	kwLoc
	kwMax
	kwMemRef
	kwMin
	kwMod
	kwNone
	kwOffset
	kwSize
	kwSparse
	kwStep
	kwStrided
	kwSymbol
	kwTensor
	kwTF32
	kwTo
	kwTrue
	kwTuple
	kwType
	kwUnit
	kwVector
	lastKeyword
)

var punctText = [...]string{
	Arrow: "->", Colon: ":", Comma: ",", Ellipsis: "...", Equal: "=", Greater: ">", LBrace: "{", LParen: "(",
	LSquare: "[", Less: "<", Minus: "-", Plus: "+", Question: "?", RBrace: "}", RParen: ")", RSquare: "]",
	Slash: "/", Star: "*", VerticalBar: "|", FileMetadataBegin: "{-#", FileMetadataEnd: "#-}",
}

var keywordText = [...]string{
	kwAffineMap: "affine_map", kwAffineSet: "affine_set", kwArray: "array", kwBF16: "bf16", kwCeilDiv: "ceildiv",
	kwComplex: "complex", kwDense: "dense", kwDenseResource: "dense_resource", kwDistinct: "distinct",
	kwF16: "f16", kwF32: "f32", kwF64: "f64", kwF80: "f80", kwF4E2M1FN: "f4E2M1FN", kwF6E2M3FN: "f6E2M3FN",
	kwF6E3M2FN: "f6E3M2FN", kwF8E5M2: "f8E5M2", kwF8E4M3: "f8E4M3", kwF8E4M3FN: "f8E4M3FN",
	kwF8E5M2FNUZ: "f8E5M2FNUZ", kwF8E4M3FNUZ: "f8E4M3FNUZ", kwF8E4M3B11FNUZ: "f8E4M3B11FNUZ",
	kwF8E3M4: "f8E3M4", kwF8E8M0FNU: "f8E8M0FNU", kwF128: "f128", kwFalse: "false", kwFloorDiv: "floordiv",
	kwFor: "for", kwFunc: "func", kwIndex: "index", kwLoc: "loc", kwMax: "max", kwMemRef: "memref", kwMin: "min",
	kwMod: "mod", kwNone: "none", kwOffset: "offset", kwSize: "size", kwSparse: "sparse", kwStep: "step",
	kwStrided: "strided", kwSymbol: "symbol", kwTensor: "tensor", kwTF32: "tf32", kwTo: "to", kwTrue: "true",
	kwTuple: "tuple", kwType: "type", kwUnit: "unit", kwVector: "vector",
}

// PunctText returns the spelling of a punctuation token, or "" for another kind.
func (k Kind) PunctText() string {
	if k > firstPunct && k < lastPunct {
		return punctText[k]
	}
	return ""
}

// PunctOf returns the punctuation token that text spells.
func PunctOf(text string) (Kind, bool) {
	for k := firstPunct + 1; k < lastPunct; k++ {
		if punctText[k] == text {
			return k, true
		}
	}
	return 0, false
}

func (k Kind) isKeyword() bool { return k > firstKeyword && k < lastKeyword }

// keywordsByLength lists the keywords of each length, so that an identifier is
// compared with a few candidates only.
var keywordsByLength = func() (t [16][]Kind) {
	for k := firstKeyword + 1; k < lastKeyword; k++ {
		t[len(keywordText[k])] = append(t[len(keywordText[k])], k)
	}
	return t
}()

// keywordOf returns the keyword that s spells, else BareIdentifier.
func keywordOf(s []byte) Kind {
	if len(s) >= len(keywordsByLength) {
		return BareIdentifier
	}
	for _, k := range keywordsByLength[len(s)] {
		if t := keywordText[k]; t[0] == s[0] && t == string(s) {
			return k
		}
	}
	return BareIdentifier
}

// A token is a kind and the bytes [start, end) of the text.
type token struct {
	kind       Kind
	start, end uint32
}
