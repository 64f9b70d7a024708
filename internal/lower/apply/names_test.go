package apply

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/rewrite"
)

// TestNames checks that a pattern has the name of the pass that applies it, and that the sections are in order:
// a name that stands twice would be found once.
func TestNames(t *testing.T) {
	for _, c := range []struct{ argument, want string }{
		{"convert-scf-to-cf", "ForLowering"}, {"convert-scf-to-emitc", "ForLowering"}, {"convert-scf-to-spirv", "ForOpConversion"}, {"cse", "scf.for"},
	} {
		p := &rewrite.Pattern{Name: "scf.for"}
		rename(c.argument, []*rewrite.Pattern{p})
		if p.Name != c.want || c.want != "scf.for" && !slices.Contains(p.Labels, "scf.for") {
			t.Errorf("the pattern for scf.for of %s is called %s, with the labels %q", c.argument, p.Name, p.Labels)
		}
	}
	for _, s := range sections {
		part := section("convert" + s.suffix)
		lines := strings.Split(strings.TrimSpace(part), "\n")
		var keys []string
		for _, l := range lines {
			key, name, ok := strings.Cut(l, " = ")
			if !ok || name == "" {
				t.Errorf("section %s: the line %q has no name", s.section, l)
			}
			keys = append(keys, key)
		}
		slices.Sort(keys)
		if len(slices.Compact(slices.Clone(keys))) != len(keys) {
			t.Errorf("section %s has a name twice", s.section)
		}
	}
}
