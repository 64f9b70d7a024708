package syntax

// A Kind is the kind of a token.
type Kind uint8

// The kinds of tokens.
const (
	EOF Kind = iota
	Invalid

	// Literals and names.
	Ident
	Int
	BinInt // 0b..., which has a width
	String
	Code    // [{...}]
	VarName // $name
	Bang    // !name; the operator is in Token.Op

	// Punctuation.
	Minus
	Plus
	LSquare
	RSquare
	LBrace
	RBrace
	LParen
	RParen
	Less
	Greater
	Colon
	Semi
	Comma
	Dot
	DotDotDot
	Equal
	Question
	Hash

	// Imported is an include directive whose file Options.Import knows.
	Imported

	// Keywords.
	KwAssert
	KwBit
	KwBits
	KwClass
	KwCode
	KwDag
	KwDef
	KwDefm
	KwDefset
	KwDeftype
	KwDefvar
	KwDump
	KwElse
	KwFalse
	KwField
	KwForeach
	KwIf
	KwIn
	KwInclude
	KwInt
	KwLet
	KwList
	KwMulticlass
	KwString
	KwThen
	KwTrue
)

var keywords = map[string]Kind{
	"assert": KwAssert, "bit": KwBit, "bits": KwBits, "class": KwClass, "code": KwCode, "dag": KwDag,
	"def": KwDef, "defm": KwDefm, "defset": KwDefset, "deftype": KwDeftype, "defvar": KwDefvar,
	"dump": KwDump, "else": KwElse, "false": KwFalse, "field": KwField, "foreach": KwForeach,
	"if": KwIf, "in": KwIn, "include": KwInclude, "int": KwInt, "let": KwLet, "list": KwList,
	"multiclass": KwMulticlass, "string": KwString, "then": KwThen, "true": KwTrue,
}

// keywordStart holds, for each first byte, a bit set of the lengths of keywords
// that start with it. Most identifiers are rejected without a lookup.
var keywordStart = func() (t [256]uint16) {
	for k := range keywords {
		t[k[0]] |= 1 << len(k)
	}
	return t
}()

// A Token is a token with its location. Its text is not copied.
type Token struct {
	Kind Kind
	Op   Op  // of Bang
	Loc  Loc // of the first byte
	End  Loc // past the last byte

	Text string // value of Ident, VarName (without $), String and Code, otherwise ""
	Val  int64  // value of Int and BinInt
}

// An Op is a bang operator.
type Op uint8

// The bang operators, and the operators that exist only in slices.
const (
	NoOp Op = iota
	OpAdd
	OpAnd
	OpCast
	OpCon
	OpCond
	OpDag
	OpDiv
	OpEmpty
	OpEq
	OpExists
	OpFilter
	OpFind
	OpFoldl
	OpForeach
	OpGe
	OpGetDagArg
	OpGetDagName
	OpGetDagOp
	OpGetDagOpName
	OpGt
	OpHead
	OpIf
	OpInitialized
	OpInstances
	OpInterleave
	OpIsA
	OpLe
	OpListConcat
	OpListFlatten
	OpListRemove
	OpListSplat
	OpLogTwo
	OpLt
	OpMatch
	OpMul
	OpNe
	OpNot
	OpOr
	OpRange
	OpRepr
	OpSetDagArg
	OpSetDagName
	OpSetDagOp
	OpSetDagOpName
	OpShl
	OpSize
	OpSra
	OpSrl
	OpStrConcat
	OpSub
	OpSubst
	OpSubstr
	OpTail
	OpToLower
	OpToUpper
	OpXor

	OpListElem  // x[i]
	OpListSlice // x[i, j]
	OpRangeC    // i...j in a slice
	numOps
)

var opNames = [numOps]string{
	OpAdd: "add", OpAnd: "and", OpCast: "cast", OpCon: "con", OpCond: "cond", OpDag: "dag", OpDiv: "div",
	OpEmpty: "empty", OpEq: "eq", OpExists: "exists", OpFilter: "filter", OpFind: "find", OpFoldl: "foldl",
	OpForeach: "foreach", OpGe: "ge", OpGetDagArg: "getdagarg", OpGetDagName: "getdagname",
	OpGetDagOp: "getdagop", OpGetDagOpName: "getdagopname", OpGt: "gt", OpHead: "head", OpIf: "if",
	OpInitialized: "initialized", OpInstances: "instances", OpInterleave: "interleave", OpIsA: "isa",
	OpLe: "le", OpListConcat: "listconcat", OpListFlatten: "listflatten", OpListRemove: "listremove",
	OpListSplat: "listsplat", OpLogTwo: "logtwo", OpLt: "lt", OpMatch: "match", OpMul: "mul", OpNe: "ne",
	OpNot: "not", OpOr: "or", OpRange: "range", OpRepr: "repr", OpSetDagArg: "setdagarg",
	OpSetDagName: "setdagname", OpSetDagOp: "setdagop", OpSetDagOpName: "setdagopname", OpShl: "shl",
	OpSize: "size", OpSra: "sra", OpSrl: "srl", OpStrConcat: "strconcat", OpSub: "sub", OpSubst: "subst",
	OpSubstr: "substr", OpTail: "tail", OpToLower: "tolower", OpToUpper: "toupper", OpXor: "xor",
}

// String returns the operator's name without the exclamation mark.
func (o Op) String() string { return opNames[o] }

// oldOps are names of operators before LLVM 22.
var oldOps = map[string]Op{"getop": OpGetDagOp, "setop": OpSetDagOp}

var opsByName = func() map[string]Op {
	m := map[string]Op{}
	for o, name := range opNames {
		if name != "" {
			m[name] = Op(o)
		}
	}
	return m
}()
