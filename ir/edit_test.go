package ir

import (
	"math/rand"
	"testing"
)

// checkLinks checks that the linked lists of blocks, operations and uses are consistent.
func checkLinks(t *testing.T, root *Operation) {
	t.Helper()
	uses := map[*Operand]bool{}
	blockUses := map[*BlockOperand]bool{}
	for op := range All(root, PreOrder) {
		for i := range op.operands() {
			o := &op.operands()[i]
			if o.owner != op || o.Index() != i {
				t.Fatal("an operand does not know its owner")
			}
			if o.val != nil {
				uses[o] = true
			}
		}
		for i := range op.NumSuccessors() {
			s := &op.ext.successors[i]
			if s.owner != op || s.Index() != i {
				t.Fatal("a successor does not know its owner")
			}
			blockUses[s] = true
		}
	}
	checkValue := func(v *Value) {
		for u := v.firstUse; u != nil; u = u.next {
			if u.val != v || *u.back != u {
				t.Fatal("a list of uses is broken")
			}
			if !uses[u] {
				t.Fatal("a use is not there any more")
			}
			delete(uses, u)
		}
	}
	for op := range All(root, PreOrder) {
		for i := range op.results() {
			if op.results()[i].op != op || op.results()[i].Index() != i {
				t.Fatal("a result does not know its operation")
			}
			checkValue(&op.results()[i])
		}
		for r := range op.Regions() {
			if r.op != op {
				t.Fatal("a region does not know its operation")
			}
			var prev *Block
			for b := range r.Blocks() {
				if b.region != r || b.prev != prev {
					t.Fatal("a list of blocks is broken")
				}
				prev = b
				for i, a := range b.args {
					if a.arg().block != b || a.Index() != i {
						t.Fatal("an argument does not know its block")
					}
					checkValue(a)
				}
				for u := range b.Uses() {
					if u.block != b || !blockUses[u] {
						t.Fatal("a list of uses of a block is broken")
					}
					delete(blockUses, u)
				}
				var before *Operation
				for o := range b.Ops() {
					if o.block != b || o.prev != before {
						t.Fatal("a list of operations is broken")
					}
					if before != nil && !before.IsBeforeInBlock(o) {
						t.Fatal("the order of operations is wrong")
					}
					before = o
				}
				if b.last != before {
					t.Fatal("a block does not know its last operation")
				}
			}
			if r.last != prev {
				t.Fatal("a region does not know its last block")
			}
		}
	}
	if len(uses) > 0 || len(blockUses) > 0 {
		t.Fatalf("%d uses of values and %d of blocks are in no list", len(uses), len(blockUses))
	}
}

