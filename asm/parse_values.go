package asm

import (
	"hash/maphash"

	"github.com/mica-ir/mica/ir"
)

// parseSSAUse parses `%name` or `%name#1`.
func (p *fileParser) parseSSAUse(allowNumber bool) (o UnresolvedOperand) {
	if p.tok.kind != PercentIdentifier {
		p.expects(ExpectedOperand)
		p.wrongToken("expected SSA operand")
	}
	o.Name, o.Pos = p.spelling(), p.tok.start
	p.consume()
	if p.tok.kind == HashIdentifier {
		if !allowNumber {
			p.errorHere("result number not allowed in argument list")
		}
		n, ok := parseUint(p.spelling()[1:])
		if !ok || n > maxResults {
			p.errorHere("invalid SSA value result number")
		}
		o.Number = int(n)
		p.consume()
	}
	return o
}

// maxResults bounds the number of results of an operation that text can name.
const maxResults = 1 << 24

// parseUint parses a decimal number.
func parseUint(s string) (uint64, bool) {
	if s == "" {
		return 0, false
	}
	var n uint64
	for i := 0; i < len(s); i++ {
		d := uint64(s[i] - '0')
		if d > 9 || n > (1<<64-1-d)/10 {
			return 0, false
		}
		n = n*10 + d
	}
	return n, true
}

// uintValue returns the value of an Integer token, decimal or hexadecimal.
func uintValue(s string) (uint64, bool) {
	if len(s) > 1 && s[1] == 'x' {
		var n uint64
		for i := 2; i < len(s); i++ {
			if n>>60 != 0 {
				return 0, false
			}
			n = n<<4 | uint64(hexValue(s[i]))
		}
		return n, true
	}
	return parseUint(s)
}

// An ssaDef is the value of a name, or of one number of a result pack (%a#1).
type ssaDef struct {
	value   *ir.Value
	at      uint32
	forward bool // value is a placeholder, to be replaced by the definition
}

// A nameEntry is a name of a scope. The first definition is stored inline, because
// most names have only one.
type nameEntry struct {
	name string
	// next is the next entry of the hash chain or the free list.
	hash  uint32
	next  int32
	first ssaDef
	// rest has the definitions of numbers from 1 on, and far those of numbers that are too
	// large for a slice.
	rest []ssaDef
	far  map[int]*ssaDef
}

// farNumber is the minimum gap above the largest known number for a number to be stored in
// far, so that %a#16000000 costs no more than %a#1.
const farNumber = 256

// def returns the definition of a number, or nil.
func (e *nameEntry) def(i int) *ssaDef {
	if i == 0 {
		return &e.first
	}
	if i-1 < len(e.rest) && e.rest[i-1].value != nil {
		return &e.rest[i-1]
	}
	return e.far[i]
}

// slot returns the definition of number i, adding an empty one if needed.
func (e *nameEntry) slot(i int) *ssaDef {
	if d := e.def(i); d != nil {
		return d
	}
	if i-1 > len(e.rest)+farNumber {
		d := &ssaDef{}
		if e.far == nil {
			e.far = map[int]*ssaDef{}
		}
		e.far[i] = d
		return d
	}
	for len(e.rest) < i {
		e.rest = append(e.rest, ssaDef{})
	}
	return &e.rest[i-1]
}

// A nameScope holds the SSA names visible in an operation isolated from above. It is
// a chained hash table; when a nested region ends, its names are removed. This is
// cheaper than a table per region, which would make each lookup walk the nesting.
type nameScope struct {
	heads   []int32
	entries []nameEntry // entry 0 is unused, so that index 0 means none
	free    int32
	count   int
	defs    []string // names in order of definition
	marks   []int    // the start of each open region in defs
}

var nameSeed = maphash.MakeSeed()

func hashName(s string) uint32 { return uint32(maphash.String(nameSeed, s)) }

func (s *nameScope) reset() {
	clear(s.heads)
	clear(s.entries)
	s.entries = s.entries[:min(1, len(s.entries))]
	s.free, s.count = 0, 0
	s.defs, s.marks = s.defs[:0], s.marks[:0]
}

// find returns the entry of a name, or nil.
func (s *nameScope) find(name string) *nameEntry {
	if s.count == 0 {
		return nil
	}
	return s.findHash(name, hashName(name))
}

func (s *nameScope) findHash(name string, h uint32) *nameEntry {
	for i := s.heads[h&uint32(len(s.heads)-1)]; i != 0; i = s.entries[i].next {
		if e := &s.entries[i]; e.hash == h && e.name == name {
			return e
		}
	}
	return nil
}

// entry returns the entry of a name, adding it if it is new.
func (s *nameScope) entry(name string) *nameEntry {
	h := hashName(name)
	if s.count > 0 {
		if e := s.findHash(name, h); e != nil {
			return e
		}
	}
	if s.count >= len(s.heads) {
		s.grow()
	}
	i := s.free
	if i != 0 {
		s.free = s.entries[i].next
	} else {
		s.entries = append(s.entries, nameEntry{})
		i = int32(len(s.entries) - 1)
	}
	head := &s.heads[h&uint32(len(s.heads)-1)]
	s.entries[i] = nameEntry{name: name, hash: h, next: *head}
	*head = i
	s.count++
	return &s.entries[i]
}

