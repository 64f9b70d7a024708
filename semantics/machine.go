package semantics

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// A StopKind is the reason why a program ends early.
type StopKind uint8

// The reasons.
const (
	Undefined StopKind = iota // its behavior is undefined
	Aborted                   // it ended itself, such as with a failed assertion
	Limit                     // it would take more steps, memory or calls than it may
	Unknown                   // the package does not know the operation
)

// A Stop is the error of a call that does not return.
type Stop struct {
	Kind   StopKind
	Op     *ir.Operation // that was executed
	Reason string
	// Stack are the calls that are active, the innermost first.
	Stack []*ir.Operation
}

func (s *Stop) Error() string { return s.Reason }

// A machine executes one call of a program.
type machine struct {
	p       *Program
	steps   int64
	cells   int64
	objects int
	stack   []*ir.Operation // active calls
	calls   []*Call         // by depth, used again
	depth   int
	spare   [][]Value // frames
	scoped  []*Object // that end with a region
}

// Call calls a function. It returns its results, or a [Stop].
func (p *Program) Call(f *ir.Operation, args []Value) ([]Value, error) {
	m := p.machine
	if p.machine = nil; m == nil { // an External may call the program
		m = &machine{p: p}
	}
	m.steps, m.cells, m.objects, m.depth = p.options.Steps, p.options.Memory, 0, 0
	m.stack, m.scoped = m.stack[:0], m.scoped[:0]
	results, err := m.call(f, args, nil)
	p.machine = m
	if err != nil {
		return nil, err
	}
	return append([]Value(nil), results...), nil
}

// call executes a function, called by an operation; by is nil for the first one.
func (m *machine) call(f *ir.Operation, args []Value, by *Call) ([]Value, error) {
	if f.NumRegions() == 0 || f.Region(0).Empty() {
		return m.external(f, SignatureOf(f), args, by)
	}
	if len(m.stack) >= m.p.options.Depth {
		return nil, m.stopped(by.Op, Limit, fmt.Sprintf("more than %d calls are active", m.p.options.Depth))
	}
	if by != nil {
		m.stack = append(m.stack, by.Op)
		defer func() { m.stack = m.stack[:len(m.stack)-1] }()
	}
	code := m.p.prepare(f)
	frame, scope := m.frame(code.slots), len(m.scoped)
	results, err := m.run(code.body, args, frame)
	m.spare = append(m.spare, frame)
	m.leave(scope)
	return results, err
}

// leave ends the lifetime of the objects of a scope; before is their number at its start.
func (m *machine) leave(before int) {
	for _, o := range m.scoped[before:] {
		o.dead = true
		m.cells += int64(len(o.Cells))
	}
	m.scoped = m.scoped[:before]
}

// external calls a function that is not here.
func (m *machine) external(op *ir.Operation, s Signature, args []Value, by *Call) ([]Value, error) {
	if fn := m.p.options.External; fn != nil {
		results, err := fn(s, args)
		if stop := (*Stop)(nil); errors.As(err, &stop) && stop.Op == nil {
			stop.Op = op
		}
		return results, err
	}
	if known, err := by.libraryCall(s, args); known {
		return nil, err
	}
	return nil, m.stopped(op, Unknown, "function '@"+s.Name+"' has no body")
}

// frame returns memory for the values of a function.
func (m *machine) frame(n int) []Value {
	if k := len(m.spare) - 1; k >= 0 && cap(m.spare[k]) >= n {
		f := m.spare[k]
		m.spare = m.spare[:k]
		return f[:n]
	}
	return make([]Value, n)
}

// run executes a region until it ends, and returns the operands of its terminator. Later steps reuse the
// list.
func (m *machine) run(r *region, args []Value, frame []Value) ([]Value, error) {
	b := r.blocks[0]
	for {
		for i, slot := range b.args {
			frame[slot] = args[i]
		}
		c, err := m.block(b, frame)
		if err != nil {
			return nil, err
		}
		if c == nil {
			return nil, nil // the region needs no operation that ends it
		}
		args = c.results
		if c.next == nil {
			return args, nil
		}
		b = c.next
	}
}

// block executes the operations of a block, and returns the last one if that passes control on.
func (m *machine) block(b *block, frame []Value) (*Call, error) {
	for i := range b.body {
		in := &b.body[i]
		if m.steps--; m.steps < 0 {
			return nil, m.stopped(in.op, Limit, fmt.Sprintf("it has not ended after %d steps", m.p.options.Steps))
		}
		c := m.enter(in, frame)
		err := in.step(c)
		m.depth--
		if err != nil {
			return nil, err
		}
		if c.ended {
			return c, nil
		}
		for k, slot := range in.results {
			frame[slot] = c.results[k]
		}
	}
	return nil, nil
}

