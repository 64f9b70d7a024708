package drr

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// Read reads the rules of a module in the order of their names. Those with an error
// are in the list, too, with the errors in Problems.
func Read(m *ods.Module) ([]*Rule, diag.List) { return newReader(m).read() }

// ReadForGenerator is [Read] with errors as the generator of mlir-tblgen reports them: the first
// one, at the definition of its rule.
func ReadForGenerator(m *ods.Module) ([]*Rule, *diag.Diagnostic) {
	r := newReader(m)
	r.atRules = true
	rules, errs := r.read()
	if len(errs) > 0 {
		return nil, errs[0]
	}
	return rules, nil
}

func newReader(m *ods.Module) *reader {
	r := &reader{module: m, ops: map[*tablegen.Record]*ods.Operator{}}
	for _, op := range m.Ops {
		r.ops[op.Record] = op
	}
	return r
}

func (r *reader) read() ([]*Rule, diag.List) {
	var rules []*Rule
	unnamed := 0
	for _, rec := range r.module.Records.DerivedFrom("Pattern") {
		before := len(r.diags)
		r.rec, r.whole, r.dags = rec, &place{rec: rec}, 0
		rule := &Rule{Record: rec, Name: rec.Name()}
		if rec.IsAnonymous() {
			rule.Name = fmt.Sprintf("GeneratedConvert%d", unnamed)
			unnamed++
		}
		r.rule(rule)
		rule.Problems = r.diags[before:]
		rules = append(rules, rule)
	}
	return rules, r.diags
}

// A reader reads the rule of one record at a time.
type reader struct {
	module *ods.Module
	ops    map[*tablegen.Record]*ods.Operator
	rec    *tablegen.Record
	whole  *place // the rule as a whole
	dags   int    // how many dags of the rule have been read
	diags  diag.List
	// foreign: an operation with an argument that is no operation has the wrong number of arguments.
	foreign bool
	// atRules reports errors at the definitions of rules.
	atRules bool
}

// errorf reports an error at a place in the rule, or at its definition as the reference does.
func (r *reader) errorf(at *place, format string, args ...any) {
	if r.atRules {
		at = r.whole
	}
	addNotes(r.diags.Errorf(diag.At(at.pos()), format, args...), r.rec)
}

// locationError reports an error in the location of an operation. The reference does so without a place.
func (r *reader) locationError(at *place, message string) {
	if r.atRules {
		r.diags.Add(&diag.Diagnostic{Message: message, Bare: true})
	} else {
		r.errorf(at, "%s", message)
	}
}

// notAnOp reports a definition that is used as an operation.
func (r *reader) notAnOp(def *tablegen.Record, at *place) {
	err := r.diags.Errorf(diag.At(def.Pos()), "Record `%s' does not have a field named `opDialect'!", def.Name())
	if !r.atRules {
		err.Notef(diag.At(at.pos()), "it is used as an operation by this rule")
	}
}

// place returns the place of the next dag of the rule.
func (r *reader) place(dag *tablegen.DagValue) *place {
	r.dags++
	return &place{rec: r.rec, dag: dag, index: r.dags - 1}
}

// rule reads and checks a rule. The parts are read in the order of their dags, but errors are
// in the order in which mlir-tblgen finds them.
func (r *reader) rule(rule *Rule) {
	source, ok := r.rec.Dag("sourcePattern")
	if !ok {
		r.errorf(r.whole, "Record `%s', field `sourcePattern' does not have a dag initializer!", r.rec.Name())
		return
	}
	start := len(r.diags)
	r.foreign = false
	sourceErrors := r.apart(func() { rule.Source = r.node(source, r.place(source), inSource) })
	if r.foreign { // which the generator finds after unknown operations in results
		rule.Results = r.nodes("resultPatterns")
		r.diags = append(r.diags, sourceErrors...)
	} else {
		r.diags = append(r.diags, sourceErrors...)
		rule.Results = r.nodes("resultPatterns")
	}
	supplemental, supplementalErrors := r.nodesApart("supplementalPatterns")
	constraintErrors := r.apart(func() { r.constraints(rule) })
	if rule.Source != nil {
		rule.Ops = countOps(rule.Source)
	}
	rule.Benefit = rule.Ops + r.benefit()
	if rule.Benefit < 0 || rule.Benefit > math.MaxUint16-1 {
		r.errorf(r.whole, "the benefit %d is not between 0 and %d", rule.Benefit, math.MaxUint16-1)
	}
	good := func() bool { return !r.diags[start:].HasErrors() }
	c := &checker{reader: r, symbols: map[string]*binding{}}
	bound := good() && c.source(rule.Source)
	r.diags = append(r.diags, constraintErrors...)
	for _, k := range rule.Constraints {
		c.constraint(k, bound)
	}
	if bound = bound && good(); bound {
		c.results(rule)
	}
	c.supplemental = true // these bind no symbols
	for i, n := range supplemental {
		r.diags = append(r.diags, supplementalErrors[i]...)
		if n == nil {
			continue
		}
		rule.Supplemental = append(rule.Supplemental, n)
		if bound && good() {
			c.result(n, false)
		}
	}
}

