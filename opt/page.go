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
	switch {
	case c.page != nil && c.made != nil:
		return rewrite.Listeners(c.page.History, c.made)
	case c.page != nil:
		return c.page.History
	case c.made != nil:
		return c.made
	}
	return nil
}

// line returns the line on which the part begins.
func (c *chunk) line() int {
	start, _ := c.part.Bounds(c.file)
	line, _ := source.Pos{File: c.file, Offset: start}.LineCol()
	return line
}
