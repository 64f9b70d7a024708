package opt

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/explain"
)

// MainExplain runs a tool that says why a rule did not match. Its flags are those of [Main], which say what
// rewrites, and the name of the rule.
func MainExplain(args []string, in io.Reader, out, errs io.Writer, c Config) int {
	t := New(c)
	t.explains = true
	return t.Main(args, in, out, errs)
}

// explainFlags are the flags of an explanation.
type explainFlags struct {
	rule    string
	file    string // of the line, "" for the input
	line    int    // 0 for all
	nearest int    // 0 if it is not given
}

func (e *explainFlags) flags(s *flags.Set) {
	s.String(&e.rule, "rule", "name", "Name of the rule that is explained; without it, operations are that a conversion cannot make legal")
	s.Add(flags.Flag{Name: "at", Kind: flags.Value, Arg: "line", Help: "Line of the operations that are explained, as LINE or FILE:LINE; the whole input if it is not given",
		Set: func(v string) error {
			file, line := "", v
			if i := strings.LastIndexByte(v, ':'); i >= 0 {
				file, line = v[:i], v[i+1:]
			}
			n, err := strconv.ParseUint(line, 10, 31)
			if err != nil || n == 0 {
				return fmt.Errorf("'%s' value invalid for line argument!", v)
			}
			e.file, e.line = file, int(n)
			return nil
		}})
	s.Add(flags.Flag{Name: "nearest", Kind: flags.Value, Arg: "uint", Help: "Number of operations that are explained, those first at which the rule came furthest; 1 if it is not given",
		Set: func(v string) error {
			n, err := strconv.ParseUint(v, 10, 31)
			if err != nil || n == 0 {
				return fmt.Errorf("'%s' value invalid for uint argument!", v)
			}
			e.nearest = int(n)
			return nil
		}})
}

// checkExplain returns an error if flags contradict each other.
func (r *run) checkExplain() error {
	if r.help || r.version {
		return nil
	}
	if r.emitBytecode {
		return errors.New("an explanation is a text: leave out --emit-bytecode")
	}
	return r.checkSilent("explained", "an explanation")
}

// explainDefaults makes the run one of the canonicalizations if the command line has neither rules nor passes.
func (r *run) explainDefaults() {
	if len(r.steps) == 0 && !r.passes.hasPipeline && !r.passes.reproduce {
		r.steps = append(r.steps, step{argument: "canonicalize"})
	}
}

// explain runs the passes and rules, and writes why the rule did not match. It reports whether the question has an answer.
func (c *chunk) explain(op *ir.Operation, opts asm.ParseOptions) bool {
	e := &c.explanation
	if e.line > 0 && !c.hasOps(op) {
		return false
	}
	quiet := &bytes.Buffer{}
	print := c.printOptions(opts)
	print.AssumeVerified, print.SkipRegions, print.LocalScope = false, true, true
	print.ElideElements, print.ElementsLimit, print.ElideResources, print.ResourcesLimit = true, maxShownElements, true, maxShownElements
	print.Unprintable, print.Lost, print.Threads = nil, nil, 0
	config := explain.Config{Module: op, Rule: e.rule, Hidden: "ruleApplication",
		Run: func() error {
			silent := &chunk{run: c.run, in: c.in, file: c.file, part: c.part, stdout: io.Discard, errs: quiet}
			if !silent.runPasses(op, opts) {
				return errors.New(cmp.Or(strings.TrimSpace(quiet.String()), "the passes fail"))
			}
			return nil
		},
		Print: func(op *ir.Operation) string {
			var text bytes.Buffer
			if err := asm.Print(&room{&text, maxShownText}, op, print); err != nil && !errors.Is(err, errNoRoom) {
				return ""
			}
			return string(firstLine(text.Bytes()))
		},
	}
	if e.line > 0 {
		config.At = c.isAt
	}
	return c.writeExplanation(explain.Find(config))
}

// maxShownText bounds the text of an operation in an explanation, and maxShownElements the elements of an attribute in it.
const maxShownText, maxShownElements = 1 << 12, 16

// isAt reports whether an operation is in the line.
func (c *chunk) isAt(op *ir.Operation) bool {
	name, line, _ := op.Location().Place().Resolve()
	return line == c.explanation.line && c.isIn(name)
}

// isIn reports whether a file is the one of the line.
func (c *chunk) isIn(name string) bool {
	if file := c.explanation.file; file != "" {
		return name == file || strings.HasSuffix(name, "/"+file)
	}
	return name == c.file.Name
}

