package bufferize

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A State holds the facts about the tensors of a program. Most fields belong to the analysis;
// without one, an operand is in place unless it is written.
type State struct {
	options   *Options
	analyzed  bool
	inPlace   map[*ir.Operand]bool
	aliases   classes              // values that may be in one buffer, and their uses in place that may write
	same      classes              // values that are in the same place of one buffer
	undefined map[*ir.Operand]bool // uses of tensors whose contents nothing defines
	defs      map[*ir.Value][]*ir.Value
	read      map[*ir.Value]bool  // during an analysis: whether the contents of a value are read
	uses      map[*ir.Operand]use // during an analysis
	functions map[*ir.Operation]*function
	conflicts int // how many have been annotated
	constants int // how many writes to buffers that must not be written have been annotated
	diags     diag.List

	inPlaceCount, outOfPlaceCount int
}

// newState returns the state before an analysis of op's contents.
func newState(op *ir.Operation, o *Options) *State {
	s := &State{options: o, analyzed: true, inPlace: map[*ir.Operand]bool{}, undefined: map[*ir.Operand]bool{},
		defs: map[*ir.Value][]*ir.Value{}, functions: map[*ir.Operation]*function{}}
	for nested := range ir.All(op, ir.PostOrder) {
		for i := range nested.NumOperands() {
			o := nested.OpOperand(i)
			if m := s.model(nested); m != nil && ir.IsTensor(o.Value().Type()) && m.MustBeInPlace(o, s) {
				s.setInPlace(o)
			}
		}
	}
	return s
}

// model returns the model of an operation, nil if it has none or is excluded.
func (s *State) model(op *ir.Operation) Model { return s.options.model(op) }

// Reads reports whether an operation reads the contents of an operand.
func (s *State) Reads(o *ir.Operand) bool {
	m := s.model(o.Owner())
	return m == nil || m.Reads(o, s)
}

// Writes reports whether an operation writes the buffer of an operand.
func (s *State) Writes(o *ir.Operand) bool {
	m := s.model(o.Owner())
	return m == nil || m.Writes(o, s)
}

// Defines reports whether the contents of the buffer of a value are defined where the value is.
func (s *State) Defines(v *ir.Value) bool {
	def := v.DefiningOp()
	if def == nil {
		return true
	}
	m := s.model(def)
	return m == nil || m.WritesResult(v, s)
}

// Aliases returns the values that may be in the buffer of an operand. For an operation without a
// model these are all its results and the arguments of its entry blocks.
func (s *State) Aliases(o *ir.Operand) []Alias {
	if m := s.model(o.Owner()); m != nil {
		return m.Aliases(o, s)
	}
	return unknownAliases(o)
}

func unknownAliases(o *ir.Operand) []Alias {
	var list []Alias
	op := o.Owner()
	for _, v := range op.Results() {
		if ir.IsTensor(v.Type()) {
			list = append(list, Alias{Value: v, Maybe: true})
		}
	}
	for r := range op.Regions() {
		if r.Empty() {
			continue
		}
		for _, v := range r.Entry().Args() {
			if ir.IsTensor(v.Type()) {
				list = append(list, Alias{Value: v, Maybe: true})
			}
		}
	}
	return list
}

// OperandAliases returns the operands in whose buffers a value may be.
func (s *State) OperandAliases(v *ir.Value) []OperandAlias {
	op := ownerOf(v)
	if m := s.model(op); m != nil {
		return m.OperandAliases(v, s)
	}
	if b := v.OwnerBlock(); b != nil && !b.IsEntry() {
		return nil
	}
	var list []OperandAlias
	for i := range op.NumOperands() {
		if o := op.OpOperand(i); ir.IsTensor(o.Value().Type()) {
			list = append(list, OperandAlias{Operand: o, Maybe: true})
		}
	}
	return list
}

// onlyAliases reports whether an operation does nothing with an operand but view it.
func (s *State) onlyAliases(o *ir.Operand) bool {
	return s.model(o.Owner()) != nil && !s.Reads(o) && !s.Writes(o) && len(s.Aliases(o)) > 0
}

// IsRead reports whether the contents of a value are read.
func (s *State) IsRead(v *ir.Value) bool {
	read, ok := s.read[v]
	if !ok {
		read = s.findRead(v)
		if s.read != nil {
			s.read[v] = read
		}
	}
	return read
}

// findRead looks for a read of a value, also through views of it.
func (s *State) findRead(v *ir.Value) bool {
	var work []*ir.Operand
	for u := range v.Uses() {
		work = append(work, u)
	}
	seen := map[*ir.Operand]bool{}
	for len(work) > 0 {
		u := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[u] {
			continue
		}
		seen[u] = true
		if s.onlyAliases(u) {
			for _, a := range s.Aliases(u) {
				if read, ok := s.read[a.Value]; read {
					return true
				} else if ok {
					continue
				}
				for w := range a.Value.Uses() {
					work = append(work, w)
				}
			}
		}
		if s.Reads(u) {
			return true
		}
	}
	return false
}

// isWritten reports whether a buffer is written in which a value may be.
func (s *State) isWritten(v *ir.Value) bool {
	if !s.aliases.isUsed(v) {
		return false
	}
	for w := range s.aliases.members(v) {
		for u := range w.Uses() {
			if s.InPlace(u) && s.Writes(u) {
				return true
			}
		}
	}
	return false
}

// IsWritable reports whether the buffer of a value may be written.
func (s *State) IsWritable(v *ir.Value) bool {
	m := s.model(ownerOf(v))
	return m != nil && m.Writable(v, s)
}

// InPlace reports whether an operation works on the buffer of an operand, and not on a copy.
func (s *State) InPlace(o *ir.Operand) bool {
	if s.analyzed {
		return s.inPlace[o]
	}
	return o.Owner().Name() == "bufferization.to_buffer" || !s.Writes(o)
}

// AreEquivalent reports whether two values are in the same place of one buffer.
func (s *State) AreEquivalent(v, w *ir.Value) bool { return s.analyzed && s.same.joined(v, w) }

func (s *State) setInPlace(o *ir.Operand) {
	if s.inPlace[o] {
		return
	}
	s.inPlace[o] = true
	if _, call := ir.InterfaceOf[ir.CallOpInterface](o.Owner()); call || s.Writes(o) {
		// A later analysis may show which arguments the call writes.
		s.aliases.addUse(o.Value())
	}
	for _, a := range s.Aliases(o) {
		s.aliases.join(a.Value, o.Value())
	}
	s.inPlaceCount++
}

// canOmitCopy reports whether the contents of a copy of an operand do not matter.
func (s *State) canOmitCopy(o *ir.Operand) bool {
	if s.analyzed && s.undefined[o] {
		return true
	}
	if s.Reads(o) {
		return false
	}
	if s.Writes(o) {
		return true
	}
	for _, a := range s.Aliases(o) {
		if s.IsRead(a.Value) {
			return false
		}
	}
	return true
}

// enclosing returns the innermost region, starting at r, that satisfies is, or nil.
func (s *State) enclosing(r *ir.Region, is func(m Model, op *ir.Operation, region int) bool) *ir.Region {
	for ; r != nil; r = r.ParentRegion() {
		op := r.ParentOp()
		if op == nil {
			return nil
		}
		if m := s.model(op); m != nil && is(m, op, r.Index()) {
			return r
		}
	}
	return nil
}

func (s *State) repetitive(r *ir.Region) *ir.Region { return s.enclosing(r, Model.IsRepetitive) }

func (s *State) parallel(r *ir.Region) *ir.Region { return s.enclosing(r, Model.IsParallel) }
