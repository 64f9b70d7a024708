package pdl

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/mica-ir/mica/ir"
)

// A goMatch writes a function that matches. A node of the tree becomes an if or a switch around
// its children; its siblings follow. Without siblings, a question that does not hold ends the
// function or the iteration of a loop instead (leave). Loads of positions are written where a
// node first needs them, so that they are visible to the siblings of the node, too.
type goMatch struct {
	*goSet
	out     strings.Builder
	scopes  []goScope
	pending []string // the conditions that are not yet written
	below   *node    // the node under the pending conditions
	leave   string   // the statement that exits on failure, "" if siblings follow
	comment string   // the last one

	found   map[*position]string // the variables, by position
	order   []*position          // the keys of found
	vars    map[string]*position // the positions, by variable
	known   map[goFact]int
	names   map[*position]string // the known names of operations
	facts   []goFact             // the keys of known, in order
	visited []*position
	results int // the number of variables for results of constraints

	records  map[int]bool // the patterns that are recorded
	canFail  bool         // it may return without its matches
	loops    bool
	nextOK   int
	explains bool
	holds    int // how many predicates hold here, if the function explains

	conditions int // their number
	inside     int // in how many conditions the code is
	insideFail bool
}

// A goScope is a block of the function. Variables and facts of the block are dropped at its
// end.
type goScope struct {
	found, facts   int
	written        bool
	end            string
	leave, comment string // outside
}

// A goFact is something that is known of a position.
type goFact struct {
	pos  *position
	kind factKind
}

type factKind uint8

const (
	notNull factKind = iota
	operandsAtLeast
	resultsAtLeast
	hasName
)

func (g *goSet) newMatch() *goMatch {
	return &goMatch{goSet: g, found: map[*position]string{}, vars: map[string]*position{}, known: map[goFact]int{}, names: map[*position]string{}, records: map[int]bool{}}
}

// matchers writes the functions of a set.
func (g *goSet) matchers() {
	lists, names := g.predicates()
	tree := buildTree(lists, order(lists))
	named := newNamedTree(tree, names)
	sorted := slices.Compact(slices.Sorted(slices.Values(names)))
	for _, name := range sorted {
		if root := named.prune(tree, name); root != nil {
			g.matchRoot(name, root)
		}
	}
}

// predicates returns the predicates and the names of the roots of all patterns.
func (c *compiler) predicates() (lists [][]predicate, names []string) {
	lists = make([][]predicate, len(c.patterns))
	names = make([]string, len(c.patterns))
	for i, p := range c.patterns {
		lists[i], names[i] = p.preds, p.info.Root
	}
	return lists, names
}

// matchRoot writes the function for roots of a name.
func (g *goSet) matchRoot(name string, root *node) {
	m := g.newMatch()
	m.leave = "return to"
	m.chain(root)
	m.flush()
	what, f := "'"+name+"'", Identifier(name, true)
	if name == unnamed {
		what, f = "operations of other names", "Any"
	} else {
		g.OpField(name)
	}
	f = g.unique("match" + f)
	w := &g.matching
	fmt.Fprintf(w, "// %s finds the matches of rules at %s.\n", f, what)
	fmt.Fprintf(w, "func (s *%s) %s(root *ir.Operation, r *rewrite.Rewriter, to []rewrite.Match) []rewrite.Match {\n", g.State, f)
	if m.canFail {
		fmt.Fprintln(w, "first := len(to)")
	}
	if m.loops {
		fmt.Fprintln(w, "s.loops.Begin()")
	}
	for i, p := range g.Patterns[g.first:] {
		if p.Many && m.records[i] {
			fmt.Fprintf(w, "s.%s = s.%[1]s[:0]\n", p.Inputs)
		}
	}
	w.WriteString(m.text())
	fmt.Fprintf(w, "return to\n}\n\n")
	g.Roots = append(g.Roots, &GoRoot{Op: name, Matcher: g.matcher, Func: f, Sort: g.inOrder && len(m.records) > 1})
}

