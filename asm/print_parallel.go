package asm

import (
	"cmp"
	"sync/atomic"

	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
)

// minParallelOps is the minimum number of operations with regions for printing a block in
// parallel to pay off.
const minParallelOps = 8

// worthSplitting reports whether the operations of b are printed in parallel. This
// requires that all of its nested regions belong to isolated operations, because
// their names are then independent of each other.
func (p *OpPrinter) worthSplitting(b *ir.Block) bool {
	if p.opts.Threads < 2 || p.parent != nil || p.collect != nil || p.serial || p.opts.Located != nil {
		return false
	}
	n := 0
	for op := b.Front(); op != nil; op = op.Next() {
		if op.NumRegions() > 0 {
			if !op.Has(ir.IsolatedFromAbove) {
				return false
			}
			if n++; n >= minParallelOps {
				return true
			}
		}
	}
	return false
}

// A printJob is a sequence of consecutive operations and their text.
type printJob struct {
	from, end *ir.Operation
	text      []byte
	resources []*ir.Resource
	failure   error
	lost      error
	panicked  bool
	turn      chan struct{} // closed when all text before this one has been written
	done      chan struct{} // closed when text is complete
}

// jobsPerThread is the number of jobs per goroutine. Many small jobs balance the load
// and keep buffers small.
const jobsPerThread = 100

// printOpsParallel is printOps on several goroutines, for the operations of b up to end. The
// names of the block and the aliases are complete and read-only; each goroutine has its own
// nameState for the insides of isolated operations. Texts are written in the order of the
// jobs, until a write fails.
func (p *OpPrinter) printOpsParallel(b *ir.Block, end *ir.Operation) {
	per := max(1, b.NumOps()/(p.opts.Threads*jobsPerThread))
	var jobs []printJob
	for op := b.Front(); op != end; {
		j := printJob{from: op, turn: make(chan struct{}), done: make(chan struct{})}
		for n := 0; n < per && op != end; n++ {
			op = op.Next()
		}
		j.end = op
		jobs = append(jobs, j)
	}
	var next atomic.Int32
	var wg parallel.Group
	// A job needs a buffer from this channel. That bounds the text waiting to be
	// written.
	buffers := make(chan []byte, 2*p.opts.Threads)
	for range cap(buffers) {
		buffers <- nil
	}
	for range p.opts.Threads {
		wg.Go(func() {
			w := p.forWorker()
			size := 0
			for {
				w.Buf = <-buffers
				if w.Buf == nil {
					// The next text is probably about as large as the last one.
					w.Buf = make([]byte, 0, size+size/8)
				}
				i := int(next.Add(1)) - 1
				if i >= len(jobs) {
					buffers <- nil
					return
				}
				w.print(&jobs[i])
				size = len(w.Buf)
			}
		})
	}
	p.flush()
	begun := len(jobs)
	for i := 0; i < begun; i++ {
		j := &jobs[i]
		if p.Stopped { // no further job begins, but running jobs may wait for their turns
			begun = min(begun, int(next.Swap(int32(len(jobs)))))
			if i >= begun {
				break
			}
		}
		close(j.turn)
		<-j.done
		p.lost = cmp.Or(p.lost, j.lost)
		if j.failure != nil {
			p.Fail(j.failure)
		}
		if j.panicked {
			p.Stopped = true
		}
		for _, r := range j.resources {
			p.UsedResource(r)
		}
		if p.out == nil {
			p.chunks = append(p.chunks, j.text)
			buffers <- nil
			continue
		}
		p.write(j.text)
		buffers <- j.text[:0]
		j.text = nil
	}
	wg.Wait()
}

// maxJobText bounds the text that a job buffers. A job with more text waits for its turn and
// then writes directly.
const maxJobText = 16 << 20

// print prints the operations of a job to w.Buf. Text that is too long to be kept is written
// directly.
func (w *OpPrinter) print(j *printJob) {
	if w.parent.out != nil {
		w.Spill = func() {
			if len(w.Buf) > maxJobText {
				<-j.turn
				w.parent.write(w.Buf)
				w.Stopped = w.parent.Stopped
				w.Buf = w.Buf[:0]
				w.flushes++
			}
		}
	}
	defer close(j.done)
	j.panicked = true
	w.printOps(j.from, j.end)
	j.panicked = false
	j.text, j.resources, j.failure, j.lost = w.Buf, w.resources, w.Failure, w.lost
	w.resources = nil
}

// inParallel calls fn for 0 to n-1 on several goroutines if n is large enough.
func inParallel(n, threads int, fn func(i int)) {
	if threads < 2 || n < minParallelOps {
		for i := range n {
			fn(i)
		}
		return
	}
	var next atomic.Int32
	var wg parallel.Group
	for range threads {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				fn(i)
			}
		})
	}
	wg.Wait()
}

// forWorker returns a printer for a worker goroutine that shares p's aliases and
// names.
func (p *OpPrinter) forWorker() *OpPrinter {
	w := newOpPrinter(nil, p.opts)
	w.parent = p
	w.TypeAlias, w.AttrAlias = p.TypeAlias, p.AttrAlias
	w.aliases, w.indent, w.dialect = p.aliases, p.indent, p.dialect
	names := &nameState{opts: &w.opts, parent: p.names, unique: p.names.unique, eager: p.names.eager, starts: p.names.starts,
		counts: p.names.counts}
	if n := len(p.names.pending); n > 0 {
		names.pending = append(names.pending, p.names.pending[n-1])
	}
	if names.unique {
		// Nested regions of isolated operations are added to the map, so each worker
		// needs a copy.
		names.starts = map[*ir.Region]counters{}
		for r, c := range p.names.starts {
			names.starts[r] = c
		}
	}
	w.names = names
	return w
}
