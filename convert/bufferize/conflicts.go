package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A userSet is a set of operands in the order in which they were added.
type userSet struct {
	list []*ir.Operand
	has  map[*ir.Operand]bool
}

func (u *userSet) add(o *ir.Operand) {
	if u.has == nil {
		u.has = map[*ir.Operand]bool{}
	}
	if !u.has[o] {
		u.has[o] = true
		u.list = append(u.list, o)
	}
}

// addWrites adds the operands that write in place to what may be in the buffer of a value.
func (s *State) addWrites(to *userSet, v *ir.Value) {
	if !s.aliases.isUsed(v) {
		return
	}
	for w := range s.aliases.members(v) {
		for u := range w.Uses() {
			if s.Writes(u) && s.InPlace(u) {
				to.add(u)
			}
		}
	}
}

// addReads adds the operands that read what may be in the buffer of a value, also by way of
// values of which it is not decided yet whether they are in that buffer.
func (s *State) addReads(to *userSet, v *ir.Value) {
	for w := range s.aliases.members(v) {
		for u := range w.Uses() {
			if s.Reads(u) || !s.Writes(u) && slices.ContainsFunc(s.Aliases(u), func(a Alias) bool { return s.IsRead(a.Value) }) {
				to.add(u)
			}
		}
	}
}

// An analyzer decides which operands are in place.
type analyzer struct {
	*State
	dominance *ir.Dominance
}

// interferes reports whether something would be read after it has been overwritten if an operand
// were in place or, with onlyDecided, is so already.
func (a *analyzer) interferes(o *ir.Operand, onlyDecided bool) bool {
	var reads, writes userSet
	aliases := a.Aliases(o)
	a.addWrites(&writes, o.Value())
	for _, alias := range aliases {
		a.addWrites(&writes, alias.Value)
	}
	if !onlyDecided && a.Writes(o) {
		writes.add(o)
	}
	if len(writes.list) == 0 {
		return false // and no reads need to be found, which takes longer
	}
	a.addReads(&reads, o.Value())
	for _, alias := range aliases {
		a.addReads(&reads, alias.Value)
	}
	return a.hasConflict(reads.list, writes.list)
}

// writesConstant reports whether a buffer would be written that must not be.
func (a *analyzer) writesConstant(o *ir.Operand, onlyDecided bool) bool {
	aliases := a.Aliases(o)
	written := !onlyDecided && a.Writes(o)
	if !written {
		var writes userSet
		a.addWrites(&writes, o.Value())
		for _, alias := range aliases {
			a.addWrites(&writes, alias.Value)
		}
		written = len(writes.list) > 0
	}
	if !written {
		return false
	}
	found := false
	check := func(v *ir.Value) {
		for w := range a.aliases.members(v) {
			if !a.IsWritable(w) {
				found = true
				if a.options.PrintConflicts {
					a.annotateConstant(w)
				}
			}
		}
	}
	check(o.Value())
	for _, alias := range aliases {
		check(alias.Value)
	}
	return found
}

// hasConflict reports whether one of the reads may see one of the writes, but not the definition
// of what it reads.
func (a *analyzer) hasConflict(reads, writes []*ir.Operand) bool {
	if a.options.Parallel && len(reads) > 0 {
		for _, write := range writes {
			inner := a.parallel(write.Owner().ParentRegion())
			for _, def := range a.chainOf(write, chain{stop: a.Defines, leaves: true}) {
				if a.parallel(def.ParentBlock().Parent()) != inner {
					return true
				}
			}
		}
	}
	for _, read := range reads {
		defs := a.definitions(read)
		if len(defs) == 0 {
			continue
		}
		for _, write := range writes {
			if a.excluded(read, write, defs) {
				continue
			}
			for _, def := range defs {
				if a.definedAfter(def, write) {
					continue
				}
				if aliases := a.Aliases(write); len(aliases) == 1 && aliases[0].Value == def {
					continue
				}
				if a.options.PrintConflicts {
					a.annotateConflict(read, write, def)
				}
				return true
			}
		}
	}
	return false
}

