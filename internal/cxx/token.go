package cxx

// A Tok is the kind of a token.
type Tok uint8

// The tokens. A token that begins with '>' is always the single character: the
// parser joins adjacent ones into >>, >= and >>=, because only it knows whether
// a template argument list is open.
const (
	tokEOF Tok = iota
	tokBad
	tokIdent
	tokPlaceholder // $_self, $name, $0
	tokInt
	tokFloat
	tokString
	tokChar

	tokLParen
	tokRParen
	tokLBrace
	tokRBrace
	tokLBracket
	tokRBracket
	tokComma
	tokSemi
	tokColon
	tokColons
	tokQuestion
	tokDot
	tokArrow
	tokEllipsis

	tokAssign
	tokAddAssign
	tokSubAssign
	tokMulAssign
	tokDivAssign
	tokRemAssign
	tokAndAssign
	tokOrAssign
	tokXorAssign
	tokShlAssign
	tokShrAssign // joined by the parser

	tokOrOr
	tokAndAnd
	tokOr
	tokXor
	tokAnd
	tokEq
	tokNe
	tokLt
	tokGt
	tokLe
	tokGe // joined by the parser
	tokShl
	tokShr // joined by the parser
	tokAdd
	tokSub
	tokMul
	tokDiv
	tokRem
	tokNot
	tokTilde
	tokInc
	tokDec
)

var tokText = [...]string{
	tokEOF: "end of text", tokBad: "bad character", tokIdent: "identifier", tokPlaceholder: "placeholder",
	tokInt: "integer", tokFloat: "number", tokString: "string", tokChar: "character",
	tokLParen: "(", tokRParen: ")", tokLBrace: "{", tokRBrace: "}", tokLBracket: "[", tokRBracket: "]",
	tokComma: ",", tokSemi: ";", tokColon: ":", tokColons: "::", tokQuestion: "?", tokDot: ".", tokArrow: "->",
	tokEllipsis: "...",
	tokAssign:   "=", tokAddAssign: "+=", tokSubAssign: "-=", tokMulAssign: "*=", tokDivAssign: "/=", tokRemAssign: "%=",
	tokAndAssign: "&=", tokOrAssign: "|=", tokXorAssign: "^=", tokShlAssign: "<<=", tokShrAssign: ">>=",
	tokOrOr: "||", tokAndAnd: "&&", tokOr: "|", tokXor: "^", tokAnd: "&", tokEq: "==", tokNe: "!=", tokLt: "<",
	tokGt: ">", tokLe: "<=", tokGe: ">=", tokShl: "<<", tokShr: ">>", tokAdd: "+", tokSub: "-", tokMul: "*",
	tokDiv: "/", tokRem: "%", tokNot: "!", tokTilde: "~", tokInc: "++", tokDec: "--",
}

func (t Tok) String() string { return tokText[t] }

// binaryPrec is the precedence of a binary operator, 0 for other tokens.
func binaryPrec(t Tok) int {
	switch t {
	case tokOrOr:
		return 1
	case tokAndAnd:
		return 2
	case tokOr:
		return 3
	case tokXor:
		return 4
	case tokAnd:
		return 5
	case tokEq, tokNe:
		return 6
	case tokLt, tokGt, tokLe, tokGe:
		return 7
	case tokShl, tokShr:
		return 8
	case tokAdd, tokSub:
		return 9
	case tokMul, tokDiv, tokRem:
		return 10
	}
	return 0
}

// assignOp returns the binary operator of a compound assignment, tokAssign for a plain one,
// tokEOF for any other token.
func assignOp(t Tok) Tok {
	switch t {
	case tokAssign:
		return tokAssign
	case tokAddAssign:
		return tokAdd
	case tokSubAssign:
		return tokSub
	case tokMulAssign:
		return tokMul
	case tokDivAssign:
		return tokDiv
	case tokRemAssign:
		return tokRem
	case tokAndAssign:
		return tokAnd
	case tokOrAssign:
		return tokOr
	case tokXorAssign:
		return tokXor
	case tokShlAssign:
		return tokShl
	case tokShrAssign:
		return tokShr
	}
	return tokEOF
}

// A token is a kind and a range of bytes of the text.
type token struct {
	kind     Tok
	pos, end int32
}