func (m *machine) enter(in *instruction, frame []Value) *Call {
	if m.depth == len(m.calls) {
		m.calls = append(m.calls, &Call{machine: m})
	}
	c := m.calls[m.depth]
	m.depth++
	c.Op, c.in, c.frame, c.ended, c.next = in.op, in, frame, false, nil
	c.Args, c.results = c.Args[:0], c.results[:0]
	for _, slot := range in.args {
		c.Args = append(c.Args, frame[slot])
	}
	return c
}

// stopped returns the error of a program that ends at an operation.
func (m *machine) stopped(op *ir.Operation, k StopKind, reason string) *Stop {
	s := &Stop{Kind: k, Op: op, Reason: reason}
	for i := len(m.stack) - 1; i >= 0; i-- {
		s.Stack = append(s.Stack, m.stack[i])
	}
	return s
}

// A Call is the execution of an operation.
type Call struct {
	Op   *ir.Operation
	Args []Value // the values of the operands

	machine *machine
	in      *instruction
	frame   []Value
	results []Value
	ended   bool
	next    *block
}

// Return gives values to the results of the operation.
func (c *Call) Return(vs ...Value) error {
	c.results = append(c.results[:0], vs...)
	return nil
}

// End ends the region, with the values that it passes to the operation around it.
func (c *Call) End(vs []Value) error {
	c.ended, c.next = true, nil
	c.results = append(c.results[:0], vs...)
	return nil
}

// Branch continues with a successor.
func (c *Call) Branch(successor int, args []Value) error {
	c.ended, c.next = true, c.in.successors[successor]
	c.results = append(c.results[:0], args...)
	return nil
}

// Region executes a region of the operation, and returns the operands of its terminator. The list is
// only valid until the next call of Region or Call.
func (c *Call) Region(i int, args ...Value) ([]Value, error) {
	if !c.in.scope {
		return c.machine.run(c.in.regions[i], args, c.frame)
	}
	before := len(c.machine.scoped)
	results, err := c.machine.run(c.in.regions[i], args, c.frame)
	c.machine.leave(before)
	return results, err
}

// call calls a function, which is nil if the module does not have it.
func (c *Call) call(f *ir.Operation, s Signature, args []Value) ([]Value, error) {
	if f == nil || c.machine.p.options.Opaque {
		return c.machine.external(c.Op, s, args, c)
	}
	return c.Call(f, args)
}

// Call calls a function. The list that it returns is only valid until the next call.
func (c *Call) Call(f *ir.Operation, args []Value) ([]Value, error) {
	return c.machine.call(f, args, c)
}

// Allocate returns a new object whose cells have no value yet.
func (c *Call) Allocate(sizes []int64) (Value, error) {
	n, ok := count(sizes, c.machine.p.memory())
	if !ok {
		return Value{}, c.stop(Limit, "an object of %v elements is too large", sizes)
	}
	if err := c.reserve(n); err != nil {
		return Value{}, err
	}
	c.machine.objects++
	return newView(&Object{Cells: make([]Value, n), number: c.machine.objects}, sizes), nil
}

// reserve counts cells or elements against the limit.
func (c *Call) reserve(n int64) error {
	if c.machine.cells -= n; c.machine.cells < 0 {
		return c.stop(Limit, "it needs memory for more than %d numbers", c.machine.p.memory())
	}
	return nil
}

// spend counts work that is more than a step.
func (c *Call) spend(n int64) error {
	if c.machine.steps -= n; c.machine.steps < 0 {
		return c.stop(Limit, "it has not ended after %d steps", c.machine.p.options.Steps)
	}
	return nil
}

// Undefined returns the error of an operation whose behavior is undefined.
func (c *Call) Undefined(format string, args ...any) error { return c.stop(Undefined, format, args...) }

func (c *Call) stop(k StopKind, format string, args ...any) error {
	if len(args) > 0 {
		format = fmt.Sprintf(format, args...)
	}
	return c.machine.stopped(c.Op, k, format)
}

// number returns an operand that determines control flow or an address. Poison is undefined behavior
// here.
func (c *Call) number(i int, role string) (Value, error) {
	v := c.Args[i]
	switch v.Kind {
	case Poison:
		return v, c.stop(Undefined, "the %s is poison", role)
	case Unspecified:
		return v, c.stop(Unknown, "the %s is unspecified", role)
	}
	return v, nil
}

// signed returns an operand as a signed number of 64 bits, as positions are.
func (c *Call) signed(i int, role string) (int64, error) {
	v, err := c.number(i, role)
	if err != nil {
		return 0, err
	}
	n, ok := v.Bits.Int64()
	if !ok {
		return 0, c.stop(Limit, "the %s %s is too large", role, v.Bits.String())
	}
	return n, nil
}
