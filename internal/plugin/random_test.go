package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// operations lists the operations of rules.td: class, name, parameters and results. The
// type of a value is any one, "T" for the same in all of an operation, "i" for i32 or i64.
// A group is "*" variadic or "?" optional. "@" is an attribute of a kind, "%" a property;
// "?" after its kind means that it may be absent, "=" that it has a default.
const operations = `
UnOp un x:T -> r:T
PureOp pure x:T -> r:T
BinOp bin x:T y:T -> r:T
TriOp tri x y:i32 z -> r:i32
CastOp cast x -> r
ToI32Op to_i32 x -> r:i32
ToF32Op to_f32 x:i -> r:f32
ConstOp const value@typed -> r:V
SinkOp sink x ->
Many1Op many1 xs* -> r:i32
Many2Op many2 xs* -> r:i32
Tail1Op tail1 x xs* -> r:i32
Tail2Op tail2 x xs* -> r:i32
Head1Op head1 xs*:i32 x -> r:i32
Head2Op head2 xs*:i32 x -> r:i32
Maybe1Op maybe1 x y? -> r:i32
Maybe2Op maybe2 x y? -> r:i32
SameSize1Op same_size1 xs* m ys* -> r:i32
SameSize2Op same_size2 xs* m ys* -> r:i32
Sized1Op sized1 xs* y? m zs* -> r:i32
Sized2Op sized2 xs* y? m zs* -> r:i32
Split1Op split1 x -> a:i32 b:f32
Split2Op split2 x -> a:i32 b:f32
AnyPair1Op any_pair1 x -> a b
AnyPair2Op any_pair2 x -> a b
Results1Op results1 x -> a* b:f32
Results2Op results2 x -> a* b:f32
SameResults1Op same_results1 xs* -> a*:i32 b:f32 c*:i32
SameResults2Op same_results2 xs* -> a*:i32 b:f32 c*:i32
SizedResults1Op sized_results1 x -> a* b?:f32 c*
SizedResults2Op sized_results2 x -> a* b?:f32 c*
MaybeResult1Op maybe_result1 x -> r?
MaybeResult2Op maybe_result2 x -> r?
Attrs1Op attrs1 x i@i32 s@str? d@i32= u@unit? -> r:i32
Attrs2Op attrs2 x i@i32 s@str? d@i32= u@unit? -> r:i32
Mixed1Op mixed1 s@str x color@color ys* any@any -> r:i32
Mixed2Op mixed2 s@str x color@color ys* any@any -> r:i32
Kinds1Op kinds1 i@i64 f@f32 b@bool t@type list@list sym@sym dense@dense index@index -> r:i32
Kinds2Op kinds2 i@i64 f@f32 b@bool t@type list@list sym@sym dense@dense index@index -> r:i32
Props1Op props1 x n%i64 s%string b%bool= -> r:i32
Props2Op props2 x n%i64 s%string b%bool= -> r:i32
Body1Op body1 x -> r:i32
Body2Op body2 x -> r:i32`

// An attributeKind is a kind of attribute or property: its constraint in ODS, texts of
// values in IR, and the C++ of the first ones.
type attributeKind struct {
	constraint string
	values     []string
	code       []string
}

var attributeKinds = map[string]attributeKind{
	"@i32":    {"I32Attr", []string{"3 : i32", "7 : i32", "-1 : i32", "100 : i32"}, []string{"3", "7", "-1"}},
	"@str":    {"StrAttr", []string{`"a"`, `"b"`, `""`, `"c d"`}, []string{`"a"`, `"b"`}},
	"@unit":   {"UnitAttr", []string{"unit"}, nil},
	"@color":  {"Color", []string{"0 : i32", "1 : i32", "5 : i32"}, []string{"rule::Color::Red", "rule::Color::Green"}},
	"@any":    {"AnyAttr", []string{"1 : i32", `"a"`, "[1, 2]", "f32", "{k}"}, nil},
	"@typed":  {"TypedAttrInterface", []string{"1 : i32", "2 : i64", "1.5 : f32", "3 : i32"}, nil},
	"@i64":    {"I64Attr", []string{"1", "-5", "4"}, []string{"1", "-5"}},
	"@f32":    {"F32Attr", []string{"0.5 : f32", "2.0 : f32", "-1.0 : f32"}, []string{"0.5f", "2.0f"}},
	"@bool":   {"BoolAttr", []string{"true", "false"}, []string{"true", "false"}},
	"@type":   {"TypeAttr", []string{"i32", "f32", "tensor<2xi8>"}, nil},
	"@list":   {"I64ArrayAttr", []string{"[1, 2]", "[]", "[3]"}, []string{"{1, 2}", "{}"}},
	"@sym":    {"SymbolRefAttr", []string{"@f", "@g::@h"}, nil},
	"@dense":  {"DenseI32ArrayAttr", []string{"array<i32: 4, 5>", "array<i32>"}, []string{"{4, 5}"}},
	"@index":  {"IndexAttr", []string{"9 : index", "0 : index"}, []string{"9", "0"}},
	"%i64":    {"I64Prop", []string{"4", "-2", "9"}, []string{"4", "-2"}},
	"%string": {"StringProp", []string{`"p"`, `"q"`, `""`}, []string{`"p"`, `"q"`}},
	"%bool":   {"BoolProp", []string{"true", "false"}, []string{"true", "false"}},
}

