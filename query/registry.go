package query

import (
	"strings"

	"github.com/mica-ir/mica/internal/stringmap"
)

// A Registry holds matchers by name. The zero Registry is empty.
type Registry struct{ matchers stringmap.Map[*Definition] }

// A Definition describes a matcher that expressions can name.
type Definition struct {
	Name   string
	Params []Kind
	// Variadic matchers have at least one argument; all are of the only kind in Params, which
	// is Nested.
	Variadic bool
	// New creates a matcher from arguments of the right number and kinds.
	New func(args []Value) *Matcher
}

// Add adds a matcher, or replaces the one with its name.
func (r *Registry) Add(d *Definition) {
	at, _ := r.matchers.At(d.Name)
	*at = d
}

// signature returns the matcher with the kinds of its arguments, as completions show it.
func (d *Definition) signature() string {
	kinds := make([]string, len(d.Params))
	for i, k := range d.Params {
		kinds[i] = k.String()
	}
	list := strings.Join(kinds, ", ")
	if d.Variadic {
		list += ",..."
	}
	return "Matcher: " + d.Name + "(" + list + ")"
}

// make creates a matcher from arguments; places[i] is the place of args[i], and name is the
// place of the matcher's name.
func (d *Definition) make(args []Value, places []Position, name Position) (*Matcher, *Error) {
	if d.Variadic {
		if len(args) == 0 {
			// mlir-query has a text with bounds here, but its message shows only the first
			// words.
			return nil, &Error{name, wrongCount("requires between ", 1)}
		}
		for i, a := range args {
			if a.Kind != d.Params[0] {
				return nil, &Error{places[i], wrongType(i+1, "matcher: ", a.Kind)}
			}
		}
		return d.New(args), nil
	}
	if len(args) != len(d.Params) {
		return nil, &Error{name, wrongCount(len(d.Params), len(args))}
	}
	for i, a := range args {
		if a.Kind != d.Params[i] {
			return nil, &Error{places[i], wrongType(d.Name, i+1, notProvided)}
		}
	}
	return d.New(args), nil
}