// text returns the statements. Results of constraints that nothing uses are blank.
func (g *goMatch) text() string {
	text := g.out.String()
	if g.results == 0 {
		return text
	}
	marked := resultVariable.FindAllStringSubmatch(text, -1)
	count := make(map[string]int, g.results)
	for _, m := range marked {
		count[m[2]]++
	}
	return resultVariable.ReplaceAllStringFunc(text, func(s string) string {
		name, number, _ := strings.Cut(s, resultMark)
		if count[number] == 1 {
			return "_"
		}
		return name
	})
}

// resultMark is in the name of each variable for a result of a constraint, until all is written, before the number of its
// declaration: sibling scopes declare variables of one name.
const resultMark = "ǁ"

var resultVariable = regexp.MustCompile(`(\w+)` + resultMark + `(\d+)`)

func (g *goMatch) line(format string, args ...any) {
	fmt.Fprintf(&g.out, format, args...)
	g.out.WriteByte('\n')
}

// test adds a condition to the innermost scope, for the code that is written next.
func (g *goMatch) test(n *node, format string, args ...any) {
	if g.leave == "" && (len(g.scopes) == 0 || g.scopes[len(g.scopes)-1].written) {
		g.push(goScope{end: "}"})
	}
	g.pending = append(g.pending, fmt.Sprintf(format, args...))
	g.below = n
}

// dropPresence drops a test that a value is present if a comparison with a constant follows.
func (g *goMatch) dropPresence(x string) {
	if n := len(g.pending); n > 0 && g.pending[n-1] == x+" != nil" && (n > 1 || g.leave != "") {
		g.pending = g.pending[:n-1]
	}
}

func (g *goMatch) push(s goScope) {
	s.found, s.facts, s.leave, s.comment = len(g.order), len(g.facts), g.leave, g.comment
	g.scopes = append(g.scopes, s)
}

// open opens a scope with a line.
func (g *goMatch) open(end, format string, args ...any) {
	g.flush()
	g.line(format, args...)
	g.push(goScope{end: end, written: true})
}

// flush writes the pending conditions.
func (g *goMatch) flush() {
	if len(g.pending) == 0 {
		return
	}
	if g.leave != "" {
		for i, c := range g.pending {
			g.pending[i] = negate(c)
		}
		leave := g.leave
		if g.explains && leave != "continue" && g.inside == 0 {
			leave = "return " + strconv.Itoa(g.holds)
		}
		g.line("if %s {%s\n%s\n}", strings.Join(g.pending, " || "), g.rules(g.below), leave)
	} else {
		g.line("if %s {%s", strings.Join(g.pending, " && "), g.rules(g.below))
		g.scopes[len(g.scopes)-1].written = true
	}
	g.pending = g.pending[:0]
}

// negate returns the opposite of a condition.
func negate(c string) string {
	for _, op := range [][2]string{{" == ", " != "}, {" != ", " == "}, {" >= ", " < "}} {
		if strings.Count(c, op[0]) == 1 {
			return strings.Replace(c, op[0], op[1], 1)
		}
	}
	if not, ok := strings.CutPrefix(c, "!"); ok {
		return not
	}
	return "!" + c
}

// closeTo closes the scopes but the first n.
func (g *goMatch) closeTo(n int) {
	for len(g.scopes) > n {
		s := g.scopes[len(g.scopes)-1]
		g.scopes = g.scopes[:len(g.scopes)-1]
		g.pending = g.pending[:0]
		if s.written && s.end != "" {
			g.line("%s", s.end)
		}
		for _, p := range g.order[s.found:] {
			delete(g.found, p)
		}
		for _, f := range g.facts[s.facts:] {
			delete(g.known, f)
		}
		g.order, g.facts = g.order[:s.found], g.facts[:s.facts]
		g.leave, g.comment = s.leave, s.comment
	}
}

// rules returns a comment with the names of the rules below a node, if they are few and have
// not just been named.
func (g *goMatch) rules(n *node) string {
	if g.explains || n == nil || g.inside > 0 {
		return ""
	}
	const few = 3
	var list []string
	var walk func(n *node)
	walk = func(n *node) {
		for ; n != nil && len(list) <= few; n = n.failure {
			if n.question == nil {
				list = append(list, g.patternName(n.pattern))
			}
			for _, child := range n.children {
				walk(child.node)
			}
		}
	}
	for _, child := range n.children {
		walk(child.node)
	}
	text := " // " + strings.Join(list, ", ")
	if len(list) > few || text == g.comment {
		return ""
	}
	g.comment = text
	return text
}

