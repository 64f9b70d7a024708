package transforms

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A viewOpGraph prints operations as a graph in the DOT language: operations are nodes or,
// if they have regions, clusters.
type viewOpGraph struct {
	MaxLabelLen      uint32 `option:"max-label-len"`
	Attrs            bool   `option:"print-attrs"`
	ControlFlowEdges bool   `option:"print-control-flow-edges"`
	DataFlowEdges    bool   `option:"print-data-flow-edges"`
	ResultTypes      bool   `option:"print-result-types"`
}

func (p *viewOpGraph) Run(r *pass.Run) error {
	r.PreserveAll()
	g := graph{viewOpGraph: p, names: asm.NewValueNames(r.Op), colors: map[string]string{}, values: map[*ir.Value]graphNode{}}
	g.color(r.Op)
	g.line("digraph G {")
	g.indent++
	g.line("compound = true;")
	g.operation(r.Op)
	for _, e := range g.control {
		g.line("%s;", e)
	}
	for _, e := range g.data {
		g.line("%s;", g.use(e))
	}
	g.indent--
	g.line("}")
	_, err := r.Err.Write(g.text.Bytes())
	return err
}

// A graphNode is a node of a graph, and the cluster that it anchors, or 0.
type graphNode struct{ id, cluster int }

// A graphUse is a use of a value by a node.
type graphUse struct {
	value *ir.Value
	user  graphNode
}

// A graph is the text of a graph.
type graph struct {
	*viewOpGraph
	text    bytes.Buffer
	indent  int
	last    int // the number of the last node or cluster
	names   *asm.ValueNames
	colors  map[string]string // by the names of operations
	values  map[*ir.Value]graphNode
	control []string
	data    []graphUse
}

func (g *graph) line(format string, args ...any) {
	for range g.indent {
		g.text.WriteString("  ")
	}
	fmt.Fprintf(&g.text, format, args...)
	g.text.WriteByte('\n')
}

// color gives each kind of operation a hue.
func (g *graph) color(top *ir.Operation) {
	var kinds []string
	for op := range ir.All(top, ir.PostOrder) {
		if !slices.Contains(kinds, op.Name()) {
			kinds = append(kinds, op.Name())
		}
	}
	for i, name := range kinds {
		g.colors[name] = fmt.Sprintf("%.6f 0.3 0.95", float64(i)/float64(len(kinds)))
	}
}

// node writes a node.
func (g *graph) node(label, shape, color string) graphNode {
	g.last++
	fill, style := "", ""
	if color != "" {
		fill, style = fmt.Sprintf("fillcolor = %q, ", color), ", style = filled"
	}
	g.line(`v%d [%slabel = "%s", shape = %s%s];`, g.last, fill, label, shape, style)
	return graphNode{id: g.last}
}

// cluster writes a cluster with an invisible node as the endpoint of edges.
func (g *graph) cluster(label string, contents func()) graphNode {
	g.last++
	id := g.last
	g.line("subgraph cluster_%d {", id)
	g.indent++
	anchor := g.node(" ", "plain", "")
	g.line(`label = "%s";`, label)
	contents()
	g.indent--
	g.line("}")
	return graphNode{anchor.id, id}
}

func (g *graph) operation(op *ir.Operation) graphNode {
	var n graphNode
	if op.NumRegions() > 0 {
		n = g.cluster(g.clusterLabel(op), func() {
			for region := range op.Regions() {
				for b := range region.Blocks() {
					g.cluster("", func() { g.block(b) })
				}
			}
		})
	} else {
		n = g.node(g.recordLabel(op), "Mrecord", g.colors[op.Name()])
	}
	if g.DataFlowEdges {
		for _, v := range op.Operands() {
			g.data = append(g.data, graphUse{v, n})
		}
	}
	for _, v := range op.Results() {
		g.values[v] = n
	}
	return n
}

func (g *graph) block(b *ir.Block) {
	for _, arg := range b.Args() {
		g.values[arg] = g.node(g.definition(arg), "Mrecord", "")
	}
	var previous graphNode
	for op := range b.Ops() {
		n := g.operation(op)
		if g.ControlFlowEdges && previous.id != 0 {
			g.control = append(g.control, fmt.Sprintf("v%d -> v%d[%s]", previous.id, n.id, edgeAttrs(previous, n, "dashed")))
		}
		previous = n
	}
}

