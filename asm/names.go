package asm

import (
	"sort"
	"strconv"
	"unsafe"

	"github.com/mica-ir/mica/ir"
)

// A nameState assigns names to the values and blocks of the printed IR, as MLIR's SSANameState
// does. All values of a region are numbered before anything in it is printed. The counters of a
// nested region continue from those of the enclosing region at its end, and sibling regions
// start from the same numbers.
//
// Each isolated operation being printed has a child nameState. A child is discarded (and reused)
// when its operation is printed, so that the table stays small; lookups continue in the parents.
type nameState struct {
	opts   *Options
	values valueTable
	hints  []string // names of values that have one; a value's id is the complement of the index
	// groups has the starts of result groups of operations with several (%a:2, %b).
	groups map[*ir.Operation][]int
	blocks map[*ir.Block]blockInfo
	opIDs  map[*ir.Operation]uint32

	parent *nameState // of the enclosing operation, nil for the outermost
	spare  *nameState // a released child, for reuse

	// State of the operation whose results are being named.
	current     *frame
	setResult   func(v *ir.Value, name string) // nameResult as a value, created once to save allocations
	groupStarts []int

	freeNames []*usedNames

	pending []frame // a stack of the regions being printed, innermost last
	// nested has the frames of regions that are numbered but not being printed yet.
	nested map[*ir.Region]frame
	eager  bool // everything was numbered in advance
	unique bool // sibling regions do not reuse numbers
	// starts and counts are used only if unique is set.
	starts map[*ir.Region]counters
	counts counted
}

type blockInfo struct {
	name  string // "" for ^bbN
	order int32
}

// A frame holds the counters and used names of a region: nextValue for %0, nextArg
// for %arg0, and nextDup for suffixes that make names unique.
type frame struct {
	region                      *ir.Region
	nextValue, nextArg, nextDup int
	used                        *usedNames
}

// usedNames is the set of names used in a region and the enclosing ones.
type usedNames struct {
	parent *usedNames
	own    map[string]struct{}
}

// newNames returns an empty set.
func (s *nameState) newNames(parent *usedNames) *usedNames {
	if n := len(s.freeNames); n > 0 {
		u := s.freeNames[n-1]
		s.freeNames = s.freeNames[:n-1]
		u.parent = parent
		return u
	}
	return &usedNames{parent: parent}
}

// freeNamesOf recycles a set that has no other user.
func (s *nameState) freeNamesOf(u *usedNames) {
	clear(u.own)
	u.parent = nil
	s.freeNames = append(s.freeNames, u)
}

func (u *usedNames) has(s string) bool {
	for ; u != nil; u = u.parent {
		if _, ok := u.own[s]; ok {
			return true
		}
	}
	return false
}

func (u *usedNames) add(s string) {
	if u.own == nil {
		u.own = map[string]struct{}{}
	}
	u.own[s] = struct{}{}
}

// A valueTable maps values to numbers, as a hash table with open addressing keyed by
// the pointer. It is faster than a map, and printing spends much of its time here.
type valueTable struct {
	keys  []*ir.Value
	ids   []int32
	count int
}

func pointerHash(v *ir.Value) uint32 {
	h := uint64(uintptr(unsafe.Pointer(v))) * 0x9E3779B97F4A7C15
	return uint32(h >> 32)
}

func (t *valueTable) get(v *ir.Value) (int32, bool) {
	if t.count == 0 {
		return 0, false
	}
	mask := uint32(len(t.keys) - 1)
	for i := pointerHash(v) & mask; ; i = (i + 1) & mask {
		switch t.keys[i] {
		case v:
			return t.ids[i], true
		case nil:
			return 0, false
		}
	}
}

