package rewrite

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/asm/edit"
	"github.com/mica-ir/mica/internal/filecheck/regex"
)

// A rewriter changes texts.
type rewriter struct {
	name, summary string
	run           func(o *options, t *edit.Text)
}

// rewriters returns those of mlir-rewrite.
func rewriters() []*rewriter {
	return []*rewriter{
		{"mark-ranges", "Indicate ranges parsed", func(_ *options, t *edit.Text) { markRanges(t) }},
		{"simple-rename", "Perform a simple rename", func(o *options, t *edit.Text) { o.rename.run(t) }},
	}
}

// markRanges marks the operations and comments found in a text: it puts operations between <
// and >, their names between ![ and ]!, or between [ and ] if they are strings, and comments
// between { and }.
func markRanges(t *edit.Text) {
	mark := func(r asm.TextRange, before, after string) {
		t.Insert(r.Start, before)
		t.Insert(r.End, after)
	}
	for i := range t.Ops {
		o := &t.Ops[i]
		mark(o.TextRange, "<", ">")
		if strings.HasPrefix(t.Original(o.Name), `"`) {
			mark(o.Name, "[", "]")
		} else {
			mark(o.Name, "![", "]!")
		}
	}
	for _, r := range t.Comments() {
		mark(r, "{", "}")
	}
}

// A rename replaces the first match of a regular expression in the text of each operation with
// a name.
type rename struct{ op, match, replacement string }

// A renamed operation has a new text.
type renamed struct {
	asm.TextRange
	text string
}

// run changes a text, unless the expression is invalid. mlir-rewrite garbles an operation with
// the name that is nested in another one with the name; here the outer one is changed after the
// inner ones.
func (r *rename) run(t *edit.Text) {
	re, err := regex.Compile(r.match, regex.Options{})
	if err != nil {
		return // mlir-rewrite reports nothing, either
	}
	var changed []renamed // operations that are not in each other, in the order of the text
	for i := range t.Ops {
		o := &t.Ops[i]
		if o.Op.Name() != r.op {
			continue
		}
		first := len(changed)
		for first > 0 && changed[first-1].Start >= o.Start {
			first--
		}
		text := re.Replace(with(t, o.TextRange, changed[first:]), r.replacement)
		changed = append(changed[:first], renamed{o.TextRange, text})
	}
	for _, c := range changed {
		t.Replace(c.TextRange, c.text)
	}
}

// with returns a part of the original text in which some operations have new texts.
func with(t *edit.Text, r asm.TextRange, changed []renamed) string {
	var b strings.Builder
	for _, c := range changed {
		b.WriteString(t.Original(asm.TextRange{Start: r.Start, End: c.Start}))
		b.WriteString(c.text)
		r.Start = c.End
	}
	b.WriteString(t.Original(r))
	return b.String()
}