func (g *goMatch) patternName(i int) string {
	p := g.Patterns[g.first+i]
	if p.Name != "" {
		return p.Name
	}
	return p.Inputs
}

// know notes a fact in the innermost scope.
func (g *goMatch) know(pos *position, kind factKind, n int) {
	f := goFact{pos, kind}
	if _, ok := g.known[f]; !ok {
		g.known[f] = n
		g.facts = append(g.facts, f)
	}
}

// isNotNull reports whether the value at a position is known to be present.
func (g *goMatch) isNotNull(pos *position) bool {
	if _, ok := g.known[goFact{pos, notNull}]; ok || pos.isRoot() || pos.isChosen() {
		return true
	}
	parent := pos.parent()
	switch pos.kind {
	case attributeLiteralPos, typeLiteralPos, forEachPos:
		return true
	case eachPos:
		return true
	case elementPos:
		return g.isNotNull(parent)
	case resultPos:
		return pos.key.index >= 0 && g.known[goFact{parent, resultsAtLeast}] > pos.key.index
	case operandGroupPos, resultGroupPos:
		return pos.key.index == none && pos.key.variadic && g.isNotNull(parent)
	case typePos:
		return parent.typ != attributeValue && g.isNotNull(parent)
	}
	return false
}

// chain writes a node and its siblings.
func (g *goMatch) chain(n *node) {
	if n != nil && n.failure != nil {
		g.flush()
	}
	leave := g.leave
	for ; n != nil; n = n.failure {
		if n.failure != nil && !(g.explains && n.question == nil) {
			g.leave = ""
		}
		g.one(n)
		g.leave = leave
	}
}

func (g *goMatch) one(n *node) {
	open, visited := len(g.scopes), len(g.visited)
	if n.named != nil {
		g.visit(n.named)
	}
	if n.matched {
		g.flush()
		g.line("return true")
	} else if n.question == nil {
		g.record(n)
	} else {
		g.reach(n.pos)
		if n.pos.typ == operationValue {
			g.visit(n.pos)
		}
		g.ask(n)
	}
	g.closeTo(open)
	g.visited = g.visited[:visited]
}

// visit notes an operation that a match looks at, as [matchCompiler.visit].
func (g *goMatch) visit(pos *position) {
	if pos.isChosen() {
		pos = pos.parent()
	}
	if !slices.Contains(g.visited, pos) {
		g.visited = append(g.visited, pos)
	}
}

// reach opens the loops over users through which a position is reached.
func (g *goMatch) reach(pos *position) {
	for p := pos; p != nil; p = p.parent() {
		if p.kind == forEachPos {
			g.value(p)
			return
		}
	}
}

// value returns the expression for the value at a position, and loads it if necessary.
func (g *goMatch) value(pos *position) string {
	switch {
	case pos.isRoot():
		return "root"
	case pos.isChosen():
		return g.value(pos.parent())
	case pos.kind == attributeLiteralPos:
		return g.attrField(pos.key.literal)
	case pos.kind == typeLiteralPos:
		if pos.typ == typeRangeValue {
			return "compiled.TypeList(" + g.listField(pos.key.literal) + ")"
		}
		return g.typeField(pos.key.literal.(*ir.TypeAttr).Value)
	}
	if v, ok := g.found[pos]; ok {
		return v
	}
	if pos.kind == forEachPos {
		return g.loop(pos)
	}
	x := g.load(pos)
	g.flush()
	v := g.variable(pos)
	g.line("%s := %s", v, x)
	g.give(pos, v)
	return v
}

// operand returns an expression for the value at a position that is used once: a result is not
// given a variable.
func (g *goMatch) operand(pos *position) string {
	if _, ok := g.found[pos]; !ok && pos.kind == resultPos && g.isNotNull(pos) {
		return g.load(pos)
	}
	return g.value(pos)
}

// give uses an expression as the value at a position.
func (g *goMatch) give(pos *position, x string) {
	g.found[pos] = x
	g.order = append(g.order, pos)
}

