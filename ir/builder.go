package ir

// A Listener is told of changes that a [Builder] makes.
type Listener interface {
	// OperationInserted is called after op was inserted. from is where it was
	// before if it was moved.
	OperationInserted(op *Operation, from InsertionPoint)
	// BlockInserted is called after b was inserted. If it was moved, from is its
	// region before and next the block that it stood before.
	BlockInserted(b *Block, from *Region, next *Block)
}

// An InsertionPoint is a place in a block: before an operation or, if that is
// nil, at the end. The zero InsertionPoint is no place.
type InsertionPoint struct {
	Block  *Block
	Before *Operation
}

// IsSet reports whether p is a place.
func (p InsertionPoint) IsSet() bool { return p.Block != nil }

// A Builder creates operations at an insertion point, with a location.
type Builder struct {
	Loc      *Location
	Listener Listener // may be nil

	ctx   *Context
	point InsertionPoint
}

// NewBuilder returns a builder without an insertion point, at the unknown location.
func NewBuilder(ctx *Context) *Builder { return &Builder{Loc: ctx.unknown, ctx: ctx} }

// At returns a builder that appends to a block.
func At(ctx *Context, b *Block) *Builder {
	return &Builder{Loc: ctx.unknown, ctx: ctx, point: InsertionPoint{Block: b}}
}

// Context returns the context.
func (b *Builder) Context() *Context { return b.ctx }

// InsertionPoint returns where operations are inserted.
func (b *Builder) InsertionPoint() InsertionPoint { return b.point }

// Restore sets the insertion point that [Builder.InsertionPoint] has returned:
//
//	defer b.Restore(b.InsertionPoint())
func (b *Builder) Restore(p InsertionPoint) { b.point = p }

// ClearInsertionPoint makes new operations detached.
func (b *Builder) ClearInsertionPoint() { b.point = InsertionPoint{} }

// SetInsertionPoint inserts before op.
func (b *Builder) SetInsertionPoint(op *Operation) { b.point = InsertionPoint{op.block, op} }

// SetInsertionPointAfter inserts after op.
func (b *Builder) SetInsertionPointAfter(op *Operation) {
	b.point = InsertionPoint{op.block, op.next}
}

// SetInsertionPointAfterValue inserts after the definition of v: after its
// operation, or at the start of its block.
func (b *Builder) SetInsertionPointAfterValue(v *Value) {
	if v.op != nil {
		b.SetInsertionPointAfter(v.op)
		return
	}
	b.SetInsertionPointToStart(v.arg().block)
}

// SetInsertionPointToStart inserts at the start of a block.
func (b *Builder) SetInsertionPointToStart(blk *Block) { b.point = InsertionPoint{blk, blk.first} }

// SetInsertionPointToEnd inserts at the end of a block.
func (b *Builder) SetInsertionPointToEnd(blk *Block) { b.point = InsertionPoint{blk, nil} }

// Block returns the block of the insertion point, nil without one.
func (b *Builder) Block() *Block { return b.point.Block }

// Insert puts a detached operation at the insertion point and tells the listener.
// Without an insertion point it does nothing.
func (b *Builder) Insert(op *Operation) *Operation {
	if b.point.Block != nil {
		b.point.Block.InsertBefore(b.point.Before, op)
		if b.Listener != nil {
			b.Listener.OperationInserted(op, InsertionPoint{})
		}
	}
	return op
}

// Create makes an operation and inserts it. The builder's location is taken if
// s has none.
func (b *Builder) Create(s *OperationState) *Operation {
	if s.Loc == nil && s.Origin.loc == nil {
		s.Loc = b.Loc
	}
	return b.Insert(Create(s))
}

// New makes an operation without regions and successors and inserts it.
func (b *Builder) New(def *OpDef, operands []*Value, types []Type, attrs ...NamedAttribute) *Operation {
	s := OperationState{Def: def, Loc: b.Loc, Operands: operands, Types: types, Attributes: attrs}
	return b.Insert(Create(&s))
}

// CreateBlock makes a block with arguments, puts it into a region before another
// block (at the end if before is nil) and inserts at its end from then on.
func (b *Builder) CreateBlock(r *Region, before *Block, args []Type) *Block {
	blk := NewBlock()
	blk.AddArguments(args, b.Loc)
	r.InsertBefore(before, blk)
	b.SetInsertionPointToEnd(blk)
	if b.Listener != nil {
		b.Listener.BlockInserted(blk, nil, nil)
	}
	return blk
}

// Clone copies an operation with its regions and inserts the copy. Values and
// blocks are replaced as m tells, which may be nil, and m learns of the copies.
func (b *Builder) Clone(op *Operation, m *Mapping) *Operation {
	c := op.Clone(m)
	b.Insert(c)
	if b.Listener != nil && b.point.Block != nil {
		b.announce(c)
	}
	return c
}

// announce tells the listener of what is in a new operation.
func (b *Builder) announce(op *Operation) {
	for r := range op.Regions() {
		for blk := range r.Blocks() {
			b.Listener.BlockInserted(blk, nil, nil)
			for o := range blk.Ops() {
				b.Listener.OperationInserted(o, InsertionPoint{})
				b.announce(o)
			}
		}
	}
}