// edgeAttrs returns the attributes of an edge, which may begin or end at a cluster.
func edgeAttrs(from, to graphNode, style string) string {
	text := ""
	if to.cluster != 0 {
		text = fmt.Sprintf("lhead = cluster_%d, ", to.cluster)
	}
	if from.cluster != 0 {
		text += fmt.Sprintf("ltail = cluster_%d, ", from.cluster)
	}
	return text + "style = " + style
}

// use returns the edge of a use.
func (g *graph) use(u graphUse) string {
	from := g.values[u.value]
	text := fmt.Sprintf("v%d", from.id)
	if from.cluster == 0 {
		text += ":" + g.port("res", u.value) + ":s"
	}
	text += fmt.Sprintf(" -> v%d", u.user.id)
	if u.user.cluster == 0 {
		text += ":" + g.port("arg", u.value) + ":n"
	}
	return text + "[" + edgeAttrs(from, u.user, "solid") + "]"
}

// port returns the name of the part of a record for a value.
func (g *graph) port(prefix string, v *ir.Value) string {
	return prefix + strings.NewReplacer("%", "_", "#", "_").Replace(g.names.Value(v))
}

// definition is the part of a label for an argument or a result.
func (g *graph) definition(v *ir.Value) string {
	text := "<" + g.port("res", v) + "> " + g.names.Value(v)
	if g.ResultTypes {
		text += " " + g.escaped(v.Type().String())
	}
	return text
}

func (g *graph) recordLabel(op *ir.Operation) string {
	var b strings.Builder
	b.WriteByte('{')
	for i, v := range op.Operands() {
		b.WriteString(separator(i))
		b.WriteString("<" + g.port("arg", v) + "> " + g.names.Value(v))
	}
	if op.NumOperands() > 0 {
		b.WriteString("}|")
	}
	b.WriteString(op.Name() + `\l`)
	if attrs := op.AllAttrs(); g.Attrs && len(attrs) > 0 {
		b.WriteString(`\l`)
		g.attrs(&b, attrs)
	}
	for i, v := range op.Results() {
		if i == 0 {
			b.WriteByte('|')
		}
		b.WriteString(separator(i) + g.definition(v))
	}
	if op.NumResults() > 0 {
		b.WriteByte('}')
	}
	b.WriteByte('}')
	return b.String()
}

// separator returns the text before element i of a record.
func separator(i int) string {
	if i == 0 {
		return "{"
	}
	return "|"
}

func (g *graph) clusterLabel(op *ir.Operation) string {
	var b strings.Builder
	b.WriteString(op.Name())
	if g.ResultTypes {
		var types []string
		for _, t := range op.ResultTypes() {
			types = append(types, t.String())
		}
		b.WriteString(" : (" + g.truncated(strings.Join(types, ", ")) + ")")
	}
	if g.Attrs {
		b.WriteString(`\l`)
		g.attrs(&b, op.AllAttrs())
	}
	return b.String()
}

func (g *graph) attrs(w io.StringWriter, attrs []ir.NamedAttribute) {
	for _, a := range attrs {
		w.WriteString(escapeLabel(a.Name) + ": " + g.attr(a.Value) + `\l`)
	}
}

// maxGraphElements is the number of elements that an attribute may have to be printed.
const maxGraphElements = 16

// attr returns an attribute in a label, shortened if it is long.
func (g *graph) attr(a ir.Attribute) string {
	if e, ok := a.(interface{ IsSplat() bool }); ok && e.IsSplat() {
		return escapeLabel(a.String())
	}
	switch a.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		t := ir.TypeOf(a)
		s, _ := ir.AsShaped(t)
		if n, _ := ir.NumElements(s); n > maxGraphElements {
			rank := len(s.Shape())
			return strings.Repeat("[", rank) + "..." + strings.Repeat("]", rank) + " : " + g.escaped(t.String())
		}
	}
	if array, ok := a.(*ir.ArrayAttr); ok && len(array.Elements) > maxGraphElements {
		return "[...]"
	}
	return g.escaped(a.String())
}

func (g *graph) truncated(s string) string {
	if len(s) <= int(g.MaxLabelLen) {
		return s
	}
	return s[:g.MaxLabelLen] + "..."
}

func (g *graph) escaped(s string) string { return escapeLabel(g.truncated(s)) }

// escapeLabel escapes the special characters of record labels.
var escapeLabel = strings.NewReplacer("{", `\{`, "|", `\|`, "<", `\<`, "}", `\}`, ">", `\>`, "\n", "\\\n", `"`, `\"`).Replace
