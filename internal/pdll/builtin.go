package pdll

import (
	"strconv"
	"strings"
)

// A builtIn is a constraint that the language in mica declares. A declaration of the same name in a text
// hides it.
type builtIn struct {
	name string
	// code is its C++. In that of a count, # stands for the number, which is an argument in PDLL.
	code, doc string
	count     bool
	uses      UseCount // of one that is no count
}

var builtIns = []builtIn{
	{name: "HasNoUses", code: "return ::mlir::success(v.use_empty());", doc: "Nothing uses the value."},
	{name: "HasOneUse", code: "return ::mlir::success(v.hasOneUse());", doc: "The value has one use.", uses: UseCount{1, 1}},
	{name: "HasUses", code: "return ::mlir::success(v.hasNUses(#));", doc: "The value has a number of uses, an integer.", count: true},
	{name: "HasUsesAtMost", code: "return ::mlir::success(!v.hasNUsesOrMore(# + 1));", doc: "The value has not more than a number of uses, an integer.", count: true},
}

// A UseCount is the numbers of uses, from the least to the most, that a built-in constraint allows.
type UseCount struct{ Least, Most int }

// BuiltIns returns the names of the constraints that the language in mica declares, with descriptions.
func BuiltIns() (names, docs []string) {
	for _, b := range builtIns {
		names, docs = append(names, b.name), append(docs, b.doc)
	}
	return names, docs
}

// BuiltInNames returns the names of those that take only a value, and can be in a list of constraints.
func BuiltInNames() (names []string) {
	for _, b := range builtIns {
		if !b.count {
			names = append(names, b.name)
		}
	}
	return names
}

// BuiltInDoc returns the description of a built-in constraint.
func BuiltInDoc(f *Callable) string {
	for _, b := range builtIns {
		if strings.HasPrefix(f.Name.Text, b.name) && strings.Trim(f.Name.Text[len(b.name):], "0123456789") == "" {
			return b.doc
		}
	}
	return ""
}

// lookup returns what a name refers to: the built-in constraint if nothing else.
func (c *checker) lookup(name string) Decl {
	if d := c.scope.lookup(name); d != nil || c.opt.Reference {
		return d
	}
	for _, b := range builtIns {
		if b.name == name {
			return c.builtIn(b, "")
		}
	}
	return nil
}

// names returns the names that are known, for messages about others.
func (c *checker) names() []string {
	names := c.scope.all()
	if !c.opt.Reference {
		own, _ := BuiltIns()
		names = append(names, own...)
	}
	return names
}

// builtIn returns the declaration of a built-in constraint, the same one each time. number is empty for
// that of a count whose number is not known.
func (c *checker) builtIn(b builtIn, number string) *Callable {
	key := b.name + number
	if f := c.builtIns[key]; f != nil {
		return f
	}
	input := func(name string, kind CoreKind, t Type) *Var {
		return &Var{Name: name, Type: t, Constraints: []ConstraintRef{{Constraint: &CoreConstraint{Kind: kind}}}}
	}
	f := &Callable{Name: Name{Text: key}, Result: &TupleType{}, HasCode: true, Code: strings.ReplaceAll(b.code, "#", number)}
	f.Inputs = []*Var{input("v", ValueConstraint, ValueType)}
	f.Uses = &b.uses
	if n, err := strconv.Atoi(number); err == nil {
		f.Uses = &UseCount{Least: n, Most: n}
		if b.name == "HasUsesAtMost" {
			f.Uses.Least = 0
		}
	}
	if b.count && number == "" {
		f.Inputs = append(f.Inputs, input("n", AttrConstraint, AttrType))
	}
	c.builtIns[key] = f
	return f
}

// isCount reports whether a built-in constraint needs a number.
func isCount(f *Callable) bool { return f.Uses != nil && len(f.Inputs) == 2 }

// maxCount bounds the number of uses that a constraint can name.
const maxCount = 1 << 20

// countedCall returns the arguments and the constraint for the call of a count: one for its number.
func (c *checker) countedCall(l loc, ref *DeclRef, args []Expr) ([]Expr, *Callable, bool) {
	f := ref.Decl.(*Callable)
	if len(args) != 2 {
		c.errorf(l.Span, "`%s` takes a value and a number of uses, but got %d arguments", f.Name.Text, len(args))
		return nil, nil, false
	}
	n, ok := number(args[1])
	if !ok || n > maxCount {
		c.errorf(args[1].Loc(), "expected the number of uses, an integer of at most %d", maxCount)
		return nil, nil, false
	}
	for _, b := range builtIns {
		if b.name == f.Name.Text {
			return args[:1], c.builtIn(b, strconv.Itoa(n)), true
		}
	}
	panic("pdll: a count that is not built in")
}

// number returns the value of an integer literal, also as the value of a parameter.
func number(x Expr) (int, bool) {
	if r, ok := x.(*DeclRef); ok {
		if v, ok := r.Decl.(*Var); ok && v.Init != nil {
			x = v.Init
		}
	}
	a, ok := x.(*AttrExpr)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(a.Text), " : i64"))
	return n, err == nil && n >= 0
}
