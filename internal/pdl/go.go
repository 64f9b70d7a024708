package pdl

import (
	"fmt"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A GoWriter translates patterns to Go: the tree of each set of patterns to functions that
// match, one for each root, and the rewrites to one function for each pattern. The functions
// are methods of a state type, and call package rewrite/compiled for functions that many rules
// need. The caller declares everything that the functions refer to; the fields list it.
type GoWriter struct {
	// State is the name of the functions' receiver type.
	State string
	// Native returns the call of a native function, an expression; its results are the
	// results of the function and then a bool for a constraint, an error for a rewrite.
	Native func(n *GoNative, args []string) string
	// Explain also writes functions that explain failed matches.
	Explain bool
	// RootLocations gives new operations the location of the root instead of the fusion of all
	// matched operations' locations.
	RootLocations bool

	Patterns []*GoPattern
	Roots    []*GoRoot   // in order
	Ops      []GoName    // the definitions of operations
	Slots    []GoSlot    // the slots of attributes
	Attrs    []GoAttr    // the constant attributes
	Types    []GoType    // the constant types
	Lists    []GoTypes   // the constant lists of types
	Tables   []GoTable   // the switches that are looked up
	Scratch  []GoScratch // memory of the state

	matching, rewriting, explaining strings.Builder
	names                           map[string]bool
	fields                          map[any]string  // the names of the tables and fields
	early                           map[string]bool // see IsEarly
}

// A GoNative is a native function that a pattern calls.
type GoNative struct {
	Name    string
	Rewrite bool          // a rewrite, not a constraint
	Op      *ir.Operation // the pdl operation that applies it
	Natives *rewrite.Natives
	Args    []string // the Go types of the arguments
	Results []string // and of the results
	// GoWriter.Native sets CanFail for a constraint that may report errors to the rewriter,
	// and Step for a rewrite whose call has no result, not even an error.
	CanFail, Step bool
	// Compact means that a rewrite does not need the location as such.
	Compact bool
}

// A GoPattern is a pattern: its number is its index in the writer's list.
type GoPattern struct {
	*rewrite.Pattern
	Inputs  string // the name of the type of the inputs of the rewrite, and of its field
	Fields  []GoField
	Many    bool   // it may match an operation several times: the field is a list
	Rewrite string // the name of the function
	Holds   string // the name of the function that explains
	// Conditions are what the predicates are called where they do not hold.
	Conditions []GoCondition
}

// A GoCondition has the fields of a compiled.Condition.
type GoCondition struct{ Reason, Sees, At string }

// A GoField is a field of the inputs of a rewrite.
type GoField struct{ Name, Type string }

// A GoRoot is the matching function for operations with a name.
type GoRoot struct {
	Op      string // "" for all that have no other root of the same set
	Matcher int    // the number of the set
	Func    string
	Sort    bool // sort the matches by the numbers of their patterns
}

// The functions refer to the following as fields of the state.
type (
	// A GoName is the definition of an operation.
	GoName struct{ Field, Name string }
	// A GoSlot is the slot of an attribute in the definition that another field has.
	GoSlot struct{ Field, Op, Attr string }
	// A GoAttr is a constant attribute.
	GoAttr struct {
		Field string
		Value ir.Attribute
	}
	// A GoType is a constant type.
	GoType struct {
		Field string
		Value ir.Type
	}
	// A GoTypes is a constant list of types.
	GoTypes struct {
		Field  string
		Values []ir.Type
	}
	// A GoTable numbers the values of other fields from 1 on, for a long switch.
	GoTable struct {
		Field, Key string // Key is the type of the values
		Values     []string
	}
	// A GoScratch is memory that a function reuses.
	GoScratch struct{ Field, Type string }
)

// Matching returns the functions that match, Rewriting those that rewrite, and Explaining
// those that explain.
func (w *GoWriter) Matching() string   { return w.matching.String() }
func (w *GoWriter) Rewriting() string  { return w.rewriting.String() }
func (w *GoWriter) Explaining() string { return w.explaining.String() }

// Add translates a set of patterns. Matches are found in the same order as by the set's own
// matcher.
func (w *GoWriter) Add(p *Patterns) diag.List {
	if w.names == nil {
		w.names, w.fields, w.early = map[string]bool{}, map[any]string{}, map[string]bool{}
	}
	if len(p.ops) == 0 {
		return nil
	}
	c := newCompiler(p.ops[0].Context(), p.natives)
	g := &goSet{GoWriter: w, compiler: c, first: len(w.Patterns), inOrder: p.InOrder}
	if len(w.Roots) > 0 {
		g.matcher = w.Roots[len(w.Roots)-1].Matcher + 1
	}
	for i, op := range p.ops {
		c.try(func() {
			rc := &rewriteCompiler{compiler: c, pattern: c.collect(op), regs: map[*ir.Value]ref{}}
			start := rc.compile()
			g.rewrites = append(g.rewrites, goRewrite{start: int(start), inputs: rc.inputs})
			name := p.patterns[i].Name
			if name == "" {
				name = "pattern" + strconv.Itoa(len(w.Patterns)+1)
			}
			w.Patterns = append(w.Patterns, &GoPattern{
				Pattern: p.patterns[i],
				Inputs:  w.unique(Identifier(name, false)),
				Rewrite: w.unique("rewrite" + Identifier(name, true)),
			})
		})
	}
	if c.diags.HasErrors() {
		return c.diags
	}
	c.try(func() {
		g.matchers()
		for i := range c.patterns {
			g.writeRewrite(i)
		}
		if w.Explain {
			for i, op := range p.ops {
				g.explain(p, i, op)
			}
		}
	})
	return c.diags
}

// A goSet is one set of patterns of a writer.
type goSet struct {
	*GoWriter
	*compiler
	matcher  int
	first    int // the number of the first pattern
	inOrder  bool
	rewrites []goRewrite
}

// A goRewrite is where the rewrite of a pattern is in the program.
type goRewrite struct {
	start  int
	inputs []ref
	in     *goInputs // nil until it is needed
}

// Identifier returns a Go identifier that resembles a name.
func Identifier(name string, exported bool) string {
	var b strings.Builder
	upper := exported
	for _, r := range name {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			upper = b.Len() > 0 || exported
			continue
		case b.Len() == 0 && unicode.IsDigit(r):
			b.WriteByte('x')
		case b.Len() == 0 && !exported:
			r = unicode.ToLower(r)
		case upper:
			r = unicode.ToUpper(r)
		}
		upper = false
		b.WriteRune(r)
	}
	if b.Len() == 0 {
		return "x"
	}
	return b.String()
}