// loop opens a loop over users.
func (g *goMatch) loop(pos *position) string {
	of := pos.parent().parent() // the value or range whose users these are
	v := g.value(of)
	if of.typ == valueRangeValue {
		v += ".First()"
	}
	g.flush()
	if g.explains {
		g.line("n = max(n, %d)", g.holds)
	}
	list, user := g.scratch("[]*ir.Operation"), g.variable(pos)
	g.line("%s = compiled.Users(%s, %[1]s)", list, v)
	g.open("}", "for _, %s := range %s {", user, list)
	g.leave = "continue"
	g.loops, g.canFail = true, true
	g.line("if !s.loops.Next(root, r) {\n%s\n}", g.giveUp())
	g.give(pos, user)
	return user
}

// giveUp returns the statement that ends matching without matches.
func (g *goMatch) giveUp() string {
	switch {
	case g.inside > 0:
		g.insideFail = true
		return "return false"
	case g.explains:
		return "return 0"
	}
	return "return to[:first]"
}

// load returns the expression that loads a position, and records the facts that the load
// implies.
func (g *goMatch) load(pos *position) string {
	parent := pos.parent()
	if parent == nil {
		g.failf(g.patterns[0].op, "has a position that no Go code finds")
	}
	from := g.value(parent)
	present := g.isNotNull(parent)
	index := strconv.Itoa(pos.key.index)
	if pos.key.index == none {
		index = "compiled.All"
	}
	switch pos.kind {
	case operationPos:
		if present || parent.typ == valueRangeValue {
			return from + ".DefiningOp()"
		}
		return "compiled.DefiningOp(" + from + ")"
	case operandPos:
		if n := g.known[goFact{parent, operandsAtLeast}]; n > pos.key.index {
			return from + ".Operand(" + index + ")"
		}
		return "compiled.Operand(" + from + ", " + index + ")"
	case resultPos:
		if g.isNotNull(pos) {
			return from + ".Result(" + index + ")"
		}
		return "compiled.Result(" + from + ", " + index + ")"
	case exactPos:
		return from + ".Exactly(" + index + ")"
	case elementPos:
		return from + ".Element(" + index + ")"
	case operandGroupPos, resultGroupPos:
		f := "compiled.Operands("
		if pos.kind == resultGroupPos {
			f = "compiled.Results("
		}
		x := f + from + ", " + index + ", " + strconv.FormatBool(pos.key.defined) + ")"
		if !pos.key.variadic {
			return x + ".Single()"
		}
		return x
	case attributePos:
		name := strconv.Quote(pos.key.name)
		if _, ok := g.known[goFact{parent, hasName}]; ok {
			return "compiled.AttrAt(" + from + ", " + g.slotField(g.names[parent], pos.key.name) + ", " + name + ")"
		}
		if present {
			return from + ".Attr(" + name + ")"
		}
		return "compiled.Attr(" + from + ", " + name + ")"
	case typePos:
		switch {
		case parent.typ == attributeValue:
			return "ir.TypeOf(" + from + ")"
		case parent.typ == valueRangeValue:
			return "compiled.TypesOf(" + from + ")"
		case present:
			return from + ".Type()"
		}
		return "compiled.TypeOf(" + from + ")"
	}
	g.failf(g.patterns[0].op, "has a position that no Go code finds")
	return ""
}

// variable returns the name of the variable for a position, which describes the path to it.
func (g *goMatch) variable(pos *position) string {
	base := goVariable(pos)
	name := base
	for i := 2; g.vars[name] != nil && g.vars[name] != pos || slices.Contains(reserved[:], name); i++ {
		name = base + "_" + strconv.Itoa(i)
	}
	g.vars[name] = pos
	return name
}

