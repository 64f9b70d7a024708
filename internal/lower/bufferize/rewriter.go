package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/bufferization"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Rewriter replaces operations on tensors with operations on buffers. Between those of both
// kinds it inserts bufferization.to_buffer and bufferization.to_tensor, which disappear when all
// are replaced.
type Rewriter struct {
	*Copier
	rewrite.NopListener
	buffers   map[*ir.Operation]bool // the operations that are bufferization.to_buffer
	order     []*ir.Operation        // these, in the order in which they were made
	erased    map[*ir.Operation]bool
	work      []*ir.Operation
	allocated int
}

// OperationErased is called when an operation is erased.
func (r *Rewriter) OperationErased(op *ir.Operation) {
	r.erased[op] = true
	delete(r.buffers, op)
}

// OperationInserted remembers new operations that are to be replaced, too.
func (r *Rewriter) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if from.Block != nil {
		return
	}
	delete(r.erased, op)
	switch op.Name() {
	case "memref.alloc":
		r.allocated++
	case "bufferization.to_buffer":
		r.buffers[op] = true
		r.order = append(r.order, op)
		return
	case "bufferization.to_tensor":
		return
	}
	if hasTensors(op) && r.options.allows(op) {
		r.work = append(r.work, op)
	}
}

// replaceTensors replaces all operations on tensors in op.
func replaceTensors(op *ir.Operation, s *State) (allocated int, ok bool) {
	if s.options.CopyAlways {
		if !insertCopies(op, &State{options: s.options}) {
			return 0, false
		}
	}
	r := &Rewriter{buffers: map[*ir.Operation]bool{}, erased: map[*ir.Operation]bool{}}
	// The results of the analysis are not valid while operations are replaced.
	plain := &State{options: s.options}
	r.Copier = newCopier(rewrite.NewRewriter(op.Context(), r), plain)
	defer func() { s.diags = append(s.diags, plain.diags...) }()
	for o := range ir.All(op, ir.PostOrder) {
		if o.Name() == "bufferization.to_buffer" {
			r.buffers[o] = true
			r.order = append(r.order, o)
		}
		if s.options.allows(o) && hasTensors(o) {
			r.work = append(r.work, o)
		}
	}
	for i := 0; i < len(r.work); i++ {
		if !r.replaceOne(r.work[i]) {
			return r.allocated, false
		}
	}
	if r.erased[op] {
		return r.allocated, true
	}
	for _, o := range r.order {
		if r.buffers[o] {
			r.SetInsertionPoint(o)
			r.foldBuffer(o)
		}
	}
	for o := range collected(op, ir.PostOrder) {
		if o.Name() == "bufferization.to_tensor" && !o.HasUses() {
			r.Erase(o)
		}
	}
	return r.allocated, r.options.UnknownOps || r.checkReplaced()
}

func (r *Rewriter) replaceOne(op *ir.Operation) bool {
	if r.erased[op] {
		return true
	}
	m := r.model(op)
	if m == nil || !hasTensors(op) {
		return true
	}
	if !hasSupportedBlocks(op, m) {
		op.EmitOpError(&r.diags, "%s", multipleBlocks)
		return false
	}
	r.SetInsertionPoint(op)
	r.Loc = op.Location()
	if !m.Bufferize(op, r) {
		op.EmitError(&r.diags, "failed to bufferize op")
		return false
	}
	return true
}

// checkReplaced reports an error for an operation that still works on tensors.
func (r *Rewriter) checkReplaced() bool {
	for _, op := range r.work {
		if r.erased[op] || !hasTensors(op) || !r.options.allows(op) || !op.HasUses() && ir.IsMemoryEffectFree(op) {
			continue
		}
		if name := op.Name(); name == "bufferization.to_tensor" || name == "bufferization.to_buffer" {
			continue
		}
		op.EmitError(&r.diags, "op was not bufferized")
		return false
	}
	return true
}

// Buffer returns the buffer of a tensor, nil after an error.
func (r *Rewriter) Buffer(v *ir.Value) *ir.Value {
	if def := v.DefiningOp(); def != nil && def.Name() == "bufferization.to_tensor" {
		return bufferization.ToTensorOp{Operation: def}.Buffer()
	}
	defer r.Restore(r.InsertionPoint())
	r.SetInsertionPointAfterValue(v)
	t := r.types.Of(v)
	if t == nil {
		return nil
	}
	return r.toBuffer(v.Location(), t, v)
}

