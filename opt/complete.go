package opt

import (
	"bytes"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/pass"
)

// completions makes the flags of the tool complete their values that are not fixed lists.
func (t *Tool) completions(s *flags.Set) {
	for _, f := range s.Flags {
		switch d := t.passes.Lookup(f.Name); {
		case d != nil && f.Group == passGroup:
			f.Complete = func(value string, _ []string) []flags.Candidate { return completeOptions(d, value) }
		case f.Name == "pass-pipeline":
			f.Complete = func(value string, _ []string) []flags.Candidate { return completePipeline(t.passes, value) }
		case f.Name == "mlir-print-ir-before", f.Name == "mlir-print-ir-after":
			f.List, f.Complete = true, func(string, []string) []flags.Candidate { return t.passNames() }
		case f.Name == "enable-patterns", f.Name == "disable-patterns":
			f.List, f.Complete = true, func(_ string, before []string) []flags.Candidate { return t.ruleNames(before) }
		case f.Name == "rule" && t.explains:
			f.Complete = func(_ string, before []string) []flags.Candidate { return t.ruleNames(before) }
		}
	}
}

func (t *Tool) passNames() (list []flags.Candidate) {
	for _, d := range t.passes.Definitions() {
		list = append(list, flags.Candidate{Text: d.Argument, Help: d.Summary})
	}
	return list
}

// completeOptions completes the last option in a text such as "max-iterations=3 top-d".
func completeOptions(d *pass.Definition, text string) (list []flags.Candidate) {
	start := strings.LastIndexByte(text, ' ') + 1
	head, last := text[:start], text[start:]
	name, _, hasValue := strings.Cut(last, "=")
	for _, o := range d.Options {
		switch {
		case !hasValue:
			list = append(list, flags.Candidate{Text: head + o.Name + "=", Help: o.Help})
		case o.Name != name:
		case len(o.Choices) > 0:
			for _, c := range o.Choices {
				list = append(list, flags.Candidate{Text: head + name + "=" + c.Value, Help: c.Help})
			}
		case d.OptionType(name) == "bool":
			list = append(list, flags.Plain([]string{head + name + "=false", head + name + "=true"})...)
		}
	}
	return list
}

// completePipeline completes the last element of a pipeline: a pass, an operation whose passes follow, or an
// option in the braces of a pass.
func completePipeline(passes *pass.Registry, text string) (list []flags.Candidate) {
	if open := strings.LastIndexByte(text, '{'); open > strings.LastIndexByte(text, '}') {
		start := strings.LastIndexAny(text[:open], "(,") + 1
		if d := passes.Lookup(strings.TrimSpace(text[start:open])); d != nil {
			for _, c := range completeOptions(d, text[open+1:]) {
				list = append(list, flags.Candidate{Text: text[:open+1] + c.Text, Help: c.Help})
			}
		}
		return list
	}
	head := text[:strings.LastIndexAny(text, "(, ")+1]
	anchors := []string{"any", "builtin.module", "func.func"}
	for _, d := range passes.Definitions() {
		if op := d.On.Op; op != "" && !slices.Contains(anchors, op) {
			anchors = append(anchors, op)
		}
		if head != "" {
			list = append(list, flags.Candidate{Text: head + d.Argument, Help: d.Summary})
		}
	}
	for _, op := range anchors {
		list = append(list, flags.Candidate{Text: head + op + "("})
	}
	return list
}

// ruleNames returns the names and labels of the rules that the words of a command line load, or of the
// canonicalizations if it loads none.
func (t *Tool) ruleNames(before []string) []flags.Candidate {
	args := []string{"--list-rules", "--allow-unregistered-dialect"}
	for i := 0; i < len(before); i++ {
		name, _, has := strings.Cut(strings.TrimLeft(before[i], "-"), "=")
		switch {
		case !strings.HasPrefix(before[i], "-"):
		case slices.Contains([]string{"ods", "cxx", "patterns", "project", "I", "D"}, name):
			args = append(args, before[i])
			if !has && i+1 < len(before) {
				i++
				args = append(args, before[i])
			}
		case strings.HasPrefix(name, "I"), strings.HasPrefix(name, "D"), slices.Contains([]string{"allow-unregistered-dialect", "no-project", "no-installed-dialects"}, name):
			args = append(args, before[i])
		}
	}
	lister := New(t.config)
	lister.listsNames = true
	var out bytes.Buffer
	if lister.Main(args, strings.NewReader(""), &out, io.Discard) != 0 {
		return nil
	}
	names := strings.FieldsFunc(out.String(), func(c rune) bool { return c == '\n' })
	slices.Sort(names)
	return flags.Plain(slices.Compact(names))
}