// goVariable returns a name for a position that describes the path to it, such as def1Operand0, to make
// generated code readable.
func goVariable(pos *position) string {
	of := func(p *position) string {
		if p == nil || p.isRoot() {
			return ""
		}
		return goVariable(p)
	}
	group := func(word string) string {
		if pos.key.index == none {
			return word
		}
		return word + strconv.Itoa(pos.key.index)
	}
	parent := pos.parent()
	switch pos.kind {
	case operandPos:
		return camel(of(parent), group("operand"))
	case exactPos:
		return camel(goVariable(parent), "of"+strconv.Itoa(pos.key.index))
	case eachPos:
		return camel(goVariable(parent), "each")
	case elementPos:
		return camel(goVariable(parent), "value"+strconv.Itoa(pos.key.index))
	case operandGroupPos:
		return camel(of(parent), group("operands"))
	case resultPos:
		return camel(of(parent), group("result"))
	case resultGroupPos:
		return camel(of(parent), group("results"))
	case operationPos:
		if pos.isRoot() {
			return "root"
		}
		if pos.isChosen() {
			return goVariable(parent)
		}
		n := ""
		if parent.key.index != none {
			n = strconv.Itoa(parent.key.index)
		}
		return camel(of(parent.parent()), "def"+n)
	case attributePos:
		return camel(of(parent), Identifier(pos.key.name, false)+"Attr")
	case typePos:
		return camel(of(parent), "type")
	case forEachPos:
		return camel(of(parent.parent()), "user"+strconv.Itoa(pos.key.index))
	case constraintResultPos:
		return camel(Identifier(pos.key.question.name, false), "result"+strconv.Itoa(pos.key.index))
	}
	return "value" + strconv.Itoa(pos.id)
}

func camel(base, word string) string {
	if base == "" {
		return word
	}
	return base + string(unicode.ToUpper(rune(word[0]))) + word[1:]
}

// ask writes the question of a node and the code for its answers.
func (g *goMatch) ask(n *node) {
	if len(n.children) > 1 {
		g.choose(n)
		return
	}
	q, want := n.question, n.children[0].answer
	switch q.kind {
	case isNotNull:
		g.require(n, n.pos)
	case constraint:
		g.constraint(n)
	case conditional:
		g.condition(n)
	case equalTo:
		g.reach(q.value)
		x, y := g.operand(n.pos), g.value(q.value)
		g.test(n, goEqual[n.pos.typ], x, y)
		if g.isNotNull(n.pos) || g.isNotNull(q.value) {
			g.know(n.pos, notNull, 1)
			g.know(q.value, notNull, 1)
		}
	case attributeIs:
		x := g.value(n.pos)
		g.dropPresence(x)
		g.test(n, "%s == %s", x, g.attrField(want.value))
		g.know(n.pos, notNull, 1)
	case typeIs:
		if n.pos.typ == typeRangeValue {
			g.test(n, "%s.Are(%s)", g.value(n.pos), g.listField(want.value))
		} else {
			x := g.value(n.pos)
			g.dropPresence(x)
			g.test(n, "%s == %s", x, g.typeField(want.value.(*ir.TypeAttr).Value))
		}
		g.know(n.pos, notNull, 1)
	case operationName:
		x := g.value(n.pos)
		g.require(n, n.pos)
		g.test(n, "%s.Def() == %s", x, g.OpField(want.name))
		g.named(n.pos, want.name)
	default:
		g.count(n, q.kind, want.count)
	}
	g.chain(n.children[0].node)
}

func (g *goMatch) named(pos *position, name string) {
	g.know(pos, hasName, 1)
	g.names[pos] = name
}

// require tests that the value at a position is present, unless that is known.
func (g *goMatch) require(n *node, pos *position) {
	if g.isNotNull(pos) {
		return
	}
	x := g.value(pos)
	if pos.typ == valueRangeValue || pos.typ == typeRangeValue {
		g.test(n, "%s.Valid()", x)
	} else {
		g.test(n, "%s != nil", x)
	}
	g.know(pos, notNull, 1)
	if pos.kind == operationPos {
		g.know(pos.parent(), notNull, 1) // a value with a defining operation is not null
	}
}

var goCounts = map[questionKind]struct {
	format string
	fact   factKind
}{
	operandCount:        {"%s.NumOperands() == %d", operandsAtLeast},
	operandCountAtLeast: {"%s.NumOperands() >= %d", operandsAtLeast},
	resultCount:         {"%s.NumResults() == %d", resultsAtLeast},
	resultCountAtLeast:  {"%s.NumResults() >= %d", resultsAtLeast},
}

func (g *goMatch) count(n *node, kind questionKind, want int) {
	x := g.value(n.pos)
	g.require(n, n.pos)
	g.test(n, goCounts[kind].format, x, want)
	g.know(n.pos, goCounts[kind].fact, want)
}

