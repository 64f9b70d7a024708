package ir

import (
	"math/rand"
	"slices"
	"testing"
)

// randomCFG returns a region of n blocks with random successors, each block
// ending in an op that is not registered.
func randomCFG(c *Context, r *rand.Rand, n int) *Region {
	holder := Create(&OperationState{Def: c.OpDef("t.holder"), Loc: c.UnknownLoc(), NumRegions: 1})
	reg := holder.Region(0)
	var blocks []*Block
	for range n {
		blocks = append(blocks, reg.AppendBlock(nil))
	}
	for _, b := range blocks {
		var succ []*Block
		for range r.Intn(3) {
			if n > 1 {
				succ = append(succ, blocks[1+r.Intn(n-1)])
			}
		}
		b.Append(Create(&OperationState{Def: c.OpDef("t.br"), Loc: c.UnknownLoc(), Successors: succ}))
	}
	return reg
}

// reaches reports whether a path leads from one block to another without a third.
func reaches(from, to, without *Block, next func(*Block) []*Block) bool {
	if from == without {
		return false
	}
	seen := map[*Block]bool{from: true}
	work := []*Block{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == to {
			return true
		}
		for _, s := range next(b) {
			if s != without && !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return false
}

func TestDominanceRandom(t *testing.T) {
	c := NewContext()
	r := rand.New(rand.NewSource(7))
	for range 300 {
		reg := randomCFG(c, r, 1+r.Intn(2*fewBlocks))
		dom, post := NewDominance(), NewPostDominance()
		succ := func(b *Block) (bs []*Block) {
			for s := range b.Successors() {
				bs = append(bs, s)
			}
			return bs
		}
		entry := reg.Entry()
		checkDescend(t, dom, reg)
		checkDescend(t, post, reg)
		for b := range reg.Blocks() {
			reachable := reaches(entry, b, nil, succ)
			if got := dom.ReachableFromEntry(b); got != reachable {
				t.Fatalf("reachable: %v, want %v", got, reachable)
			}
			exits := false
			for x := range reg.Blocks() {
				exits = exits || x.NumSuccessors() == 0 && reaches(b, x, nil, succ)
			}
			for a := range reg.Blocks() {
				want := a != b && (!reachable || reaches(entry, a, nil, succ) && !reaches(entry, b, a, succ))
				// The operation around the blocks is not registered, so that the region may be a graph.
				if got := dom.ProperlyDominatesBlock(a, b); got != (want || a == b) {
					t.Fatalf("dominates: %v, want %v", got, want)
				}
				bypass, aExits := false, false
				for x := range reg.Blocks() {
					if x.NumSuccessors() == 0 {
						bypass = bypass || reaches(b, x, a, succ)
						aExits = aExits || reaches(a, x, nil, succ)
					}
				}
				if x, y := a.Front(), b.Front(); x != nil && y != nil && a != b {
					if dom.DominatesOp(x, y) != want || dom.ProperlyDominatesOp(x, y) != want {
						t.Fatalf("operations of the blocks dominate otherwise than the blocks do")
					}
				}
				if a == dom.ImmediateDominator(b) && !want {
					t.Fatalf("the immediate dominator does not dominate")
				}
				want = a != b && (!exits || aExits && !bypass)
				if got := post.ProperlyDominatesBlock(a, b); got != (want || a == b) {
					t.Fatalf("post-dominates: %v, want %v", got, want)
				}
				if n := dom.NearestCommonDominator(a, b); reachable && reaches(entry, a, nil, succ) {
					if n == nil || !dom.DominatesBlock(n, a) || !dom.DominatesBlock(n, b) {
						t.Fatalf("the nearest common dominator does not dominate")
					}
				}
			}
		}
	}
}

// checkDescend checks that Descend enters a block while exactly the blocks that dominate it are
// entered and not left.
func checkDescend(t *testing.T, d *Dominance, reg *Region) {
	t.Helper()
	var open, entered []*Block
	d.Descend(reg, func(b *Block) {
		open, entered = append(open, b), append(entered, b)
		for a := range reg.Blocks() {
			if d.DominatesBlock(a, b) != slices.Contains(open, a) && a != b {
				t.Fatalf("a block is entered in others than those that dominate it")
			}
		}
	}, func(b *Block) {
		if last := open[len(open)-1]; last != b {
			t.Fatalf("a block is left before one that it dominates")
		}
		open = open[:len(open)-1]
	})
	for b := range reg.Blocks() {
		n := 0
		for _, have := range entered {
			if have == b {
				n++
			}
		}
		known := !d.post && d.ReachableFromEntry(b) || d.post && d.tree(reg).depth[d.tree(reg).node(b)] >= 0
		if known != (n == 1) || n > 1 || len(open) > 0 {
			t.Fatalf("a block is entered %d times", n)
		}
	}
}

func TestDominanceInvalidate(t *testing.T) {
	c := NewContext()
	holder := Create(&OperationState{Def: c.OpDef("t.holder"), Loc: c.UnknownLoc(), NumRegions: 1})
	reg := holder.Region(0)
	a, b := reg.AppendBlock(nil), reg.AppendBlock(nil)
	br := Create(&OperationState{Def: c.OpDef("t.br"), Loc: c.UnknownLoc(), Successors: []*Block{b}})
	a.Append(br)
	dom := NewDominance()
	if dom.ImmediateDominator(b) != a {
		t.Error("a block is not dominated by its predecessor")
	}
	br.Erase()
	if dom.Invalidate(reg); dom.ReachableFromEntry(b) || dom.ImmediateDominator(b) != nil {
		t.Error("a block is reached although no branch leads to it")
	}
}

func TestBlockOrder(t *testing.T) {
	c := NewContext()
	r := rand.New(rand.NewSource(8))
	b := NewBlock()
	var list []*Operation
	newOp := func() *Operation {
		return Create(&OperationState{Def: c.OpDef("t.op"), Loc: c.UnknownLoc()})
	}
	check := func() {
		t.Helper()
		for i := 1; i < len(list); i++ {
			if !list[i-1].IsBeforeInBlock(list[i]) || list[i].IsBeforeInBlock(list[i-1]) {
				t.Fatalf("wrong order at %d of %d", i, len(list))
			}
		}
		i := 0
		for op := range b.Ops() {
			if op != list[i] {
				t.Fatalf("wrong operation at %d", i)
			}
			i++
		}
		for op := range b.OpsReverse() {
			i--
			if op != list[i] {
				t.Fatalf("wrong operation at %d from the back", i)
			}
		}
	}
	for range 400 {
		switch n := len(list); {
		case n == 0 || r.Intn(4) == 0:
			op := newOp()
			b.Append(op)
			list = append(list, op)
		case r.Intn(5) == 0:
			i := r.Intn(n)
			list[i].Erase()
			list = append(list[:i:i], list[i+1:]...)
		case r.Intn(5) == 0 && n > 1:
			i := r.Intn(n - 1)
			op := list[i]
			op.MoveAfter(list[n-1])
			list = append(append(list[:i:i], list[i+1:]...), op)
		default:
			i := r.Intn(n)
			op := newOp()
			b.InsertBefore(list[i], op)
			list = append(list[:i:i], append([]*Operation{op}, list[i:]...)...)
		}
		check()
	}
	tail := b.SplitBefore(list[len(list)/2])
	for op := range tail.Ops() {
		if op.Block() != tail {
			t.Fatal("a moved operation does not know its block")
		}
	}
	b.SpliceBefore(nil, tail)
	check()
}

func TestUnregisteredRegionsAreGraphs(t *testing.T) {
	c := NewContext()
	op := Create(&OperationState{Def: c.OpDef("t.op"), Loc: c.UnknownLoc(), NumRegions: 1})
	if HasSSADominance(op.Region(0)) {
		t.Error("an op that is not registered may have graph regions")
	}
}

// TestDominanceChain computes the dominators of a long chain of blocks which all branch to an
// exit as well, and queries them, which must not take a step for each block of the chain.
func TestDominanceChain(t *testing.T) {
	const n = 200_000
	c := NewContext()
	holder := Create(&OperationState{Def: c.OpDef("t.holder"), Loc: c.UnknownLoc(), NumRegions: 1})
	reg := holder.Region(0)
	exit := NewBlock()
	blocks := []*Block{reg.AppendBlock(nil)}
	for i := range n {
		next := reg.AppendBlock(nil)
		blocks = append(blocks, next)
		blocks[i].Append(Create(&OperationState{Def: c.OpDef("t.br"), Loc: c.UnknownLoc(), Successors: []*Block{next, exit}}))
	}
	blocks[n].Append(Create(&OperationState{Def: c.OpDef("t.br"), Loc: c.UnknownLoc(), Successors: []*Block{exit}}))
	reg.AppendBlock(exit)
	dom, post := NewDominance(), NewPostDominance()
	for i, b := range blocks {
		if !dom.DominatesBlock(blocks[0], b) || i > 0 && dom.ImmediateDominator(b) != blocks[i-1] {
			t.Fatalf("block %d is not dominated by its predecessors", i)
		}
		if dom.DominatesBlock(b, exit) != (i == 0) || !post.DominatesBlock(exit, b) {
			t.Fatalf("wrong dominance of block %d and the exit", i)
		}
	}
	if dom.ImmediateDominator(exit) != blocks[0] {
		t.Error("the first block is not the immediate dominator of the exit")
	}
}