// excluded reports whether a read and a write of a buffer cannot be in conflict whatever the
// definition.
func (a *analyzer) excluded(read, write *ir.Operand, defs []*ir.Value) bool {
	if a.isOrderKnown(read, write, defs) {
		// A read before the write does not see it, nor does one in another branch.
		if a.happensBefore(read.Owner(), write.Owner()) || read == write || insideExclusiveRegions(read.Owner(), write.Owner()) {
			return true
		}
		// Each element is read before it is written, unless the operation is repeated.
		reader := a.model(read.Owner())
		if read.Owner() == write.Owner() && reader != nil && reader.IsElementwise(read.Owner(), [2]*ir.Operand{read, write}, a.State) &&
			(a.isSameBuffer(read, write.Value()) || a.isSameBuffer(write, read.Value())) {
			return true
		}
	}
	return a.areDisjoint(read, write)
}

// isSameBuffer reports whether an operand is equivalent to a value, on the way to which there are
// casts only.
func (a *analyzer) isSameBuffer(o *ir.Operand, v *ir.Value) bool {
	return len(a.chainOf(o, chain{stop: func(w *ir.Value) bool { return w == v }, equivalent: true, sameType: true})) > 0
}

// definedAfter reports whether a write does not change what a value is defined as, because it
// happens before, or in the definition.
func (a *analyzer) definedAfter(def *ir.Value, write *ir.Operand) bool {
	if op := def.DefiningOp(); op != nil {
		return a.happensBefore(write.Owner(), op) || op.IsProperAncestor(write.Owner())
	}
	return ancestorIn(def.OwnerBlock(), write.Owner()) == nil
}

// ancestorIn returns the operation in a block that op is or is in, nil if there is none.
func ancestorIn(b *ir.Block, op *ir.Operation) *ir.Operation {
	for ; op != nil; op = op.ParentOp() {
		if op.Block() == b {
			return op
		}
	}
	return nil
}

// happensBefore reports whether an operation, or one around it, dominates another one.
func (a *analyzer) happensBefore(x, y *ir.Operation) bool {
	for ; x != nil; x = x.ParentOp() {
		if x.IsProperAncestor(y) {
			return false
		}
		if a.dominance.ProperlyDominatesOp(x, y) {
			return true
		}
	}
	return false
}

// isOrderKnown reports whether dominance says what is executed first: a read and a write that are
// repeated without the definition are executed in both orders.
func (a *analyzer) isOrderKnown(read, write *ir.Operand, defs []*ir.Value) bool {
	for _, def := range defs {
		r := a.repetitive(read.Owner().ParentRegion())
		of := a.repetitive(def.ParentBlock().Parent())
		if r == of {
			continue
		}
		for r != nil {
			next := a.repetitive(r.ParentRegion())
			if next == of {
				break
			}
			r = next
		}
		if r != nil && r.ParentOp().IsAncestor(write.Owner()) {
			return false
		}
	}
	from, to := read.Owner().Block(), write.Owner().Block()
	if from.Parent() != to.Parent() {
		return true
	}
	for _, def := range defs {
		if b := def.ParentBlock(); reaches(from, to, b) && reaches(to, from, b) {
			return false
		}
	}
	return true
}

// reaches reports whether control can flow from a block to another one, or to itself, without
// entering a third one.
func reaches(from, to, without *ir.Block) bool {
	seen := map[*ir.Block]bool{without: true}
	work := []*ir.Block{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for next := range b.Successors() {
			if seen[next] {
				continue
			}
			if next == to {
				return true
			}
			seen[next] = true
			work = append(work, next)
		}
	}
	return false
}

// insideExclusiveRegions reports whether two operations are in regions of one operation of which
// only one is executed.
func insideExclusiveRegions(x, y *ir.Operation) bool {
	for p := x.ParentOp(); p != nil; p = p.ParentOp() {
		branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](p)
		if !ok || !p.IsProperAncestor(y) {
			continue
		}
		a, b := regionAround(p, x), regionAround(p, y)
		if a != b && !flows(branch, p, a, b) && !flows(branch, p, b, a) {
			return true
		}
	}
	return false
}

// regionAround returns the region of p that an operation is in.
func regionAround(p, op *ir.Operation) *ir.Region {
	for op.ParentOp() != p {
		op = op.ParentOp()
	}
	return op.ParentRegion()
}

// flows reports whether control can flow from a region of an operation to another one.
func flows(branch ir.RegionBranchOpInterface, op *ir.Operation, from, to *ir.Region) bool {
	seen := map[*ir.Region]bool{}
	work := []*ir.Region{from}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for _, next := range branch.RegionSuccessors(op, r) {
			if next.Region == to {
				return true
			}
			if next.Region != nil && !seen[next.Region] {
				seen[next.Region] = true
				work = append(work, next.Region)
			}
		}
	}
	return false
}
