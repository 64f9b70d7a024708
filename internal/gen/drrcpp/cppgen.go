package drrcpp

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// Write returns the C++ of the rules of a file: functions that check constraints, functions that
// match common parts of several patterns, a class for each rule, and a function that adds all of them
// to a set. A rule that mica accepts and mlir-tblgen rejects is an error.
func Write(file string, rules []*drr.Rule) (string, diag.List) {
	rules = slices.Clone(rules)
	slices.SortStableFunc(rules, func(a, b *drr.Rule) int { return strings.Compare(a.Record.Name(), b.Record.Name()) })
	g := &generator{
		label: label(strings.TrimSuffix(path.Base(file), path.Ext(file))), verifiers: map[string]string{},
		uses: map[string]int{}, matchers: map[string]string{},
	}
	for _, r := range rules {
		g.reportRegions(r)
	}
	if g.diags.HasErrors() {
		return "", g.diags
	}
	g.Header("Rewriters", file)
	for _, r := range rules {
		g.count(r, r.Source)
	}
	g.writeVerifiers()
	for _, s := range g.shared {
		if g.uses[key(s.node)] > 1 && s.node.Kind != drr.Either && s.node.Kind != drr.Variadic {
			g.staticMatcher(s)
		}
	}
	var names []string
	unnamed := 0
	for _, r := range rules {
		name := r.Record.Name()
		if r.Record.IsAnonymous() {
			name = fmt.Sprintf("GeneratedConvert%d", unnamed)
			unnamed++
		}
		names = append(names, name)
		p := &pattern{generator: g, rule: r}
		p.write(name)
	}
	g.Text("[[maybe_unused]] void populateWithGenerated(::mlir::RewritePatternSet &patterns) {\n")
	for _, n := range names {
		g.Printf("  patterns.add<%s>(patterns.getContext());\n", n)
	}
	g.Text("}\n")
	return g.String(), g.diags
}

// reportRegions reports the first use of regions or successors in a rule, which the C++ of mlir-tblgen has no form for.
func (g *generator) reportRegions(r *drr.Rule) {
	for _, n := range slices.Concat([]*drr.Node{r.Source}, r.Results, r.Supplemental) {
		if at := regionsIn(n); at != nil {
			r.AddNotes(g.diags.Errorf(diag.At(at.Pos()), "regions and successors in rules have no form in the C++ of mlir-tblgen"))
			return
		}
	}
}

// regionsIn returns the first directive for regions or successors in a node, or nil.
func regionsIn(n *drr.Node) *drr.Node {
	if n.Regions != nil {
		return n.Regions
	}
	if n.Successors != nil {
		return n.Successors
	}
	if n.Kind == drr.InlineRegion {
		return n
	}
	for _, a := range n.Args {
		if a.Kind != drr.Nested {
			continue
		}
		if at := regionsIn(a.Node); at != nil {
			return at
		}
	}
	return nil
}

// A generator writes one file.
type generator struct {
	emit.Writer
	label               string
	types, attrs, props []*ods.Constraint
	verifiers           map[string]string // name of the function that checks a constraint, by kind and text
	uses                map[string]int    // how often a dag occurs in source patterns
	shared              []sharedNode      // each dag once, those in it first
	matchers            map[string]string // names of static matchers
	matcherCount        int
	diags               diag.List
}

type sharedNode struct {
	rule *drr.Rule
	node *drr.Node
}

// label returns a file's name as a part of C++ identifiers.
func label(s string) string {
	var b strings.Builder
	for i := range len(s) {
		if emit.IsWord(s[i]) {
			b.WriteByte(s[i])
		} else {
			fmt.Fprintf(&b, "%X", s[i])
		}
	}
	return b.String()
}

// key identifies a dag: equal ones are the same. A native call without arguments may have none.
func key(n *drr.Node) string {
	if n.Dag == nil {
		return n.Record.Name()
	}
	return n.Dag.String()
}

// count visits the dags of a source pattern.
func (g *generator) count(r *drr.Rule, n *drr.Node) {
	if g.uses[key(n)]++; g.uses[key(n)] > 1 {
		return
	}
	for _, a := range n.Args {
		switch a.Kind {
		case drr.Nested:
			g.count(r, a.Node)
		case drr.TypeLeaf:
			g.verifier("type", &g.types, a.Constraint)
		case drr.AttrLeaf, drr.ConstantLeaf:
			if c := constraintOf(a); c != nil {
				g.verifier("attr", &g.attrs, c)
			}
		case drr.PropertyLeaf:
			g.verifier("prop", &g.props, a.Constraint)
		}
	}
	g.shared = append(g.shared, sharedNode{r, n})
}

// verifier returns the name of the function that checks a constraint, and records that it is needed.
func (g *generator) verifier(kind string, list *[]*ods.Constraint, c *ods.Constraint) string {
	k := kind + "\x00" + c.Condition + "\x00" + c.Summary
	name := g.verifiers[k]
	if name == "" {
		*list = append(*list, c)
		name = fmt.Sprintf("__mlir_ods_local_%s_constraint_%s%d", kind, g.label, len(*list))
		g.verifiers[k] = name
	}
	return name
}

func (g *generator) verifierOf(a *drr.Arg) string {
	switch a.Kind {
	case drr.TypeLeaf:
		return g.verifier("type", &g.types, a.Constraint)
	case drr.PropertyLeaf:
		return g.verifier("prop", &g.props, a.Constraint)
	}
	return g.verifier("attr", &g.attrs, constraintOf(a))
}