// goEqual are the formats of comparisons by kind.
var goEqual = [numKinds]string{
	operationValue:      "%s == %s",
	valueValue:          "%s == %s",
	typeValue:           "%s == %s",
	attributeValue:      "%s == %s",
	valueRangeValue:     "compiled.EqualValues(%s, %s)",
	typeRangeValue:      "compiled.EqualTypes(%s, %s)",
	operationRangeValue: "compiled.EqualLists(%s, %s)",
	attributeRangeValue: "compiled.EqualLists(%s, %s)",
}

// choose writes a node with several answers.
func (g *goMatch) choose(n *node) {
	kind := n.question.kind
	x := g.value(n.pos)
	g.require(n, n.pos)
	g.flush()
	switch {
	case kind == operandCountAtLeast || kind == resultCountAtLeast:
		children := slices.Clone(n.children)
		slices.SortStableFunc(children, func(a, b branch) int { return a.answer.count - b.answer.count })
		leave := g.leave
		for i, child := range children {
			if g.leave = leave; i < len(children)-1 {
				g.leave = ""
			}
			open := len(g.scopes)
			one := &node{pos: n.pos, question: n.question, children: []branch{child}}
			g.count(one, kind, child.answer.count)
			g.chain(child.node)
			g.closeTo(open)
		}
		g.leave = leave
		return
	case kind == typeIs && n.pos.typ == typeRangeValue:
		g.open("}", "switch {")
	case kind == operationName:
		g.table(n, x+".Def()", "*ir.OpDef", func(a answer) string { return g.OpField(a.name) })
		return
	case kind == attributeIs:
		g.table(n, x, "ir.Attribute", func(a answer) string { return g.attrField(a.value) })
		return
	case kind == typeIs:
		g.table(n, x, "ir.Type", func(a answer) string { return g.typeField(a.value.(*ir.TypeAttr).Value) })
		return
	case kind == operandCount:
		g.open("}", "switch %s.NumOperands() {", x)
	case kind == resultCount:
		g.open("}", "switch %s.NumResults() {", x)
	}
	for _, child := range n.children {
		text := strconv.Itoa(child.answer.count)
		if kind == typeIs {
			text = x + ".Are(" + g.listField(child.answer.value) + ")"
		}
		g.branch(n, child, text)
	}
}

// table writes a switch over values that are no constants of Go. A long one is looked up.
func (g *goMatch) table(n *node, x, key string, value func(a answer) string) {
	if len(n.children) <= longTable {
		g.open("}", "switch %s {", x)
		for _, child := range n.children {
			g.branch(n, child, value(child.answer))
		}
		return
	}
	t := GoTable{Field: g.unique("table" + strconv.Itoa(len(g.Tables)+1)), Key: key}
	for _, child := range n.children {
		t.Values = append(t.Values, strings.TrimPrefix(value(child.answer), "s."))
	}
	g.Tables = append(g.Tables, t)
	g.open("}", "switch s.%s[%s] {", t.Field, x)
	for i, child := range n.children {
		g.branch(n, child, strconv.Itoa(i+1))
	}
}

// branch writes a case of a switch.
func (g *goMatch) branch(n *node, child branch, text string) {
	open := len(g.scopes)
	one := &node{pos: n.pos, question: n.question, children: []branch{child}}
	g.open("", "case %s:%s", text, g.rules(one))
	switch k := n.question.kind; k {
	case operationName:
		g.named(n.pos, child.answer.name)
	case operandCount, resultCount:
		g.know(n.pos, goCounts[k].fact, child.answer.count)
	}
	g.chain(child.node)
	g.closeTo(open)
}

