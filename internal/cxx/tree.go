package cxx

// An opcode is the operation of a typed tree node.
type opcode uint8

// The operations of the typed tree. x, y and z are the operands of a node.
const (
	opPoison   opcode = iota // fails with problem
	opConst                  // val
	opSlot                   // frame[slot]
	opVariable               // frame[slot], or the variable whose address that is
	opLocal                  // local[slot]
	opCall                   // fn(list...)
	opIsa                    // x is one of types; flags: present
	opCast                   // x as t; flags: present, dyn
	opNot                    // !x
	opNeg                    // -x
	opCompl                  // ~x
	opAnd                    // x && y
	opOr                     // x || y
	opCond                   // x ? y : z
	opArith                  // x tok y, both of type t (a shift: y of any integer type)
	opCompare                // x tok y, both numbers of the same type, or strings
	opEqual                  // x == y, or != with tok, compared as type ct
	opConvert                // x as a number of type t
	opRetype                 // x; its values are also values of type t
	opBool                   // x is true: not zero, not null, engaged
	opCheck                  // x, which must be an object of t's class
	opUnwrap                 // the value of the optional x
	opNonNull                // x, which must not be null
	opAddr                   // pointer to the variable x (opSlot, opLocal, opIndex)
	opLoad                   // the value that the pointer x points to
	opAssign                 // x = y
	opUpdate                 // ++x, x++, x += 1: x = y, where local[slot] is the old x; flags: postfix
	opList                   // list of values in the arena
	opCopy                   // copy of the list x as a vector
	opIndex                  // x[y]
	opField                  // element slot of the tuple x
	opSeq                    // x, then y
	opLambda                 // captures by copy: list of opAssign; no value
	opInvoke                 // call of the lambda lam with list; x is evaluated first
	opFunction               // x, a lambda or function, as a value; calls[0] is its code
	opBody                   // statements, for a whole program
)

// Flags of nodes.
const (
	flagPresent = 1 << iota // null is allowed, as in isa_and_present
	flagDyn                 // a failing cast returns null
	flagPostfix             // x++
	flagDecl                // an assignment declares its variable
	flagAlias               // a variable that is a reference to something that has no address
)

// A tree is a node of the typed tree, which the checker builds from the syntax
// tree. Every name is resolved and every conversion explicit. Both back ends,
// closures and Go text, translate it.
type tree struct {
	op    opcode
	flags uint8
	tok   Tok
	t     *Type
	at    span

	x, y, z *tree
	list    []*tree
	slot    int
	val     Value
	fn      *Func
	types   []*Type // opIsa
	ct      *Type   // opEqual
	lam     *funcBody
	calls   []*Callable // lambdas that fn calls back
	problem *Problem
	name    string // spelling of a variable or placeholder in the source
	lvalue  bool   // denotes a place that can be assigned to
}

// A stmtKind is the kind of a statement in the typed tree.
type stmtKind uint8

const (
	stBlock  stmtKind = iota
	stExpr            // x
	stReturn          // x, may be nil
	stIf              // init in list[0], cond x, then list[1], else list[2]; nil where absent
	stLoop            // init list[0], cond x (nil: always), post y, body list[1]; flags: do
	stRange           // local slot idx.. over x: body list[1]
	stSwitch          // x against cases
	stBreak
	stContinue
	stFinally // list[0], then x, a destructor, however list[0] ends
)

// An stree is a statement of the typed tree.
type stree struct {
	kind stmtKind
	x, y *tree
	do   bool
	list []*stree

	slot  int  // stRange: the local for the element
	ref   bool // stRange: the local holds the address of the element
	cases []*caseTree
}

// A caseTree is a labelled piece of a switch.
type caseTree struct {
	values  []*tree
	isDeflt bool
	body    []*stree
}

// A funcBody is a lambda compiled for a list of parameter types.
type funcBody struct {
	params []int // locals
	names  []string
	types  []*Type
	result *Type
	body   *stree
	at     span
	eval   evalFn // set by the closure generator, as is the cost of a call
	cost   int
}
