package history

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir/action"
)

// A Step is something that changed the IR: a pattern, a fold, an erasure, a pass by itself, or a driver between patterns.
type Step struct {
	Number int // in the order of the run, from 1; 0 until the step has ended
	Kind   action.Kind
	Name   string     // of the pattern or the pass
	Rule   diag.Place // of a pattern, if it is known
	Pass   string
	Op     string     // the name of the operation that the pattern was applied to
	At     diag.Place // of this operation
	// From is the step that made this operation or changed it, or nil for an operation of the input.
	From *Step

	depth int  // of the chain of Froms
	cut   bool // whether the chain went on
}

// maxChain bounds how many steps a chain keeps. A chain is cut when it is twice as long, so that few are copied.
const maxChain = 8

// after makes from the step before s.
func (s *Step) after(from *Step) {
	if from == nil {
		return
	}
	if from.depth >= 2*maxChain {
		from = from.shortened()
	}
	s.From, s.depth = from, from.depth+1
}

// shortened returns a copy of the last steps of a chain.
func (s *Step) shortened() *Step {
	kept := make([]Step, maxChain)
	for i := range kept {
		kept[i] = *s
		kept[i].depth = maxChain - 1 - i
		if i > 0 {
			kept[i-1].From = &kept[i]
		}
		s = s.From
	}
	last := &kept[maxChain-1]
	last.From, last.cut = nil, true
	return &kept[0]
}

// String describes a step without its place.
func (s *Step) String() string {
	switch s.Kind {
	case action.Pattern:
		return s.Name
	case action.Fold:
		return "fold of " + s.Op
	case action.Erasure:
		return "erasure of " + s.Op
	case action.Iteration:
		return "the greedy driver"
	case action.Conversion:
		return "the dialect conversion"
	}
	return "pass " + s.Name
}

// Chain describes a step and those before it, the last one first: "by B at f.mlir:3, from A at f.mlir:2".
func (s *Step) Chain() string {
	var b strings.Builder
	for i := 0; s != nil; i, s = i+1, s.From {
		switch {
		case i == maxChain:
			b.WriteString(", ...")
			return b.String()
		case i == 0:
			b.WriteString("by ")
		default:
			b.WriteString(", from ")
		}
		b.WriteString(oneLine(s.String()))
		if file, line, _ := s.At.Resolve(); line > 0 && s.Kind != action.Pass {
			fmt.Fprintf(&b, " at %s:%d", oneLine(file), line)
		}
		if s.cut {
			b.WriteString(", ...")
		}
	}
	return b.String()
}

// oneLine returns a text without line feeds, which would end a comment.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, s)
}

// Changes are the operations, by their numbers, that a step made and changed.
type Changes struct {
	Root                   int    // the operation that the step was about, or 0
	Before                 string // its text
	Made, Modified, Erased []int
	Texts                  []string // of Made; "" for operations that are gone again
	Replaced               []Replacement
	// Cause is the step that made the root such that this one followed: it made or changed the root, or removed the last use
	// of a dead one.
	Cause *Step
	// Failed are the attempts on the root before this one.
	Failed []Attempt
	// Dropped counts the entries beyond the bounds of the lists.
	Dropped int
}

// A Replacement is an operation whose results were replaced with those of others, 0 for arguments of blocks.
type Replacement struct {
	Op int
	By []int
}

// An Attempt is a pattern that was not applied.
type Attempt struct{ Rule, Reason string }

// The bounds of the lists of a step.
const (
	maxListed = 64
	maxFailed = 16
)

// add adds a number to a list that is not longer than maxListed.
func (c *Changes) add(list *[]int, id int) {
	if len(*list) >= maxListed {
		c.Dropped++
		return
	}
	*list = append(*list, id)
}