func (t *valueTable) set(v *ir.Value, id int32) {
	if 2*t.count >= len(t.keys) {
		old, ids := t.keys, t.ids
		n := max(64, 2*len(t.keys))
		t.keys, t.ids, t.count = make([]*ir.Value, n), make([]int32, n), 0
		for i, k := range old {
			if k != nil {
				t.set(k, ids[i])
			}
		}
	}
	mask := uint32(len(t.keys) - 1)
	i := pointerHash(v) & mask
	for t.keys[i] != nil && t.keys[i] != v {
		i = (i + 1) & mask
	}
	if t.keys[i] == nil {
		t.count++
	}
	t.keys[i], t.ids[i] = v, id
}

func (t *valueTable) reset() {
	if t.count > 0 {
		clear(t.keys)
		t.count = 0
	}
}

func (s *nameState) reset() {
	s.values.reset()
	s.hints = s.hints[:0]
	s.groups, s.opIDs = nil, nil
	clear(s.blocks)
	clear(s.nested)
	s.pending = s.pending[:0]
}

// setName assigns v a unique variant of the suggested name, or the next number if
// name is empty.
func (s *nameState) setName(f *frame, v *ir.Value, name string) {
	if name == "" {
		s.values.set(v, int32(f.nextValue))
		f.nextValue++
		return
	}
	s.hints = append(s.hints, f.unique(name))
	s.values.set(v, ^int32(len(s.hints)-1))
}

// alias makes v print under the name of w, and reports whether w has a name of its own. One of
// several results has none.
func (s *nameState) alias(v, w *ir.Value) bool {
	for t := s; t != nil; t = t.parent {
		id, ok := t.values.get(w)
		if !ok {
			continue
		}
		if id < 0 && t != s {
			s.hints = append(s.hints, t.hints[^id])
			id = ^int32(len(s.hints) - 1)
		}
		s.values.set(v, id)
		return true
	}
	return false
}

// call makes v print under a name.
func (s *nameState) call(v *ir.Value, name string) {
	s.hints = append(s.hints, name)
	s.values.set(v, ^int32(len(s.hints)-1))
}

// unique returns a name that is not used in the region or around it, and marks it as
// used. Like MLIR, it appends '_' and a number that counts duplicates in the region.
func (f *frame) unique(name string) string {
	name = sanitizeIdentifier(name, "$._-")
	if f.used.has(name) {
		probe := name + "_"
		for {
			name = probe + strconv.Itoa(f.nextDup)
			f.nextDup++
			if !f.used.has(name) {
				break
			}
		}
	}
	f.used.add(name)
	return name
}

// sanitizeIdentifier replaces characters that are not allowed in an identifier, as MLIR does: a
// space by '_' and others by their code in hexadecimal. A '_' precedes a leading digit.
func sanitizeIdentifier(name, punct string) string {
	if name == "" {
		return name
	}
	valid := func(c byte) bool {
		if class[c]&(isLetter|isDigit) != 0 {
			return true
		}
		for i := range len(punct) {
			if punct[i] == c {
				return true
			}
		}
		return false
	}
	ok := class[name[0]]&isDigit == 0
	for i := 0; ok && i < len(name); i++ {
		ok = valid(name[i])
	}
	if ok {
		return name
	}
	b := []byte{'_'} // before a digit or a byte that is printed in hexadecimal
	for i := range len(name) {
		switch c := name[i]; {
		case valid(c):
			b = append(b, c)
		case c == ' ':
			b = append(b, '_')
		default:
			const hex = "0123456789ABCDEF"
			if c >= 16 {
				b = append(b, hex[c>>4])
			}
			b = append(b, hex[c&15])
		}
	}
	if class[name[0]]&isDigit == 0 && (valid(name[0]) || name[0] == ' ') {
		b = b[1:]
	}
	return string(b)
}

// enter numbers a region nested in the region of the frame from and returns its
// frame.
func (s *nameState) enter(from frame, r *ir.Region) frame {
	f := from
	f.region = r
	f.used = s.newNames(from.used)
	s.numberRegion(&f, r)
	return f
}

