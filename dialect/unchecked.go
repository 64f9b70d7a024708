package dialect

import "github.com/mica-ir/mica/ir"

// Unchecked returns traits and interfaces, by C++ name, whose checks can never fail.
func Unchecked(names ...string) map[string]*ir.Trait {
	out := make(map[string]*ir.Trait, len(names))
	for _, name := range names {
		out[name] = &ir.Trait{Name: name}
	}
	return out
}
