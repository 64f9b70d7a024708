package dialect

import "github.com/mica-ir/mica/ir"

// Unchecked says of traits and interfaces, by C++ name, that no operation can fail the
// checks that come with them.
func Unchecked(names ...string) map[string]*ir.Trait {
	out := make(map[string]*ir.Trait, len(names))
	for _, name := range names {
		out[name] = &ir.Trait{Name: name}
	}
	return out
}
