package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// An analyzer decides which operands are in place.
type analyzer struct {
	*State
	dominance *ir.Dominance
	checked   map[*member]bool          // roots of sets without conflicts; nil if all are without
	outside   map[*ir.Operand]bool      // whether a write in a parallel region is to a buffer from outside
	alias     map[*ir.Operand]*ir.Value // the only alias of a write; nil if there are none or several
}

func newAnalyzer(s *State) *analyzer {
	return &analyzer{s, ir.NewDominance(), map[*member]bool{}, map[*ir.Operand]bool{}, map[*ir.Operand]*ir.Value{}}
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
	if !onlyDecided && a.Writes(o) && !slices.Contains(writes.list, o) {
		writes.list = append(writes.list, o)
	}
	if len(writes.list) == 0 {
		return false // and no reads need to be found, which takes longer
	}
	a.addReads(&reads, o.Value())
	for _, alias := range aliases {
		a.addReads(&reads, alias.Value)
	}
	if a.hasConflict(reads.list, a.grouped(writes.list, o)) {
		return true
	}
	if a.checked != nil {
		for _, root := range reads.of {
			a.checked[root] = true
		}
	}
	return false
}

// A writeGroup is the writes to the values of one set.
type writeGroup struct {
	of     *member // nil if they have not been compared with the reads of their set
	writes []*ir.Operand
}

// grouped splits writes by the sets of the values that they write. The reads and writes of a set were
// compared when the set was formed, except for a new write; comparing them again for each operation
// would make the analysis of n writes to one buffer cubic. If conflicts are shown, all writes are one
// group, because the order of the comparisons decides which conflict that is.
func (a *analyzer) grouped(writes []*ir.Operand, candidate *ir.Operand) []writeGroup {
	if a.options.PrintConflicts {
		return []writeGroup{{writes: writes}}
	}
	var groups []writeGroup
	last := 0
	for _, w := range writes {
		root := a.aliases.root(w.Value())
		if w == candidate && !a.InPlace(w) || a.checked != nil && !a.checked[root] {
			root = nil
		}
		if last == len(groups) || groups[last].of != root {
			last = slices.IndexFunc(groups, func(g writeGroup) bool { return g.of == root })
		}
		if last < 0 {
			last, groups = len(groups), append(groups, writeGroup{of: root})
		}
		groups[last].writes = append(groups[last].writes, w)
	}
	return groups
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

// hasConflict reports whether one of the reads may see one of the writes instead of the definition
// that it expects.
func (a *analyzer) hasConflict(reads []*ir.Operand, groups []writeGroup) bool {
	if a.options.Parallel && len(reads) > 0 && slices.ContainsFunc(groups, a.leavesParallel) {
		return true
	}
	for _, read := range reads {
		defs := a.definitions(read)
		if len(defs) == 0 {
			continue
		}
		root := a.aliases.root(read.Value())
		for _, g := range groups {
			if g.of == root {
				continue
			}
			for _, write := range g.writes {
				if a.conflict(read, write, defs) {
					return true
				}
			}
		}
	}
	return false
}

// leavesParallel reports whether one of the writes is in a parallel region in which its buffer is
// not defined.
func (a *analyzer) leavesParallel(g writeGroup) bool {
	return slices.ContainsFunc(g.writes, func(write *ir.Operand) bool {
		found, ok := a.outside[write]
		if !ok {
			inner := a.parallel(write.Owner().ParentRegion())
			found = slices.ContainsFunc(a.chainOf(write, chain{stop: a.Defines, leaves: true}), func(def *ir.Value) bool {
				return a.parallel(def.ParentBlock().Parent()) != inner
			})
			a.outside[write] = found
		}
		return found
	})
}

// soleAlias returns the only value in the buffer of a write, nil if there are none or several.
func (a *analyzer) soleAlias(write *ir.Operand) *ir.Value {
	v, ok := a.alias[write]
	if !ok {
		if list := a.Aliases(write); len(list) == 1 {
			v = list[0].Value
		}
		a.alias[write] = v
	}
	return v
}

// conflict reports whether a read may see a write instead of one of the definitions that it expects.
func (a *analyzer) conflict(read, write *ir.Operand, defs []*ir.Value) bool {
	if a.excluded(read, write, defs) {
		return false
	}
	for _, def := range defs {
		if a.definedAfter(def, write) || a.soleAlias(write) == def {
			continue
		}
		if a.options.PrintConflicts {
			a.annotateConflict(read, write, def)
		}
		return true
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

// definedAfter reports whether a write cannot change the contents of a value, because it happens
// before the definition or inside it.
func (a *analyzer) definedAfter(def *ir.Value, write *ir.Operand) bool {
	if op := def.DefiningOp(); op != nil {
		return a.happensBefore(write.Owner(), op) || op.IsProperAncestor(write.Owner())
	}
	return ancestorIn(def.OwnerBlock(), write.Owner()) == nil
}

// ancestorIn returns the operation in a block that is op or contains it, or nil.
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

// isOrderKnown reports whether dominance determines which of the two is executed first. If a loop
// repeats a read and a write but not the definition, they are executed in both orders.
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

// insideExclusiveRegions reports whether two operations are in different regions of an operation
// that executes only one of them.
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
