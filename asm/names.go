package asm

import (
	"sort"
	"strconv"
	"unsafe"

	"github.com/mica-ir/mica/ir"
)

// A nameState gives names to the values of a piece of IR. A region is numbered
// as a whole, and before it the regions around it; its counters go on where
// those of the region around it ended.
type nameState struct {
	opts   *Options
	values valueTable
	hints  []string // names of values that have one; index by ^id
	groups map[*ir.Operation][]int
	blocks map[*ir.Block]blockInfo
	opIDs  map[*ir.Operation]uint32

	parent *nameState // of what is around, nil for the outermost
	spare  *nameState // a child to use again

	// Of the operation whose results are being named.
	current     *frame
	setResult   func(v *ir.Value, name string) // nameResult, made once
	groupStarts []int

	pending []frame // of the regions around what is printed
	nested  map[*ir.Region]frame
	eager   bool // everything has been numbered
	unique  bool // numbers are never used twice
	starts  map[*ir.Region]counters
	counts  counted
}

type blockInfo struct {
	name  string // "" for ^bbN
	order int32
}

// A frame is the counters and used names of a region.
type frame struct {
	region                      *ir.Region
	nextValue, nextArg, nextDup int
	used                        *usedNames
}

type usedNames struct {
	parent *usedNames
	own    map[string]struct{}
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

// A valueTable maps values to numbers: open addressing on the pointer.
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

// setName gives v a suggested name, made unique, or a number for none.
func (s *nameState) setName(f *frame, v *ir.Value, name string) {
	if name == "" {
		s.values.set(v, int32(f.nextValue))
		f.nextValue++
		return
	}
	s.hints = append(s.hints, f.unique(name))
	s.values.set(v, ^int32(len(s.hints)-1))
}

// alias makes v print as w does.
func (s *nameState) alias(v, w *ir.Value) {
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
		return
	}
}

func (f *frame) unique(name string) string {
	name = sanitizeIdentifier(name, "$._-", true)
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

// sanitizeIdentifier makes an identifier of any string.
func sanitizeIdentifier(name, punct string, trailingDigit bool) string {
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
	if ok && (trailingDigit || class[name[len(name)-1]]&isDigit == 0) {
		return name
	}
	var b []byte
	if class[name[0]]&isDigit != 0 {
		b = append(b, '_')
	}
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
	if !trailingDigit && class[b[len(b)-1]]&isDigit != 0 {
		b = append(b, '_')
	}
	return string(b)
}

// enter numbers a region that lies in the region of the frame from.
func (s *nameState) enter(from frame, r *ir.Region) frame {
	f := from
	f.region = r
	f.used = &usedNames{parent: from.used}
	s.numberRegion(&f, r)
	return f
}

func (s *nameState) numberRegion(f *frame, r *ir.Region) {
	parent := r.ParentOp()
	if !s.opts.Generic && parent != nil {
		if names := parent.Def().ArgumentNames; names != nil {
			names(parent, r, func(v *ir.Value, name string) {
				s.setName(f, v, s.preferred(v.Location(), name))
			})
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

func (s *nameState) nameBlock(b *ir.Block, name string, order int32) {
	if s.blocks == nil {
		s.blocks = map[*ir.Block]blockInfo{}
	}
	if old, ok := s.blocks[b]; ok {
		name = old.name
	}
	s.blocks[b] = blockInfo{name, order}
}

// preferred returns the name that a location gives if such are wanted.
func (s *nameState) preferred(l *ir.Location, name string) string {
	if s.opts.NameLocAsPrefix {
		if n := findNameLoc(l); n != "" {
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
		s.setName(f, v, s.preferred(v.Location(), name))
	}
	for op := b.Front(); op != nil; op = op.Next() {
		s.numberOp(f, op)
	}
}

func (s *nameState) numberOp(f *frame, op *ir.Operation) {
	n := op.NumResults()
	s.groupStarts = s.groupStarts[:0]
	def := op.Def()
	if !s.opts.Generic {
		if def.ResultNames != nil && (n > 0 || op.NumRegions() > 0) {
			s.current = f
			if s.setResult == nil {
				s.setResult = s.nameResult
			}
			def.ResultNames(op, s.setResult)
		}
		if def.BlockNames != nil && op.NumRegions() > 0 {
			def.BlockNames(op, func(b *ir.Block, name string) {
				s.nameBlock(b, sanitizeIdentifier(name, "$._-", true), -1)
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
	if def.ResultNames == nil && !s.opts.NameLocAsPrefix {
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

// nameResult is what an [ir.ResultNamer] calls.
func (s *nameState) nameResult(v *ir.Value, name string) {
	s.setName(s.current, v, s.preferred(v.Location(), name))
	if v.Index() > 0 {
		s.groupStarts = append(s.groupStarts, v.Index())
	}
}

// resultGroups returns where the groups of op's results start, nil for one group.
func (s *nameState) resultGroups(op *ir.Operation) []int {
	for ; s != nil; s = s.parent {
		if g := s.groups[op]; g != nil {
			return g
		}
	}
	return nil
}

// appendValue writes the name of v, with the number of the result in its group.
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

// order returns the number of a block in its region.
func (s *nameState) order(b *ir.Block) int32 {
	for ; s != nil; s = s.parent {
		if info, ok := s.blocks[b]; ok {
			return info.order
		}
	}
	return 0
}