// apart returns the diagnostics of f, which are not reported yet.
func (r *reader) apart(f func()) diag.List {
	before := len(r.diags)
	f()
	list := slices.Clone(r.diags[before:])
	r.diags = r.diags[:before]
	return list
}

// nodes reads the dags of a field.
func (r *reader) nodes(field string) []*Node {
	nodes, errs := r.nodesApart(field)
	r.diags = append(r.diags, slices.Concat(errs...)...)
	return slices.DeleteFunc(nodes, func(n *Node) bool { return n == nil })
}

// nodesApart is nodes with the errors of each dag; a dag with errors has a nil node.
func (r *reader) nodesApart(field string) ([]*Node, []diag.List) {
	l, _ := r.rec.List(field)
	nodes, errs := make([]*Node, len(l)), make([]diag.List, len(l))
	for i, v := range l {
		errs[i] = r.apart(func() {
			if dag, ok := v.(*tablegen.DagValue); ok {
				nodes[i] = r.node(dag, r.place(dag), inResult)
			} else {
				r.errorf(r.whole, "result pattern must be a dag")
			}
		})
	}
	return nodes, errs
}

func (r *reader) benefit() int {
	dag, ok := r.rec.Dag("benefitDelta")
	if !ok {
		return 0
	}
	if len(dag.Args) == 1 {
		if n, ok := dag.Args[0].(*tablegen.IntValue); ok {
			return int(n.V)
		}
	}
	r.errorf(r.place(dag), "The 'addBenefit' takes and only takes one integer value")
	return 0
}

// side is the part of a rule in which a node occurs.
type side uint8

const (
	inSource side = iota
	inResult
)

// operators maps the names of directives to node kinds.
var operators = map[string]NodeKind{
	"replaceWithValue": ReplaceWithValue,
	"location":         Location,
	"returnType":       ReturnType,
	"either":           Either,
	"variadic":         Variadic,
}

// Directives returns the names of the directives that MLIR has, in alphabetical order.
func Directives() []string { return slices.Sorted(maps.Keys(operators)) }

// regionOperators are the directives that mica adds.
var regionOperators = map[string]NodeKind{
	"regions":      Regions,
	"cloneRegion":  CloneRegion,
	"emptyRegion":  EmptyRegion,
	"inlineRegion": InlineRegion,
	"successors":   Successors,
}

// node reads a dag. It returns nil after an error.
func (r *reader) node(dag *tablegen.DagValue, at *place, s side) *Node {
	d, ok := dag.Op.(*tablegen.DefValue)
	if !ok {
		r.errorf(at, "unexpected operator of a dag in a rule: %s", dag.Op)
		return nil
	}
	n := &Node{Dag: dag, Record: d.Rec, Index: -1, at: at}
	switch kind, ok := operators[d.Rec.Name()]; {
	case ok:
		n.Kind = kind
	case d.Rec.IsSubClassOf("NativeCodeCall"):
		n.Kind = NativeNode
		n.Native = readNative(d.Rec)
	case d.Rec.IsSubClassOf("Op"):
		n.Kind = OpNode
		if n.Op = r.ops[d.Rec]; n.Op == nil {
			if r.atRules {
				r.diags.Add(r.module.Errors[d.Rec])
			} else {
				r.errorf(at, "the definition of op '%s' has errors", d.Rec.Name())
			}
			return nil
		}
	default:
		if n.Kind, ok = regionOperators[d.Rec.Name()]; !ok || r.atRules {
			r.notAnOp(d.Rec, at)
			return nil
		}
	}
	if r.atRules && s == inSource && n.Kind == OpNode && !r.foreignArity(n) {
		return nil
	}
	n.bind(dag.OpName) // "_" is a symbol here
	for i, v := range dag.Args {
		if a := r.arg(v, dag.ArgNames[i], at.arg(i), s); a != nil {
			n.Args = append(n.Args, a)
		}
	}
	if n.Kind == OpNode || n.Kind == NativeNode {
		n.takeDirectives()
	}
	return n
}