// numberRegion numbers all arguments and results in a region, but not in nested
// regions.
func (s *nameState) numberRegion(f *frame, r *ir.Region) {
	parent := r.ParentOp()
	if !s.opts.Generic && parent != nil {
		named := false
		if names := parent.Def().ArgumentNames; names != nil {
			names(parent, r, func(v *ir.Value, name string) {
				s.setName(f, v, s.preferred(v, name))
				named = true
			})
		}
		if entry := r.Entry(); !named && entry != nil {
			s.nameArguments(f, entry)
		}
	}
	order, single := int32(0), true
	for b := range r.Blocks() {
		if order > 0 || b.Next() != nil {
			single = false
		}
		if !single {
			s.nameBlock(b, "", order)
		}
		s.numberBlock(f, b, order == 0)
		order++
	}
}

// nameArguments names arguments of an entry block after their types.
func (s *nameState) nameArguments(f *frame, b *ir.Block) {
	for i := range b.NumArguments() {
		v := b.Argument(i)
		if namer, t := typeNamer(v.Type()); namer != nil {
			if name := namer.ValueName(t); name != "" {
				s.setName(f, v, s.preferred(v, name))
			}
		}
	}
}

// nameResults names the results of an operation after their types, if all types suggest
// names.
func (s *nameState) nameResults(f *frame, op *ir.Operation) (named bool) {
	for i := range op.NumResults() {
		if namer, _ := typeNamer(op.Result(i).Type()); namer == nil {
			return false
		}
	}
	s.current = f
	for i := range op.NumResults() {
		v := op.Result(i)
		namer, t := typeNamer(v.Type())
		if name := namer.ValueName(t); name != "" {
			s.nameResult(v, name)
			named = true
		}
	}
	return named
}

// typeNamer returns the TypeNamer of a type, or nil if it suggests no names.
func typeNamer(t ir.Type) (TypeNamer, *ir.DefinedType) {
	d, ok := t.(*ir.DefinedType)
	if !ok {
		return nil, nil
	}
	impl, _ := d.Interface("OpAsmTypeInterface")
	namer, _ := impl.(TypeNamer)
	return namer, d
}

func (s *nameState) nameBlock(b *ir.Block, name string, order int32) {
	if s.blocks == nil {
		s.blocks = map[*ir.Block]blockInfo{}
	}
	if old, ok := s.blocks[b]; ok {
		name = old.name
	}
	s.blocks[b] = blockInfo{name, order}
}

// preferred returns the name in the location of v if NameLocAsPrefix is set and the location has
// one, or else name.
func (s *nameState) preferred(v *ir.Value, name string) string {
	if s.opts.NameLocAsPrefix {
		if n := findNameLoc(v.Location()); n != "" {
			return n
		}
	}
	return name
}

// findNameLoc returns the name of the first name location in l.
func findNameLoc(l *ir.Location) string {
	if l.Kind == ir.NamedLocation {
		return l.Name
	}
	for _, c := range l.Children {
		if n := findNameLoc(c); n != "" {
			return n
		}
	}
	return ""
}

func (s *nameState) numberBlock(f *frame, b *ir.Block, entry bool) {
	for i := range b.NumArguments() {
		v := b.Argument(i)
		if _, ok := s.values.get(v); ok {
			continue
		}
		name := ""
		if entry {
			name = "arg" + strconv.Itoa(f.nextArg)
			f.nextArg++
		}
		s.setName(f, v, s.preferred(v, name))
	}
	for op := b.Front(); op != nil; op = op.Next() {
		s.numberOp(f, op)
	}
}

