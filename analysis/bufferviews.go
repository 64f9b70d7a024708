package analysis

import "github.com/mica-ir/mica/ir"

// BufferViews maps each value to the values that may be views of the same memory, because
// they are computed from it, or because control flow forwards it. Calls are not followed:
// their results may be views of their operands.
type BufferViews struct {
	flows map[*ir.Value][]*ir.Value
}

// NewBufferViews returns the views in an operation.
func NewBufferViews(op *ir.Operation) *BufferViews {
	b := &BufferViews{map[*ir.Value][]*ir.Value{}}
	for inner := range ir.All(op, ir.PostOrder) {
		b.add(inner)
	}
	return b
}

// Of returns a value and all values that may be views of it.
func (b *BufferViews) Of(v *ir.Value) []*ir.Value {
	views, seen := []*ir.Value{v}, map[*ir.Value]bool{v: true}
	for i := 0; i < len(views); i++ {
		for _, to := range b.flows[views[i]] {
			if !seen[to] {
				seen[to] = true
				views = append(views, to)
			}
		}
	}
	return views
}

func (b *BufferViews) flow(from, to *ir.Value) { b.flows[from] = append(b.flows[from], to) }

func (b *BufferViews) forward(operands []ir.Operand, inputs []*ir.Value) {
	for i := range min(len(operands), len(inputs)) {
		b.flow(operands[i].Value(), inputs[i])
	}
}

func (b *BufferViews) add(op *ir.Operation) {
	if s, ok := ir.InterfaceOf[ir.SelectLikeOpInterface](op); ok {
		b.flow(s.TrueValue(op), op.Result(0))
		b.flow(s.FalseValue(op), op.Result(0))
		return
	}
	if source := ir.ViewSource(op); source != nil {
		b.flow(source, op.Result(0))
		return
	}
	if op.Name() == "memref.realloc" {
		b.flow(op.Operand(0), op.Result(0)) // if the memory is large enough already
		return
	}
	if branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op); ok {
		for i := range op.NumSuccessors() {
			operands, produced := branch.SuccessorOperands(op, i)
			b.forward(operands, op.Successor(i).Args()[produced:])
		}
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		b.addRegions(op, branch)
		return
	}
	if _, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
		for _, v := range op.Operands() {
			for _, r := range op.Results() {
				b.flow(v, r)
			}
		}
	}
}

func (b *BufferViews) addRegions(op *ir.Operation, branch ir.RegionBranchOpInterface) {
	for _, s := range branch.RegionSuccessors(op, nil) {
		b.forward(branch.EntryOperands(op, s.Region), s.Inputs)
	}
	for region := range op.Regions() {
		for _, s := range branch.RegionSuccessors(op, region) {
			for block := range region.Blocks() {
				if t := block.Terminator(); t != nil {
					if operands, ok := ir.RegionTerminatorOperands(t, s.Region); ok {
						b.forward(operands, s.Inputs)
					}
				}
			}
		}
	}
}
