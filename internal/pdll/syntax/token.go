package syntax

// A Kind is the kind of a token.
type Kind uint8

// The kinds of tokens. The keywords between keywordDependent and
// keywordDependentEnd can also be used as names.
const (
	EOF Kind = iota
	Bad
	Directive // #include
	Ident
	Integer
	String
	CodeBlock // [{ }]

	Arrow      // ->
	Colon      // :
	Comma      // ,
	Dot        // .
	Equal      // =
	EqualArrow // =>
	Semicolon  // ;
	Less       // <
	Greater    // >
	LBrace     // {
	RBrace     // }
	LParen     // (
	RParen     // )
	LSquare    // [
	RSquare    // ]
	Underscore // _
	Caret      // ^, in mica only

	keywordBegin
	KwAttrExpr // attr
	KwOpExpr   // op
	KwTypeExpr // type
	keywordDependentEnd

	KwAttr
	KwConstraint
	KwErase
	KwLet
	KwNot
	KwOp
	KwPattern
	KwReplace
	KwReturn
	KwRewriteStmt // rewrite
	KwRewrite     // Rewrite
	KwType
	KwTypeRange
	KwValue
	KwValueRange
	KwWith
	keywordEnd
)

// IsKeyword reports whether k is a keyword of any sort.
func (k Kind) IsKeyword() bool { return k > keywordBegin && k < keywordEnd }

// isName reports whether a token of that kind can name a variable.
func (k Kind) isName() bool {
	return k == Ident || k > keywordBegin && k < keywordDependentEnd
}

// isWord reports whether k is spelled as an identifier.
func (k Kind) isWord() bool { return k == Ident || k.IsKeyword() }

// A Range is the half-open range of bytes [Start, End) of a file.
type Range struct{ Start, End uint32 }

// A Token is a kind and a range.
type Token struct {
	Kind Kind
	Range
}

// keyword returns the kind of a word.
func keyword(s []byte) Kind {
	switch string(s) {
	case "_":
		return Underscore
	case "attr":
		return KwAttrExpr
	case "op":
		return KwOpExpr
	case "type":
		return KwTypeExpr
	case "Attr":
		return KwAttr
	case "Constraint":
		return KwConstraint
	case "erase":
		return KwErase
	case "let":
		return KwLet
	case "not":
		return KwNot
	case "Op":
		return KwOp
	case "Pattern":
		return KwPattern
	case "replace":
		return KwReplace
	case "return":
		return KwReturn
	case "rewrite":
		return KwRewriteStmt
	case "Rewrite":
		return KwRewrite
	case "Type":
		return KwType
	case "TypeRange":
		return KwTypeRange
	case "Value":
		return KwValue
	case "ValueRange":
		return KwValueRange
	case "with":
		return KwWith
	}
	return Ident
}

// Keywords returns the words that are no names.
func Keywords() []string {
	return []string{"attr", "op", "type", "Attr", "Constraint", "erase", "let", "not", "Op", "Pattern", "replace", "return", "rewrite", "Rewrite", "Type", "TypeRange", "Value",
		"ValueRange", "with"}
}

// Unquote returns the value of a string or code block token, given its spelling
// with quotes. The lexer has checked the escapes.
func Unquote(spelling []byte) string {
	n := 1
	if len(spelling) > 0 && spelling[0] == '[' {
		n = 2
	}
	if len(spelling) < 2*n {
		return ""
	}
	s := spelling[n : len(spelling)-n]
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c != '\\' || i+1 >= len(s) {
			out = append(out, c)
			continue
		}
		i++
		switch c = s[i]; c {
		case '"', '\\':
			out = append(out, c)
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			i++
			if i >= len(s) {
				return string(out)
			}
			out = append(out, hexDigit(c)<<4|hexDigit(s[i]))
		}
	}
	return string(out)
}

func hexDigit(c byte) byte {
	switch {
	case c >= '0' && c <= '9':
		return c - '0'
	case c >= 'a' && c <= 'f':
		return c - 'a' + 10
	case c >= 'A' && c <= 'F':
		return c - 'A' + 10
	}
	return 0
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}
