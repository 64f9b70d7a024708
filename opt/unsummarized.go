package opt

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// withName returns a diagnostic with the name of a constraint where the message has a gap, because the constraint has no
// summary. Under the name of the reference's tool the gap stays, as it is there.
func withName(d *diag.Diagnostic) *diag.Diagnostic {
	for i, n := range d.Notes {
		rest, ok := strings.CutPrefix(n.Message, "the constraint '")
		name, rest, _ := strings.Cut(rest, "'")
		if !ok || rest != " has no summary" || !n.Hint {
			continue
		}
		named := *d
		for _, gap := range []string{" must be , but got", " variadic of , but got"} {
			named.Message = strings.Replace(named.Message, gap, strings.Replace(gap, " ,", " '"+name+"',", 1), 1)
		}
		if strings.HasSuffix(named.Message, "failed to satisfy constraint: ") {
			named.Message += "'" + name + "'"
		}
		if named.Message != d.Message {
			named.Notes = slices.Delete(slices.Clone(d.Notes), i, i+1)
		}
		return &named
	}
	return d
}