func (s *nameState) numberOp(f *frame, op *ir.Operation) {
	n := op.NumResults()
	s.groupStarts = s.groupStarts[:0]
	def := op.Def()
	named := false
	if !s.opts.Generic {
		if def.ResultNames != nil && (n > 0 || op.NumRegions() > 0) {
			s.current = f
			if s.setResult == nil {
				s.setResult = s.nameResult
			}
			before := s.values.count
			def.ResultNames(op, s.setResult)
			named = s.values.count > before
		}
		if !named && n > 0 {
			named = s.nameResults(f, op)
		}
		if def.BlockNames != nil && op.NumRegions() > 0 {
			def.BlockNames(op, func(b *ir.Block, name string) {
				s.nameBlock(b, sanitizeIdentifier(name, "$._-"), -1)
			})
		}
	}
	if n == 0 {
		if s.opts.ValueUsers {
			if s.opIDs == nil {
				s.opIDs = map[*ir.Operation]uint32{}
			}
			s.opIDs[op] = uint32(f.nextValue)
			f.nextValue++
		}
		return
	}
	first := op.Result(0)
	if s.opts.NameLocAsPrefix {
		if _, ok := s.values.get(first); !ok {
			if name := findNameLoc(op.Location()); name != "" {
				s.setName(f, first, name)
			}
		}
	}
	if !named && !s.opts.NameLocAsPrefix {
		s.values.set(first, int32(f.nextValue))
		f.nextValue++
	} else if _, ok := s.values.get(first); !ok {
		s.values.set(first, int32(f.nextValue))
		f.nextValue++
	}
	if len(s.groupStarts) > 0 {
		if s.groups == nil {
			s.groups = map[*ir.Operation][]int{}
		}
		sort.Ints(s.groupStarts)
		s.groups[op] = append([]int{0}, s.groupStarts...)
	}
}

// nameResult is the callback passed to an [ir.ResultNamer].
func (s *nameState) nameResult(v *ir.Value, name string) {
	s.setName(s.current, v, s.preferred(v, name))
	if v.Index() > 0 {
		s.groupStarts = append(s.groupStarts, v.Index())
	}
}

// resultGroups returns the starts of op's result groups, or nil if there is one group.
func (s *nameState) resultGroups(op *ir.Operation) []int {
	for ; s != nil; s = s.parent {
		if g := s.groups[op]; g != nil {
			return g
		}
	}
	return nil
}

// appendValue appends the name of v, with the number within its result group if
// number is set. Values without a name are printed as in MLIR, because invalid IR
// must be printable.
func (s *nameState) appendValue(b []byte, v *ir.Value, number bool) []byte {
	if v == nil {
		return append(b, "<<NULL VALUE>>"...)
	}
	result := -1
	lookup := v
	if op := v.DefiningOp(); op != nil && op.NumResults() > 1 {
		start, end := 0, op.NumResults()
		groups := s.resultGroups(op)
		for i, g := range groups {
			if g > v.Index() {
				break
			}
			start, end = g, op.NumResults()
			if i+1 < len(groups) {
				end = groups[i+1]
			}
		}
		if end-start > 1 {
			result = v.Index() - start
		}
		lookup = op.Result(start)
	}
	id, ok := s.values.get(lookup)
	for !ok {
		if s = s.parent; s == nil {
			return append(b, "<<UNKNOWN SSA VALUE>>"...)
		}
		id, ok = s.values.get(lookup)
	}
	b = append(b, '%')
	if id >= 0 {
		b = strconv.AppendInt(b, int64(id), 10)
	} else {
		b = append(b, s.hints[^id]...)
	}
	if result >= 0 && number {
		b = append(b, '#')
		b = strconv.AppendInt(b, int64(result), 10)
	}
	return b
}

func (s *nameState) appendBlock(b []byte, blk *ir.Block) []byte {
	if blk == nil {
		return append(b, "<<NULL BLOCK>>"...)
	}
	info, ok := s.blocks[blk]
	for up := s.parent; !ok && up != nil; up = up.parent {
		info, ok = up.blocks[blk]
	}
	if !ok {
		if r := blk.Parent(); r != nil && r.Entry() == blk && blk.Next() == nil {
			return append(b, "^bb0"...)
		}
		return append(b, "<<INVALID BLOCK>>"...)
	}
	if info.name != "" {
		return append(append(b, '^'), info.name...)
	}
	b = append(b, "^bb"...)
	return strconv.AppendInt(b, int64(info.order), 10)
}

// order returns the position of a block in its region.
func (s *nameState) order(b *ir.Block) int32 {
	for ; s != nil; s = s.parent {
		if info, ok := s.blocks[b]; ok {
			return info.order
		}
	}
	return 0
}