// A param is a parameter or a result group of an operation.
type param struct {
	name, typ string
	size      byte   // of a group of values: 0, '*' or '?'
	kind      string // of an attribute or property: the key in attributeKinds
	absent    bool   // it may be absent
	hasValue  bool   // it has a default
}

func (p param) isProperty() bool { return strings.HasPrefix(p.kind, "%") }

type operation struct {
	class, name string
	params      []param
	results     []param
}

func parseOperations() []*operation {
	var ops []*operation
	for line := range strings.Lines(strings.TrimSpace(operations)) {
		head, tail, _ := strings.Cut(strings.TrimSpace(line), "->")
		words := strings.Fields(head)
		o := &operation{class: words[0], name: words[1]}
		for _, w := range words[2:] {
			o.params = append(o.params, parseParam(w))
		}
		for _, w := range strings.Fields(tail) {
			o.results = append(o.results, parseParam(w))
		}
		ops = append(ops, o)
	}
	return ops
}

func parseParam(w string) param {
	var p param
	if at := strings.IndexAny(w, "@%"); at >= 0 {
		p.name, p.kind = w[:at], w[at:]
		p.absent, p.hasValue = strings.HasSuffix(w, "?"), strings.HasSuffix(w, "=")
		p.kind = strings.TrimRight(p.kind, "?=")
		return p
	}
	w, p.typ, _ = strings.Cut(w, ":")
	if last := w[len(w)-1]; last == '*' || last == '?' {
		p.size, w = last, w[:len(w)-1]
	}
	p.name = w
	return p
}

// infers reports whether a builder of the operation deduces its types.
func (o *operation) infers() bool {
	return !slices.ContainsFunc(o.results, func(p param) bool { return p.typ == "" || p.size != 0 })
}

// singles reports whether each result group is one value.
func (o *operation) singles() bool {
	return !slices.ContainsFunc(o.results, func(p param) bool { return p.size != 0 })
}

func (o *operation) is(prefix string) bool { return strings.HasPrefix(o.name, prefix) }

// A node is an operation of the source of a random rule.
type node struct {
	op     *operation
	symbol string
	args   []*arg
	either int // the first of two operands that match in either order, -1 without
}

// An arg is a parameter of a node: an operation, listed values, or anything, perhaps of a
// type or with a value.
type arg struct {
	param
	symbol string
	types  []string // of an operand that must have one of some types
	leaf   string   // the name of such a constraint
	nested *node
	list   []*arg
	listed bool
	value  int  // of an attribute that must have a value, its number plus one
	strict bool // an attribute must satisfy the constraint of its kind
}

// A symbol is a name that a rule has bound.
type symbol struct {
	param
	name   string
	op     *operation // of an operation
	strict bool
	node   *node // in which it is bound
	made   bool
}

// A rule is a random rule.
type rule struct {
	name, text string
	source     *node
	// present: the result uses an optional operand that the source must have, because
	// the reference crashes otherwise.
	present bool
}

// A ruleWriter writes random rules.
type ruleWriter struct {
	*rand.Rand
	ops     []*operation
	names   int
	symbols []symbol
	rule    *rule
	listing bool // the values of a variadic operand are being made
	either  bool // the source has operands that match in either order
	inPDLL  bool // the rule is one of PDLL
}

func newRuleWriter(seed uint64) *ruleWriter {
	return &ruleWriter{Rand: rand.New(rand.NewPCG(seed, 11)), ops: parseOperations()}
}