// foreignArity checks the number of arguments of an operation in a source pattern if one of them is a dag whose operator is
// no operation. The generator counts it before it finds that out.
func (r *reader) foreignArity(n *Node) bool {
	count, foreign := len(n.Dag.Args), false
	for _, v := range n.Dag.Args {
		dag, ok := v.(*tablegen.DagValue)
		if !ok {
			continue
		}
		d, ok := dag.Op.(*tablegen.DefValue)
		if !ok {
			continue
		}
		kind, directive := operators[d.Rec.Name()]
		switch {
		case directive && kind == Either:
			count++
		case directive && (kind == Location || kind == ReturnType):
			count--
		case !directive && !d.Rec.IsSubClassOf("Op") && !d.Rec.IsSubClassOf("NativeCodeCall"):
			foreign = true
		}
	}
	if !foreign || count == len(n.Op.Args) {
		return true
	}
	r.foreign = true
	r.errorf(n.at, "op '%s' argument number mismatch: %d in pattern vs. %d in definition", n.Op.Name(), count, len(n.Op.Args))
	return false
}

// bind binds a symbol to the node.
func (n *Node) bind(symbol string) {
	n.Name, n.Index = symbol, -1
	if n.Kind == OpNode || n.Kind == NativeNode || n.Kind == InlineRegion {
		n.Name, n.Index = SplitSymbol(symbol)
	}
}

// symbolName returns the symbol that a name binds; "_" binds none.
func symbolName(s string) string {
	if s == "_" {
		return ""
	}
	return s
}

func readNative(rec *tablegen.Record) *Native {
	n := &Native{Record: rec, Returns: 1}
	n.Expression, _ = rec.String("expression")
	if k, ok := rec.Int("numReturns"); ok {
		n.Returns = int(k)
	}
	return n
}

// takeDirectives removes location, returnType, regions and successors from the end of the arguments.
func (n *Node) takeDirectives() {
	for len(n.Args) > 0 {
		last := n.Args[len(n.Args)-1]
		if last.Kind != Nested {
			break
		}
		var directive **Node
		switch last.Node.Kind {
		case Location:
			directive = &n.Location
		case ReturnType:
			directive = &n.ReturnTypes
		case Regions:
			directive = &n.Regions
		case Successors:
			directive = &n.Successors
		default:
			return
		}
		if *directive != nil && n.repeated == nil {
			n.repeated = last
		}
		*directive = last.Node
		n.Args = n.Args[:len(n.Args)-1]
	}
}

func (r *reader) arg(v tablegen.Value, name string, at *place, s side) *Arg {
	a := &Arg{Name: symbolName(name), at: at}
	if _, ok := v.(tablegen.UnsetValue); ok && s == inResult {
		a.Name = name // $_ is a wildcard only in a source pattern
	}
	switch v := v.(type) {
	case *tablegen.DagValue:
		if leaf := r.callOnSymbol(v, s); leaf != nil {
			a.Kind, a.Name, a.Native = NativeLeaf, v.OpName, leaf
			return a
		}
		a.Kind = Nested
		if a.Node = r.node(v, at, s); a.Node == nil {
			return nil
		}
		a.Name = "" // only (A:$x ...) binds x, not (A ...):$x
		return a
	case *tablegen.StringValue:
		a.Kind, a.Value = StringLeaf, v.S
		return a
	case *tablegen.DefValue:
		return r.leaf(a, v.Rec, s)
	case tablegen.UnsetValue:
		a.Kind = Symbol
		return a
	}
	if s == inResult {
		r.errorf(at, "referencing unbound symbol '%s'", name)
		return nil
	}
	r.errorf(at, "unexpected argument of a dag in a rule: %s", v)
	return nil
}

// callOnSymbol returns the native call of a dag (Call:$symbol) in a result, which is how the manual passes
// the symbol as $_self. It returns nil for any other dag. The generator binds the symbol to the call's
// result.
func (r *reader) callOnSymbol(dag *tablegen.DagValue, s side) *Native {
	d, ok := dag.Op.(*tablegen.DefValue)
	if !ok || s != inResult || r.atRules || dag.OpName == "" || len(dag.Args) > 0 || !d.Rec.IsSubClassOf("NativeCodeCall") {
		return nil
	}
	if n := readNative(d.Rec); strings.Contains(n.Expression, "$_self") {
		return n
	}
	return nil
}