// TestEditsRandom makes random edits and checks all lists.
func TestEditsRandom(t *testing.T) {
	c := NewContext()
	r := rand.New(rand.NewSource(11))
	i32 := Type(c.I32())
	def := c.OpDef("t.op")
	for range 60 {
		root := Create(&OperationState{Def: def, Loc: c.UnknownLoc(), NumRegions: 1})
		root.Region(0).AppendBlock(nil)
		for range 60 {
			var ops []*Operation
			var blocks []*Block
			var values []*Value
			for op := range All(root, PreOrder) {
				if op != root {
					ops = append(ops, op)
					values = append(values, op.Results()...)
				}
				for reg := range op.Regions() {
					for b := range reg.Blocks() {
						blocks = append(blocks, b)
						values = append(values, b.args...)
					}
				}
			}
			b := blocks[r.Intn(len(blocks))]
			var op *Operation
			if len(ops) > 0 {
				op = ops[r.Intn(len(ops))]
			}
			switch k := r.Intn(16); {
			case k < 6 || op == nil:
				s := OperationState{Def: def, Loc: c.UnknownLoc(), NumRegions: r.Intn(2)}
				for range r.Intn(7) {
					if len(values) > 0 {
						s.Operands = append(s.Operands, values[r.Intn(len(values))])
					}
				}
				for range r.Intn(4) {
					s.Types = append(s.Types, i32)
				}
				for range r.Intn(2) {
					s.Successors = append(s.Successors, blocks[r.Intn(len(blocks))])
				}
				n := Create(&s)
				b.Append(n)
				for reg := range n.Regions() {
					reg.AppendBlock(nil).AddArguments([]Type{i32, i32}, c.UnknownLoc())
				}
			case k == 6:
				eraseIfUnused(op)
			case k == 7 && len(values) > 1:
				values[r.Intn(len(values))].ReplaceAllUsesWith(values[r.Intn(len(values))])
			case k == 8:
				if other := ops[r.Intn(len(ops))]; !op.IsAncestor(other) {
					op.MoveBefore(other)
				}
			case k == 9:
				b.InsertArgument(r.Intn(len(b.args)+1), i32, c.UnknownLoc())
			case k == 10:
				op.Block().SplitBefore(op)
			case k == 11:
				m := NewMapping()
				op.Block().InsertAfter(op, op.Clone(m))
			case k == 12:
				var vs []*Value
				for range r.Intn(6) {
					if len(values) > 0 {
						vs = append(vs, values[r.Intn(len(values))])
					}
				}
				op.SetOperands(vs)
			case k == 13 && b.HasNoPredecessors() && b.region.first != b:
				if prev := b.prev; len(b.args) == 0 {
					prev.SpliceBefore(nil, b)
					b.Erase()
				}
			case k == 14:
				last := op
				for range r.Intn(3) {
					if last.next != nil {
						last = last.next
					}
				}
				inside := false
				for o := op; ; o = o.next {
					if p := b.ParentOp(); p != nil && o.IsAncestor(p) {
						inside = true
					}
					if o == last {
						break
					}
				}
				if !inside && b != op.block {
					b.SpliceRange(b.first, op, last)
				}
			}
			checkLinks(t, root)
		}
	}
}

// eraseIfUnused erases op if no operation outside op uses a value or block defined in it.
func eraseIfUnused(op *Operation) {
	for inner := range All(op, PreOrder) {
		for i := range inner.results() {
			for u := range inner.results()[i].Uses() {
				if inner == op || !op.IsAncestor(u.owner) {
					return
				}
			}
		}
		for r := range inner.Regions() {
			for b := range r.Blocks() {
				for _, a := range b.args {
					for u := range a.Users() {
						if !op.IsAncestor(u) {
							return
						}
					}
				}
				for u := range b.Uses() {
					if !op.IsAncestor(u.owner) {
						return
					}
				}
			}
		}
	}
	op.Erase()
}

// TestDeep works on operations that are nested deeply.
func TestDeep(t *testing.T) {
	c := NewContext()
	c.AllowUnregistered = true
	def := c.OpDef("t.op")
	const depth = 50000
	root := NewModule(c, c.UnknownLoc())
	b := root.Region(0).Entry()
	for range depth {
		op := Create(&OperationState{Def: def, Loc: c.UnknownLoc(), NumRegions: 1})
		b.Append(op)
		b = op.Region(0).AppendBlock(nil)
	}
	if !Verify(root, nil) {
		t.Error("not valid")
	}
	clone := root.Clone(nil)
	if !(&Equivalence{}).Equal(root, clone) || NewFingerprint(root, true) != NewFingerprint(clone, true) {
		t.Error("the clone differs")
	}
	n := 0
	for range All(clone, PostOrder) {
		n++
	}
	if n != depth+1 {
		t.Errorf("%d operations", n)
	}
	clone.Erase()
	var a Attribute = c.UnitAttr()
	var ty Type = c.I32()
	for range depth {
		a = c.ArrayAttr([]Attribute{a})
		ty = c.TupleType([]Type{ty})
	}
	if len(a.String()) != 2*depth+len("unit") || len(ty.String()) != len("tuple<>")*depth+len("i32") {
		t.Error("wrong text")
	}
}
