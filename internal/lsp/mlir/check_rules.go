package mlir

import (
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/server"
)

// checkRules compiles the rules of a text without syntax errors, as mica opt does, and returns what it says of them: unknown
// operations of known dialects, rules that can never match, C++ that cannot be run. Operations of dialects
// that are not known are accepted, because the project of a rule file need not name its dialects.
func (d *dialects) checkRules(t *server.Text) (list diag.List) {
	b := d.forText(t)
	if b.ctx == nil {
		return nil // the errors are those of the definitions
	}
	c, _ := b.ctx.Fork()
	if c == nil {
		return nil
	}
	c.IR().AllowUnregistered = true
	_, found := compile(c, mica.Text(t.File.Name, string(t.File.Text)), mica.RuleOptions{})
	for _, x := range found {
		if strings.Contains(x.Message, "applies the native ") && strings.HasSuffix(x.Message, "which is not registered") {
			continue // the program that uses the rules may have it
		}
		if moved := inText(t, x); moved != nil {
			list = append(list, moved)
		}
	}
	return list
}

// inText returns a diagnostic with its places in a text instead of those in a copy, or nil if it is about no place in it.
func inText(t *server.Text, d *diag.Diagnostic) *diag.Diagnostic {
	at := d.Place.Pos
	if !at.IsValid() || at.File.Name != t.File.Name || int(at.Offset) > len(t.File.Text) {
		return nil
	}
	moved := *d
	moved.Place.Pos.File = t.File
	moved.Ranges, moved.Notes = nil, nil
	for _, n := range d.Notes {
		if at := n.Place.Pos; at.IsValid() && at.File.Name == t.File.Name {
			n = inText(t, n)
		}
		moved.Notes = append(moved.Notes, n)
	}
	return &moved
}
