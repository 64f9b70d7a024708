package query

import "github.com/mica-ir/mica/ir"

// A Kind is a kind of arguments of matchers.
type Kind uint8

// The kinds.
const (
	Boolean Kind = iota
	Nested       // a matcher
	Signed
	String
)

func (k Kind) String() string { return [...]string{"Boolean", "Matcher", "Signed", "String"}[k] }

// A Value is an argument of a matcher. Only the field for its kind is set.
type Value struct {
	Kind    Kind
	Boolean bool
	Signed  int64
	String  string
	Matcher *Matcher
}

// A Matcher decides which operations match. A matcher of single operations has Match, one that
// finds several operations for one has Collect, and one that consists of others has both.
// One that lacks the function that is needed matches nothing: matchers that are arguments of
// one with Collect alone must match single operations.
type Matcher struct {
	// Match reports whether an operation matches.
	Match func(op *ir.Operation) bool
	// Collect returns the operations of the match for op, and whether there is one.
	Collect func(op *ir.Operation) ([]*ir.Operation, bool)

	// Function is the name of the function to extract the matches into, or "".
	Function string
}

func (m *Matcher) match(op *ir.Operation) bool { return m.Match != nil && m.Match(op) }

func (m *Matcher) collect(op *ir.Operation) ([]*ir.Operation, bool) {
	if m.Collect == nil {
		return nil, false
	}
	return m.Collect(op)
}