// hasOps reports an error if the line has no operation. It names the nearest ones.
func (c *chunk) hasOps(root *ir.Operation) bool {
	line := c.explanation.line
	before, after, found := 0, math.MaxInt, false
	names := map[int]string{}
	ir.Walk(root, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		name, n, _ := op.Location().Place().Resolve()
		switch {
		case op == root, !c.isIn(name):
			return ir.Advance
		case n == line:
			found = true
			return ir.Interrupt
		case n < line:
			before = max(before, n)
		default:
			after = min(after, n)
		}
		if n == before || n == after {
			names[n] = op.Name()
		}
		return ir.Advance
	})
	if found {
		return true
	}
	var near []string
	for _, n := range []int{before, after} {
		if names[n] != "" {
			near = append(near, fmt.Sprintf("'%s' in line %d", names[n], n))
		}
	}
	text := fmt.Sprintf("there is no operation in line %d", line)
	if c.explanation.file != "" {
		text += " of " + c.explanation.file
	}
	switch len(near) {
	case 1:
		text += "; the nearest is " + near[0]
	case 2:
		text += "; the nearest are " + strings.Join(near, " and ")
	}
	c.report(diag.List{{Message: text, Place: c.lineStart(line), Bare: true}})
	return false
}

// lineStart returns the place of a line of the input, if there is one.
func (c *chunk) lineStart(line int) diag.Place {
	if c.explanation.file != "" {
		return diag.Place{}
	}
	if _, ok := c.file.Offset(line, 1); !ok {
		return diag.Place{}
	}
	return diag.Place{Name: c.file.Name, Line: line, Col: 1}
}

// writeExplanation writes the answer, and reports whether there is one.
func (c *chunk) writeExplanation(r *explain.Report) bool {
	e := &c.explanation
	if e.rule != "" && len(r.Rules) == 0 {
		c.reportUnknownRule(r)
		return false
	}
	var list diag.List
	for _, f := range c.chosen(r) {
		list.Add(f.Diagnostic())
	}
	for _, l := range c.chosenIllegal(r) {
		list.Add(l.Diagnostic())
	}
	switch {
	case len(list) > 0:
	case e.rule == "":
		c.report(diag.List{{Message: "no conversion failed because of an operation that is not legal; --rule=NAME explains a rule", Bare: true}})
		return false
	default:
		list.Add(&diag.Diagnostic{Severity: diag.Remark, Message: fmt.Sprintf("'%s' does not match: the IR has no operation that the rule is for", e.rule), Bare: true})
	}
	if r.Err != nil {
		list.Add(&diag.Diagnostic{Severity: diag.Remark, Bare: true, Message: "the run ends with: " + string(firstLine([]byte(r.Err.Error())))})
	}
	c.in.Locate(list)
	if !c.diagnostics.IsText() {
		return c.render(list) == nil
	}
	return c.renderTo(&c.run.out, list) == nil
}

// chosen returns the findings that are shown.
func (c *chunk) chosen(r *explain.Report) []*explain.Finding {
	e := &c.explanation
	list := r.Findings
	if e.line > 0 && len(list) > 0 && list[0].Outcome != explain.OtherRoot {
		list = slices.DeleteFunc(slices.Clone(list), func(f *explain.Finding) bool { return f.Outcome == explain.OtherRoot })
	}
	return list[:min(len(list), max(e.nearest, 1))]
}

// chosenIllegal returns the operations that are not legal and are shown: those in the line, or those that made
// conversions fail.
func (c *chunk) chosenIllegal(r *explain.Report) []*explain.Legalization {
	e := &c.explanation
	if e.rule != "" && len(r.Findings) > 0 {
		return nil
	}
	list := r.Illegal
	if e.line == 0 {
		list = slices.DeleteFunc(slices.Clone(list), func(l *explain.Legalization) bool { return !l.Failed })
	}
	return list[:min(len(list), max(e.nearest, 1))]
}

// reportUnknownRule reports that no driver has a rule of the name.
func (c *chunk) reportUnknownRule(r *explain.Report) {
	name := c.explanation.rule
	filter := rewrite.Filter{Enabled: []string{name}}
	known := slices.Clone(r.Known)
	text := "no rule that was tried is called '" + name + "'"
	if !slices.Contains(known, name) && !c.keeps(name) {
		c.report(diag.List{{Bare: true, Message: text + ": --enable-patterns and --disable-patterns leave it out"}})
		return
	}
	all := c.canonicalizations()
	for _, p := range all {
		if filter.Keeps(p.Name, p.Labels...) {
			c.report(diag.List{{Bare: true, Message: text + ": it is a canonicalization, which --canonicalize tries if the IR has operations of its dialect"}})
			return
		}
		known = append(known, p.Name)
	}
	c.report(diag.List{{Message: text + suggest.DidYouMean(name, known), Bare: true}})
}

// keeps reports whether the filter of the command line keeps rules of a name.
func (c *chunk) keeps(name string) bool {
	f := c.filter()
	return f.Keeps(name)
}

// canonicalizations returns the canonicalizations of all dialects.
func (c *chunk) canonicalizations() []*rewrite.Pattern {
	ctx := c.in.IR()
	for _, name := range ctx.DialectNames() {
		ctx.Dialect(name)
	}
	var set rewrite.Set
	rewrite.AddCanonicalizationPatterns(ctx, &set)
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		return nil // the names serve only for a suggestion
	}
	return frozen.Patterns()
}
