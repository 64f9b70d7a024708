package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A userSet lists the operands that read or write some buffers, in the order in which they were
// added.
type userSet struct {
	list []*ir.Operand
	of   []*member // the roots of the sets of values whose uses have been added
}

// enters notes that the uses of a set are being added, and reports whether that is the first time.
func (u *userSet) enters(root *member) bool {
	if slices.Contains(u.of, root) {
		return false
	}
	u.of = append(u.of, root)
	return true
}

// A use is how an operand accesses a buffer.
type use uint8

const (
	readsIt use = 1 << iota // directly, or through a view that is read
	writesIt
)

// useOf returns how an operand accesses its buffer. An analysis asks often, so it is remembered.
func (s *State) useOf(o *ir.Operand) use {
	u, ok := s.uses[o]
	if ok {
		return u
	}
	if s.Writes(o) {
		u |= writesIt
	}
	if s.Reads(o) || u == 0 && slices.ContainsFunc(s.Aliases(o), func(a Alias) bool { return s.IsRead(a.Value) }) {
		u |= readsIt
	}
	if s.uses != nil {
		s.uses[o] = u
	}
	return u
}

// addWrites adds the operands that write in place to a value that may share the buffer of v.
func (s *State) addWrites(to *userSet, v *ir.Value) {
	if !s.aliases.isUsed(v) || !to.enters(s.aliases.root(v)) {
		return
	}
	for w := range s.aliases.members(v) {
		for u := range w.Uses() {
			if s.useOf(u)&writesIt != 0 && s.InPlace(u) {
				to.list = append(to.list, u)
			}
		}
	}
}

// addReads adds the operands that read a value that may share the buffer of v, also through views
// for which that has not been decided yet.
func (s *State) addReads(to *userSet, v *ir.Value) {
	if !to.enters(s.aliases.root(v)) {
		return
	}
	for w := range s.aliases.members(v) {
		for u := range w.Uses() {
			if s.useOf(u)&readsIt != 0 {
				to.list = append(to.list, u)
			}
		}
	}
}