// constraint writes the call of a native constraint, which is not made if an argument other
// than an attribute is absent.
func (g *goMatch) constraint(n *node) {
	q := n.question
	native := &GoNative{Name: q.name, Op: g.sources[q], Natives: g.natives}
	var args []string
	for _, a := range q.args {
		g.reach(a)
		x := g.value(a)
		if a.typ != attributeValue {
			g.require(n, a)
		}
		if a.typ == valueRangeValue || a.typ == typeRangeValue {
			g.flush()
			list := g.scratch(goTypes[a.typ])
			g.line("%s = %s.List(%[1]s)", list, x)
			x = list
		}
		args, native.Args = append(args, x), append(native.Args, goTypes[a.typ])
	}
	for _, k := range q.results {
		native.Results = append(native.Results, goTypes[k])
	}
	call := g.Native(native, args)
	not := ""
	if q.negated {
		not = "!"
	}
	if len(q.results) == 0 && !native.CanFail {
		g.test(n, "%s%s", not, call)
		return
	}
	g.flush()
	g.nextOK++
	ok := "ok" + strconv.Itoa(g.nextOK)
	var left []string
	for i, k := range q.results {
		pos := g.placer.positions[posKey{kind: constraintResultPos, question: q, index: i}]
		if pos == nil {
			left = append(left, "_")
			continue
		}
		g.results++
		v := g.variable(pos) + resultMark + strconv.Itoa(g.results)
		left = append(left, v)
		switch {
		case q.negated:
			g.give(pos, goZero[k])
			left[i] = "_"
		case k == valueRangeValue:
			g.give(pos, "compiled.ValueList("+v+")")
		case k == typeRangeValue:
			g.give(pos, "compiled.TypeList("+v+")")
		default:
			g.give(pos, v)
		}
	}
	g.line("%s := %s", strings.Join(append(left, ok), ", "), call)
	if native.CanFail {
		g.canFail = true
		g.line("if r.Failed() {\n%s\n}", g.giveUp())
	}
	g.test(n, "%s%s", not, ok)
}

// goZero are absent values by kind.
var goZero = [numKinds]string{
	operationValue:      "(*ir.Operation)(nil)",
	valueValue:          "(*ir.Value)(nil)",
	typeValue:           "ir.Type(nil)",
	attributeValue:      "ir.Attribute(nil)",
	valueRangeValue:     "compiled.Values{}",
	typeRangeValue:      "compiled.Types{}",
	operationRangeValue: "[]*ir.Operation(nil)",
	attributeRangeValue: "[]ir.Attribute(nil)",
}

// record writes the code that saves the inputs of a complete match for its rewrite.
func (g *goMatch) record(n *node) {
	if g.explains {
		g.flush()
		if g.holds = n.pattern; g.loops {
			g.line("n = max(n, %d)", n.pattern)
		}
		return
	}
	p, number := g.Patterns[g.first+n.pattern], g.first+n.pattern
	used := g.patterns[n.pattern].used
	for _, pos := range used {
		g.reach(pos)
	}
	in := g.inputs(n.pattern)
	for _, pos := range g.visited {
		in.add(pos)
	}
	in.visited = slices.Clone(g.visited)
	many := g.inLoop()
	p.Many = p.Many || many
	var values []string
	var lists []string
	for i, pos := range in.positions {
		in.absent[pos] = in.absent[pos] || !g.isNotNull(pos)
		x, field := g.value(pos), in.fields[i].Name
		if pos.typ == valueRangeValue || pos.typ == typeRangeValue {
			if many {
				values = append(values, field+": "+x+".List(nil)")
				continue
			}
			lists = append(lists, fmt.Sprintf("s.%s.%s = %s.List(s.%[1]s.%[2]s)", p.Inputs, field, x))
			continue
		}
		values = append(values, field+": "+x)
	}
	g.flush()
	g.records[n.pattern] = true
	data := strconv.Itoa(number)
	place := ""
	if text, _ := strconv.Unquote(placeText(g.patterns[n.pattern].op)); text != "" {
		place = " (" + text + ")"
	}
	g.line("// %s%s", g.patternName(n.pattern), place)
	switch {
	case many:
		g.line("s.%s = append(s.%[1]s, %[1]sInputs{%s})", p.Inputs, strings.Join(values, ", "))
		data = fmt.Sprintf("%d + (len(s.%s)-1)*numPatterns", number, p.Inputs)
	case len(lists) == 0:
		g.line("s.%s = %[1]sInputs{%s}", p.Inputs, strings.Join(values, ", "))
	default:
		for _, v := range values {
			field, x, _ := strings.Cut(v, ": ")
			g.line("s.%s.%s = %s", p.Inputs, field, x)
		}
		for _, l := range lists {
			g.line("%s", l)
		}
	}
	g.line("to = append(to, rewrite.Match{Pattern: s.patterns[%d], Data: %s})", number, data)
}

// inLoop reports whether the function is in a loop over users.
func (g *goMatch) inLoop() bool {
	return slices.ContainsFunc(g.order, func(p *position) bool { return p.kind == forEachPos })
}