// unique returns a name that no other thing of the writer has.
func (w *GoWriter) unique(name string) string {
	base := name
	for i := 2; w.names[name] || token.IsKeyword(name) || slices.Contains(reserved[:], name); i++ {
		name = base + "_" + strconv.Itoa(i)
	}
	w.names[name] = true
	return name
}

// reserved are the names that the functions use themselves.
var reserved = [...]string{"s", "m", "x", "r", "op", "root", "to", "first", "ok", "err", "ir", "rewrite", "compiled", "nil", "true", "false", "len", "append", "natives",
	"patterns", "entries", "bool", "int", "string", "error", "loops"}

// field returns the name of the field for a key; add declares it when it is new.
func (w *GoWriter) field(key any, name string, add func(field string)) string {
	f, ok := w.fields[key]
	if !ok {
		f = w.unique(name)
		w.fields[key] = f
		add(f)
	}
	return "s." + f
}

type opKey string

// OpField returns the expression for the definition of an operation.
func (w *GoWriter) OpField(name string) string {
	w.early[name] = true
	return w.opField(name)
}

// IsEarly reports whether the definition of an operation must be known before the rules are applied. The definitions
// of operations that rules only create are looked up when they are created: a context loads them then.
func (w *GoWriter) IsEarly(op GoName) bool { return w.early[op.Name] }

func (w *GoWriter) opField(name string) string {
	return w.field(opKey(name), "op"+Identifier(name, true), func(f string) { w.Ops = append(w.Ops, GoName{f, name}) })
}

type slotKey struct{ op, attr string }

// slotField returns the field of the slot that an attribute has in a definition.
func (w *GoWriter) slotField(op, attr string) string {
	return w.field(slotKey{op, attr}, "slot"+Identifier(op, true)+Identifier(attr, true), func(f string) {
		w.Slots = append(w.Slots, GoSlot{f, strings.TrimPrefix(w.OpField(op), "s."), attr})
	})
}

func (w *GoWriter) attrField(a ir.Attribute) string {
	return w.field(a, "attr"+strconv.Itoa(len(w.Attrs)+1), func(f string) { w.Attrs = append(w.Attrs, GoAttr{f, a}) })
}

func (w *GoWriter) typeField(t ir.Type) string {
	return w.field(t, "type"+Identifier(shortName(t.String()), true), func(f string) { w.Types = append(w.Types, GoType{f, t}) })
}

// shortName returns the text of a type if it is short.
func shortName(text string) string {
	if len(text) > 12 {
		return ""
	}
	return text
}

type listKey struct{ list ir.Attribute }

// listField takes an array of TypeAttr.
func (w *GoWriter) listField(array ir.Attribute) string {
	return w.field(listKey{array}, "types"+strconv.Itoa(len(w.Lists)+1), func(f string) { w.Lists = append(w.Lists, GoTypes{f, typeList(array)}) })
}

// scratch returns a field for temporary data.
func (w *GoWriter) scratch(typ string) string {
	f := w.unique("scratch" + strconv.Itoa(len(w.Scratch)+1))
	w.Scratch = append(w.Scratch, GoScratch{f, typ})
	return "s." + f
}

// placeText returns the place of an operation as package rewrite/compiled takes it, as a Go
// literal.
func placeText(op *ir.Operation) string {
	if op == nil {
		return `""`
	}
	name, line, col := op.Location().Place().Resolve()
	if name == "" {
		return `""`
	}
	return strconv.Quote(fmt.Sprintf("%s:%d:%d", name, line, col))
}

// goTypes are the types of native arguments by kind.
var goTypes = [numKinds]string{
	operationValue:      "*ir.Operation",
	valueValue:          "*ir.Value",
	typeValue:           "ir.Type",
	attributeValue:      "ir.Attribute",
	valueRangeValue:     "[]*ir.Value",
	typeRangeValue:      "[]ir.Type",
	operationRangeValue: "[]*ir.Operation",
	attributeRangeValue: "[]ir.Attribute",
}