// leaf reads an argument that refers to a definition.
func (r *reader) leaf(a *Arg, rec *tablegen.Record, s side) *Arg {
	switch {
	case spelling.EnumCase.Is(rec):
		a.Kind = ConstantLeaf
		n, _ := rec.Int("value")
		a.Case = &ods.EnumCase{Record: rec, Value: n}
		a.Case.Symbol, _ = rec.String("symbol")
		a.Case.Text, _ = rec.String("str")
		if rec.IsSubClassOf("Attr") {
			a.Attr = r.module.Attribute(rec)
		}
	case rec.IsSubClassOf("ConstantAttr"):
		a.Kind = ConstantLeaf
		a.Value, _ = rec.String("value")
		if d, ok := rec.Def("attr"); ok {
			a.Attr = r.module.Attribute(d)
		}
		if a.Constraint = r.module.Constraint(rec); a.Attr == nil || a.Constraint == nil {
			r.errorf(a.at, "the constant '%s' has no attribute", rec.Name())
			return nil
		}
	case rec.IsSubClassOf("TypeConstraint"):
		a.Kind = TypeLeaf
		a.Type = r.module.TypeConstraint(rec)
		a.Constraint = a.Type.Constraint
	case rec.IsSubClassOf("Property"):
		a.Kind = PropertyLeaf
		a.Prop = r.module.Property(rec)
		a.Constraint = a.Prop.Constraint
	case rec.IsSubClassOf("PropConstraint"):
		a.Kind = PropertyLeaf
		a.Constraint = r.module.Constraint(rec)
	case rec.IsSubClassOf("RegionConstraint") && s == inSource && !r.atRules:
		a.Kind = RegionLeaf
		a.Constraint = r.module.Constraint(rec)
	case rec.IsSubClassOf("AttrConstraint"):
		a.Kind = AttrLeaf
		a.Constraint = r.module.Constraint(rec)
		if rec.IsSubClassOf("Attr") {
			a.Attr = r.module.Attribute(rec)
		}
	case rec.IsSubClassOf("NativeCodeCall") && s == inResult && (a.Name != "" || r.atRules):
		a.Kind, a.Native = NativeLeaf, readNative(rec)
	case rec.IsSubClassOf("NativeCodeCall"):
		a.Kind = Nested
		a.Node = &Node{Kind: NativeNode, Record: rec, Native: readNative(rec), at: a.at}
		a.Node.bind(a.Name)
	default:
		r.errorf(a.at, "expected a constraint, a constant or a native call as an argument, but got '%s'", rec.Name())
		return nil
	}
	return a
}

// constraints reads the constraints of a rule.
func (r *reader) constraints(rule *Rule) {
	l, ok := r.rec.List("constraints")
	if !ok {
		r.errorf(r.whole, "Record `%s', field `constraints' exists but does not have a list value", r.rec.Name())
	}
	for _, v := range l {
		dag, ok := v.(*tablegen.DagValue)
		if !ok {
			r.errorf(r.whole, "all elements in Pattern multi-entity constraints should be DAG nodes")
			continue
		}
		at := r.place(dag)
		d, ok := dag.Op.(*tablegen.DefValue)
		if !ok {
			r.errorf(at, "unexpected operator of a constraint: %s", dag.Op)
			continue
		}
		c := &Constraint{Self: symbolName(dag.OpName), at: at}
		for i, name := range dag.ArgNames {
			// The generator ignores the argument that a name belongs to.
			if _, symbol := dag.Args[i].(tablegen.UnsetValue); name == "" || !symbol && !r.atRules {
				r.errorf(at.arg(i), "operands to additional constraints can only be symbol references")
				continue
			}
			c.Symbols = append(c.Symbols, name)
		}
		switch {
		case d.Rec.IsSubClassOf("NativeCodeCall"):
			c.Native = readNative(d.Rec)
		case d.Rec.IsSubClassOf("Constraint"):
			c.Constraint = r.module.Constraint(d.Rec)
			if d.Rec.IsSubClassOf("TypeConstraint") && len(dag.Args) == 0 && c.Self != "" && !r.atRules {
				c.Symbols, c.Self = []string{c.Self}, "" // (Type:$value), as the manual writes it
			}
		default:
			if len(c.Symbols) == len(dag.Args) {
				r.errorf(at, "expected a constraint as the operator of a constraint, but got '%s'", d.Rec.Name())
			}
			continue
		}
		rule.Constraints = append(rule.Constraints, c)
	}
}

func countOps(n *Node) int {
	c := 0
	if n.Kind == OpNode {
		c = 1
	}
	for _, a := range n.Args {
		if a.Kind == Nested {
			c += countOps(a.Node)
		}
	}
	return c
}