func (s *nameScope) grow() {
	if len(s.entries) == 0 {
		s.entries = append(s.entries, nameEntry{})
	}
	old := s.heads
	s.heads = make([]int32, max(64, 2*len(s.heads)))
	mask := uint32(len(s.heads) - 1)
	for _, i := range old {
		for i != 0 {
			e := &s.entries[i]
			next := e.next
			e.next = s.heads[e.hash&mask]
			s.heads[e.hash&mask] = i
			i = next
		}
	}
}

func (s *nameScope) remove(name string) {
	h := hashName(name)
	if len(s.heads) == 0 {
		return
	}
	for link := &s.heads[h&uint32(len(s.heads)-1)]; *link != 0; {
		i := *link
		e := &s.entries[i]
		if e.hash == h && e.name == name {
			*link = e.next
			*e = nameEntry{next: s.free}
			s.free = i
			s.count--
			return
		}
		link = &e.next
	}
}

// pushScope starts the names of a region, in a new scope if it is isolated from
// above.
func (p *fileParser) pushScope(isolated bool) {
	p.blocks = append(p.blocks, blockScope{})
	if isolated {
		var s *nameScope
		if n := len(p.sparePool); n > 0 {
			s, p.sparePool = p.sparePool[n-1], p.sparePool[:n-1]
		} else {
			s = &nameScope{}
		}
		p.scopes = append(p.scopes, s)
		p.names = s
	}
	p.names.marks = append(p.names.marks, len(p.names.defs))
}

// popScope removes the names of a region and reports blocks that were referenced but
// not defined.
func (p *fileParser) popScope() {
	last := &p.blocks[len(p.blocks)-1]
	if last.undefined > 0 {
		for i := range last.list {
			if b := &last.list[i]; !b.defined {
				p.fail(b.at, "reference to an undefined block")
			}
		}
		p.Stop()
	}
	p.blocks = p.blocks[:len(p.blocks)-1]
	s := p.names
	if len(s.marks) == 1 {
		p.scopes = p.scopes[:len(p.scopes)-1]
		p.names = nil
		if n := len(p.scopes); n > 0 {
			p.names = p.scopes[n-1]
		}
		s.reset()
		p.sparePool = append(p.sparePool, s)
		return
	}
	mark := s.marks[len(s.marks)-1]
	s.marks = s.marks[:len(s.marks)-1]
	for _, name := range s.defs[mark:] {
		s.remove(name)
	}
	s.defs = s.defs[:mark]
}

// define binds a name to v. If the name was used before, all uses of its placeholder
// are replaced.
func (p *fileParser) define(o UnresolvedOperand, v *ir.Value) {
	d := p.names.entry(o.Name).slot(o.Number)
	if d.value != nil {
		if !d.forward {
			p.fail(o.Pos, "redefinition of SSA value '%s'", o.Name).
				Notef(p.place(d.at), "previously defined here")
			p.Stop()
		}
		if d.value.Type() != v.Type() {
			p.fail(o.Pos, "definition of SSA value '%s#%d' has type '%s'", o.Name, o.Number, v.Type()).
				Notef(p.place(d.at), "previously used here with type '%s'", d.value.Type())
			p.Stop()
		}
		d.value.ReplaceAllUsesWith(v)
		p.forgetPlaceholder(d.value)
	}
	if p.places != nil {
		if d.value != nil {
			p.places.replace(d.value, v)
		}
		p.places.value(v, o.Name).Def = rangeAt(o.Pos, len(o.Name))
	}
	*d = ssaDef{value: v, at: o.Pos}
	p.names.defs = append(p.names.defs, o.Name)
}

// resolveUse returns the value of a name, which must have type t. If the name is not
// defined yet, it returns a placeholder of that type.
func (p *fileParser) resolveUse(o UnresolvedOperand, t ir.Type) *ir.Value {
	v := p.resolve(o, t)
	if p.places != nil {
		n := p.places.value(v, o.Name)
		n.Uses = append(n.Uses, rangeAt(o.Pos, len(o.Name)))
	}
	return v
}

func (p *fileParser) resolve(o UnresolvedOperand, t ir.Type) *ir.Value {
	e := p.names.entry(o.Name)
	if d := e.def(o.Number); d != nil && d.value != nil {
		if d.value.Type() == t {
			return d.value
		}
		p.fail(o.Pos, "use of value '%s' expects different type than prior uses: '%s' vs '%s'", o.Name, t, d.value.Type()).
			Notef(p.place(d.at), "prior use here")
		p.Stop()
	}
	if e.first.value != nil && !e.first.forward {
		p.failf(o.Pos, "reference to invalid result number")
	}
	v := p.newPlaceholder(o.Pos, t)
	*e.slot(o.Number) = ssaDef{value: v, at: o.Pos, forward: true}
	return v
}

// newPlaceholder returns a result of a detached placeholder operation, used until the
// value is defined. Placeholders that remain are reported as undeclared values.
func (p *fileParser) newPlaceholder(at uint32, t ir.Type) *ir.Value {
	op := ir.Create(&ir.OperationState{
		Def:   p.placeholderDef,
		Loc:   p.ctx.UnknownLoc(),
		Types: []ir.Type{t},
	})
	v := op.Result(0)
	if p.placeholders == nil {
		p.placeholders = map[*ir.Value]uint32{}
	}
	p.placeholders[v] = at
	return v
}

func (p *fileParser) forgetPlaceholder(v *ir.Value) { delete(p.placeholders, v) }
