package opt

import (
	"github.com/mica-ir/mica/internal/tracehtml"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// openPage begins the page of --trace-html. It is written while the tool runs, so that it shows how far a run came that ends
// in a crash.
func (r *run) openPage() error {
	if r.traceHTML == "" {
		return nil
	}
	input := r.input
	if input == "-" {
		input = "<stdin>"
	}
	w, err := r.openActions(r.traceHTML)
	if err != nil {
		return unwritten(r.traceHTML, err)
	}
	r.page, err = tracehtml.New(w, tracehtml.Options{Command: append([]string{r.tool.config.Name}, r.args...), Input: input})
	return unwritten(r.traceHTML, err)
}

// listener returns what listens to the drivers of a chunk, or nil.
func (c *chunk) listener() rewrite.Listener {
	var list []rewrite.Listener
	if c.page != nil {
		list = append(list, c.page.History)
	}
	if c.made != nil {
		list = append(list, c.made)
	}
	if c.covered != nil {
		used := map[*rewrite.Pattern]bool{}
		for _, p := range c.in.rules.Patterns() {
			used[p] = true
		}
		for _, rules := range c.rulesRead {
			c.covered.AddFiles(rules.Files())
		}
		for _, m := range c.in.matchers {
			c.covered.Add(m, used)
		}
		list = append(list, c.covered)
	}
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return rewrite.Listeners(list...)
}

// line returns the line on which the part begins.
func (c *chunk) line() int {
	start, _ := c.part.Bounds(c.file)
	line, _ := source.Pos{File: c.file, Offset: start}.LineCol()
	return line
}
