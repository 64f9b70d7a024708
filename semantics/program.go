package semantics

import (
	"io"
	"maps"

	"github.com/mica-ir/mica/ir"
)

// Options control the execution of a program. The zero value has the limits of the constants below.
type Options struct {
	IndexWidth int   // of an index, in bits; 64 if it is zero
	Steps      int64 // how many operations a call may execute
	Memory     int64 // how many numbers its memory and its values may hold at once
	Depth      int   // how many calls may be active
	// Output receives the output of the program.
	Output io.Writer
	// Compared means that results are compared with those of another program. An operation that may
	// return any number, such as freeze of poison, then stops the program as Unknown.
	Compared bool
	// Meanings are the meanings of additional operations. They take precedence over the ones of this
	// package.
	Meanings map[string]Meaning
	// External answers calls of functions without bodies, and of all others if Opaque is set. If
	// it is nil, such a call ends the program. An error that it returns ends it, too.
	External func(s Signature, args []Value) ([]Value, error)
	Opaque   bool
}

// A Signature is a function that is called.
type Signature struct {
	Name            string
	Inputs, Results []ir.Type
}

// The limits of a program whose options have none.
const (
	DefaultSteps  = 1 << 30
	DefaultMemory = 1 << 26
	DefaultDepth  = 2000
)

// A Meaning compiles an operation to a Step that executes it. It is called once for each operation of a
// program, when a function is called for the first time. It returns nil for an operation that it does not
// know, such as one with types of other dialects.
type Meaning func(p *Program, op *ir.Operation) Step

// A Step executes an operation.
type Step func(c *Call) error

// A Program is a module that is executed. It must not change while it is used, and only one goroutine may
// use it at a time.
type Program struct {
	module    *ir.Operation
	options   Options
	meanings  map[string]Meaning
	functions map[*ir.Operation]*function
	globals   map[*ir.Operation]Value
	machine   *machine // of the last call, used again
}

// NewProgram returns a program. The module is an operation with a symbol table.
func NewProgram(module *ir.Operation, o Options) *Program {
	if o.IndexWidth == 0 {
		o.IndexWidth = ir.IndexWidth
	}
	if o.Steps == 0 {
		o.Steps = DefaultSteps
	}
	if o.Memory == 0 {
		o.Memory = DefaultMemory
	}
	if o.Depth == 0 {
		o.Depth = DefaultDepth
	}
	if o.Output == nil {
		o.Output = io.Discard
	}
	meanings := standard()
	maps.Copy(meanings, o.Meanings)
	return &Program{module: module, options: o, meanings: meanings, functions: map[*ir.Operation]*function{}, globals: map[*ir.Operation]Value{}}
}

func (p *Program) index() int    { return p.options.IndexWidth }
func (p *Program) memory() int64 { return p.options.Memory }

// Function returns a function of the module, or nil.
func (p *Program) Function(name string) *ir.Operation {
	op := ir.LookupSymbolIn(p.module, name)
	if op == nil {
		return nil
	}
	if _, ok := ir.InterfaceOf[ir.CallableOpInterface](op); !ok {
		return nil
	}
	return op
}

// A function is prepared for execution: each value has a place in its frames.
type function struct {
	op    *ir.Operation
	body  *region
	slots int
}

type region struct {
	blocks []*block
}

type block struct {
	args []int
	body []instruction
}

// An instruction is an operation with the places of its operands and results.
type instruction struct {
	op            *ir.Operation
	step          Step
	args, results []int
	regions       []*region
	successors    []*block
	scope         bool // memory that is allocated in its regions ends with them
}

// prepare returns a function that can be executed.
func (p *Program) prepare(op *ir.Operation) *function {
	if f := p.functions[op]; f != nil {
		return f
	}
	f := &function{op: op}
	c := compiler{p: p, slots: map[*ir.Value]int{}}
	f.body = c.region(op.Region(0))
	f.slots = len(c.slots)
	p.functions[op] = f
	return f
}

// A compiler gives places to the values of a function.
type compiler struct {
	p     *Program
	slots map[*ir.Value]int
}

func (c *compiler) slot(v *ir.Value) int {
	i, ok := c.slots[v]
	if !ok {
		i = len(c.slots)
		c.slots[v] = i
	}
	return i
}

func (c *compiler) places(vs []*ir.Value) []int {
	list := make([]int, len(vs))
	for i, v := range vs {
		list[i] = c.slot(v)
	}
	return list
}

func (c *compiler) region(r *ir.Region) *region {
	out, blocks := &region{}, map[*ir.Block]*block{}
	for b := range r.Blocks() {
		blocks[b] = &block{args: c.places(b.Args())}
		out.blocks = append(out.blocks, blocks[b])
	}
	for b := range r.Blocks() {
		for op := range b.Ops() {
			blocks[b].body = append(blocks[b].body, c.instruction(op, blocks))
		}
	}
	return out
}

func (c *compiler) instruction(op *ir.Operation, blocks map[*ir.Block]*block) instruction {
	in := instruction{op: op, step: c.p.step(op), args: c.places(op.Operands()), results: c.places(op.Results())}
	for s := range op.Successors() {
		in.successors = append(in.successors, blocks[s])
	}
	in.scope = op.Has(ir.AutomaticAllocationScope)
	if !op.Has(ir.IsolatedFromAbove) {
		for r := range op.Regions() {
			in.regions = append(in.regions, c.region(r))
		}
	}
	return in
}

// step returns the Step of an operation. An operation without a meaning fails only when it is executed.
func (p *Program) step(op *ir.Operation) Step {
	if meaning := p.meanings[op.Name()]; meaning != nil {
		if s := meaning(p, op); s != nil {
			return s
		}
	}
	return func(c *Call) error { return c.stop(Unknown, "'%s' has no meaning here", op.Name()) }
}

// Unknown returns the operations without a meaning in a function and its callees.
func (p *Program) Unknown(op *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	seen := map[*ir.Operation]bool{op: true}
	for work := []*ir.Operation{op}; len(work) > 0; work = work[1:] {
		ir.Walk(work[0], ir.PreOrder, func(inner *ir.Operation) ir.WalkResult {
			if inner == work[0] {
				return ir.Advance
			}
			if meaning := p.meanings[inner.Name()]; meaning == nil || meaning(p, inner) == nil {
				list = append(list, inner)
			}
			if called := ir.ResolveCallable(inner); called != nil && !seen[called] {
				seen[called] = true
				work = append(work, called)
			}
			return ir.Advance
		})
	}
	return list
}