// constraintOf returns the condition of a leaf, or nil. The case of an enumeration may
// be an attribute with a condition.
func constraintOf(a *drr.Arg) *ods.Constraint {
	if a.Constraint == nil && a.Attr != nil {
		return a.Attr.Constraint
	}
	return a.Constraint
}

func (g *generator) writeVerifiers() {
	write := func(kind, class string, c *ods.Constraint) {
		condition := emit.Substitution{Names: []string{"_builder", "rewriter", "_self", kind, "_op", "*op"}}.Expand(c.Condition)
		g.Printf("static ::llvm::LogicalResult %s(\n", g.verifier(kind, nil, c))
		g.Printf("    ::mlir::PatternRewriter &rewriter, ::mlir::Operation *op, %s %s,\n    ::llvm::StringRef failureStr) {\n", class, kind)
		g.Printf("  if (!(%s)) {\n", condition)
		g.Text("    return rewriter.notifyMatchFailure(op, [&](::mlir::Diagnostic &diag) {\n")
		g.Printf("      diag << failureStr << \": %s\";\n    });\n  }\n  return ::mlir::success();\n}\n", emit.Escape(c.Summary))
	}
	for _, c := range g.types {
		g.Text("\n")
		write("type", "::mlir::Type", c)
	}
	for _, c := range g.attrs {
		g.Text("\n")
		write("attr", "::mlir::Attribute", c)
	}
	for _, c := range g.props {
		class, _ := c.Record.String("interfaceType")
		if class == "" {
			g.Text("template <typename T>\n")
			class = "T"
		} else {
			g.Text("\n")
		}
		write("prop", class, c)
	}
}

// staticMatcher writes the function that matches a dag that occurs more than once.
func (g *generator) staticMatcher(s sharedNode) {
	name := fmt.Sprintf("static_dag_matcher_%d", g.matcherCount)
	g.matcherCount++
	p := &pattern{generator: g, rule: s.rule}
	n := s.node
	p.symbols.collect(n, true)
	p.symbols.rename()
	g.Printf("static ::llvm::LogicalResult %s(::mlir::PatternRewriter &rewriter, ::mlir::Operation *op0, ::llvm::SmallVector<::mlir::Operation *, 4> &tblgen_ops", name)
	for _, x := range p.symbols.all() {
		g.Text(", " + x.parameter())
	}
	g.Scope(") {\n", func() {
		g.Text("(void)tblgen_ops;\n")
		p.match(n, "op0", 1)
		g.Text("return ::mlir::success();\n")
	}, "}\n\n")
	g.matchers[key(n)] = name
}

// A pattern writes the class of a rule.
type pattern struct {
	*generator
	rule    *drr.Rule
	symbols symbols
	values  int // number of variables for new values
	// self holds the name _self and its replacement in results: the subject of the last constraint or
	// native call on a symbol. loc holds the name _loc and the location of the last native call.
	self, loc []string
}

func (p *pattern) write(name string) {
	root := p.rule.Source.Op
	p.Text("/* Generated from:\n    ")
	locs := p.rule.Record.Locs()
	for i := range locs {
		l := locs[len(locs)-1-i]
		if i > 0 {
			p.Text(" instantiating\n    ")
		}
		file := l.File.Name
		if path.IsAbs(file) {
			file = path.Base(file)
		}
		line, _ := l.LineCol()
		p.Printf("%s:%d", file, line)
	}
	p.Printf("\n*/\nstruct %s : public ::mlir::RewritePattern {\n  %s(::mlir::MLIRContext *context)\n", name, name)
	p.Printf("      : ::mlir::RewritePattern(\"%s\", %d, context, {%s}) {}\n", root.Name(), p.rule.Benefit, strings.Join(p.generated(), ", "))
	p.Text("  ::llvm::LogicalResult matchAndRewrite(::mlir::Operation *op0,\n      ::mlir::PatternRewriter &rewriter) const override {\n")
	p.Indent = 4
	p.Text("// Variables for capturing values and attributes used while creating ops\n")
	p.symbols.collect(p.rule.Source, true)
	p.symbols.rename()
	p.reportSymbols()
	for _, x := range p.symbols.all() {
		p.Text(x.declaration())
	}
	p.Text("::llvm::SmallVector<::mlir::Operation *, 4> tblgen_ops;\n\n// Match\ntblgen_ops.push_back(op0);\n")
	p.matchRoot()
	p.equalities()
	p.constraints()
	p.Text("\n// Rewrite\n")
	p.rewrite()
	p.reportSymbols()
	p.Text("return ::mlir::success();\n")
	p.Indent = 0
	p.Text("  }\n};\n\n")
}

// reportSymbols reports the symbols that could not be bound.
func (p *pattern) reportSymbols() {
	for _, message := range p.symbols.problems {
		p.errorf("%s", message)
	}
	p.symbols.problems = nil
}

// errorf reports at the rule that its code cannot be written.
func (p *pattern) errorf(format string, args ...any) {
	p.diags.Errorf(diag.At(p.rule.Pos()), format, args...)
}

// generated returns the quoted names of the operations that the rule creates.
func (p *pattern) generated() []string {
	var names []string
	var visit func(n *drr.Node)
	visit = func(n *drr.Node) {
		if n.Kind == drr.OpNode {
			names = append(names, `"`+n.Op.Name()+`"`)
		}
		for _, a := range n.Args {
			if a.Kind == drr.Nested {
				visit(a.Node)
			}
		}
	}
	for _, n := range p.rule.Results {
		visit(n)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