func (w *ruleWriter) chance(percent int) bool { return w.IntN(100) < percent }

func oneOf[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

func (w *ruleWriter) name(prefix string) string {
	w.names++
	return fmt.Sprintf("%s%d", prefix, w.names)
}

// operation returns an operation for which ok holds. There must be one.
func (w *ruleWriter) operation(ok func(o *operation) bool) *operation {
	var fit []*operation
	for _, o := range w.ops {
		if ok(o) {
			fit = append(fit, o)
		}
	}
	return oneOf(w.Rand, fit)
}

// sourceNode creates an operation of the source.
func (w *ruleWriter) sourceNode(o *operation, depth int) *node {
	n := &node{op: o, either: -1}
	if w.chance(40) {
		n.symbol = w.name("o")
	}
	if (o.is("bin") || o.is("tri")) && !w.inPDLL && w.chance(25) {
		n.either, w.either = 0, true
	}
	listed := -1 // the number of values of variadic groups if these are listed
	if !w.inPDLL && w.chance(35) && !o.is("sized") {
		listed = w.IntN(3)
	}
	for i, p := range o.params {
		plain, depth := n.either >= 0 && i < 2, depth
		if plain {
			depth = min(depth, 1) // below it, the order of locations depends on failed attempts
		}
		n.args = append(n.args, w.sourceArg(n, p, depth, listed, plain))
	}
	if n.symbol != "" && len(o.results) > 0 {
		w.symbols = append(w.symbols, symbol{name: n.symbol, op: o, node: n})
	}
	return n
}

func (w *ruleWriter) sourceArg(n *node, p param, depth, listed int, plain bool) *arg {
	a := &arg{param: p}
	bind := func(prefix string) {
		a.symbol = w.name(prefix)
		w.symbols = append(w.symbols, symbol{param: p, name: a.symbol, strict: a.strict || a.value > 0, node: n})
	}
	switch {
	case p.isProperty() && w.inPDLL: // PDL knows attributes only
	case p.kind != "":
		kind := attributeKinds[p.kind]
		switch {
		case w.chance(20) && len(kind.code) > 0:
			a.value = 1 + w.IntN(len(kind.code))
			if w.chance(40) {
				bind("a")
			}
		case w.chance(20) && !p.isProperty() && p.kind != "@any":
			a.strict = true
			bind("a")
		case w.chance(75):
			bind("a")
		}
	case p.size == 0:
		w.operand(a, depth, plain, bind)
	case p.size == '*' && listed >= 0:
		a.listed = true
		for range listed {
			e := &arg{param: param{typ: p.typ}}
			w.operand(e, depth, true, func(prefix string) {
				e.symbol = w.name(prefix)
				w.symbols = append(w.symbols, symbol{name: e.symbol, param: e.param, node: n})
			})
			a.list = append(a.list, e)
		}
		if w.chance(40) {
			bind("xs")
		}
	case w.chance(80):
		bind("xs")
	}
	return a
}

// leaves are constraints of types for operands, with the types that fulfil them.
var leaves = map[string][]string{
	"I32": {"i32"}, "F32": {"f32"}, "AnyTypeOf<[I32, I64]>": {"i32", "i64"}, "I64": {"i64"}, "AnyInteger": {"i32", "i64", "i8"},
}

var leafNames = []string{"I32", "F32", "AnyTypeOf<[I32, I64]>", "I64", "AnyInteger"}

// operand writes the pattern of one operand. plain leaves out constraints of types.
func (w *ruleWriter) operand(a *arg, depth int, plain bool, bind func(prefix string)) {
	var values []symbol
	for _, s := range w.symbols {
		if s.op == nil && s.kind == "" && s.size == 0 {
			values = append(values, s)
		}
	}
	switch {
	case depth > 0 && w.chance(45):
		a.nested = w.sourceNode(w.operation(func(o *operation) bool {
			_, ok := o.access()
			return len(o.results) > 0 && (!w.inPDLL || ok && o.reachable())
		}), depth-1)
	case len(values) > 0 && w.chance(12) && !plain && !w.either:
		a.symbol = oneOf(w.Rand, values).name
	case w.chance(20) && !plain:
		if leaf := oneOf(w.Rand, leafNames); a.typ == "" || a.typ == "T" {
			a.leaf, a.types = leaf, leaves[leaf]
		} // else the reference omits a check that equals the operation's own, also if that does not hold
		bind("x")
	case w.chance(85):
		bind("x")
	}
}