// Buffers returns the buffers of values that are tensors, and the other values.
func (r *Rewriter) Buffers(values []*ir.Value) ([]*ir.Value, bool) {
	list := slices.Clone(values)
	for i, v := range values {
		if ir.IsTensor(v.Type()) {
			if list[i] = r.Buffer(v); list[i] == nil {
				return nil, false
			}
		}
	}
	return list, true
}

func (r *Rewriter) toBuffer(l *ir.Location, t ir.Type, v *ir.Value) *ir.Value {
	return r.Op("bufferization.to_buffer").At(l).OperandAt(0, v).ResultAt(0, t).MustBuild().Result(0)
}

func (r *Rewriter) toTensor(l *ir.Location, t ir.Type, v *ir.Value) *ir.Value {
	return r.Op("bufferization.to_tensor").At(l).OperandAt(0, v).ResultAt(0, t).MustBuild().Result(0)
}

// ReplaceWithBuffers replaces the results of op that are tensors with buffers, and the others with
// other values.
func (r *Rewriter) ReplaceWithBuffers(op *ir.Operation, values ...*ir.Value) bool {
	list := slices.Clone(values)
	for i := range op.NumResults() {
		if t := op.Result(i).Type(); ir.IsTensor(t) {
			r.SetInsertionPointAfter(op)
			list[i] = r.toTensor(values[i].Location(), t, values[i])
		}
	}
	r.Replace(op, list...)
	return true
}

// cast casts a buffer if it has another type.
func (r *Rewriter) cast(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return r.Op("memref.cast").At(v.Location()).OperandAt(0, v).ResultAt(0, t).MustBuild().Result(0)
}

// foldBuffer replaces the buffer of the tensor of a buffer with that buffer.
func (r *Rewriter) foldBuffer(op *ir.Operation) {
	def := bufferization.ToBufferOp{Operation: op}.Tensor().DefiningOp()
	if def == nil || def.Name() != "bufferization.to_tensor" {
		return
	}
	v := bufferization.ToTensorOp{Operation: def}.Buffer()
	from, to := v.Type(), op.Result(0).Type()
	if from == to {
		r.Replace(op, v)
		return
	}
	_, ranked := from.(*ir.MemRefType)
	m, toRanked := to.(*ir.MemRefType)
	switch {
	case ranked && toRanked:
		if w := r.fit(v, m); w != nil {
			r.Replace(op, w)
		}
	case !toRanked:
		r.Loc = op.Location()
		r.Replace(op, memref.NewCast(r.Builder, to, v).Result(0))
	}
}

// convertArguments bufferizes the tensor arguments of a block, and the values that branches pass to
// them.
func (r *Rewriter) convertArguments(b *ir.Block) bool {
	defer r.Restore(r.InsertionPoint())
	types := make([]ir.Type, b.NumArguments())
	for i, a := range b.Args() {
		if types[i] = r.types.Of(a); types[i] == nil {
			return false
		}
	}
	for i, a := range b.Args() {
		of := a.Type()
		if of == types[i] {
			continue
		}
		a.SetType(types[i])
		if !a.HasUses() {
			continue
		}
		r.SetInsertionPointToStart(b)
		t := r.toTensor(a.Location(), of, a)
		a.ReplaceAllUsesExcept(t, t.DefiningOp())
	}
	var users []*ir.BlockOperand
	for u := range b.Uses() {
		users = append(users, u)
	}
	for _, u := range users {
		if !r.convertPassed(u, types) {
			return false
		}
	}
	return true
}

// convertPassed bufferizes the values that a branch passes to a block with arguments of some types.
func (r *Rewriter) convertPassed(u *ir.BlockOperand, types []ir.Type) bool {
	op := u.Owner()
	branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
	if !ok {
		op.EmitOpError(&r.diags, "cannot bufferize ops with block references that do not implement BranchOpInterface")
		return false
	}
	passed, produced := branch.SuccessorOperands(op, u.Index())
	for i := range passed {
		v, t := passed[i].Value(), types[produced+i]
		if v.Type() == t {
			continue
		}
		of := r.types.Of(v)
		if of == nil {
			return false
		}
		r.SetInsertionPointAfterValue(v)
		passed[i].Set(r.cast(r.toBuffer(v.Location(), of, v), t))
	}
	return true
}
