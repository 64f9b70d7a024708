package asm

import (
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/ir"
)

// minParallelOps is the number of operations with regions from which printing a block
// in parallel pays off.
const minParallelOps = 8

// worthSplitting reports whether the operations of b are printed in parallel. This
// requires that all of its nested regions belong to isolated operations, because
// their names are then independent of each other.
func (p *OpPrinter) worthSplitting(b *ir.Block) bool {
	if p.opts.Threads < 2 || p.worker || p.collect != nil || p.serial {
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
	done      chan struct{} // closed when text is there
}

// jobsPerThread is the number of jobs per goroutine. Many small jobs balance the load
// and keep buffers small.
const jobsPerThread = 100

// printOpsParallel is printOps on several goroutines, for the operations of b up to
// end. The names of the block and the aliases are complete and read-only; each
// goroutine has its own nameState for what it prints in isolated operations. Texts
// are written in the order of the jobs.
func (p *OpPrinter) printOpsParallel(b *ir.Block, end *ir.Operation) {
	per := max(1, b.NumOps()/(p.opts.Threads*jobsPerThread))
	var jobs []printJob
	for op := b.Front(); op != end; {
		j := printJob{from: op, done: make(chan struct{})}
		for n := 0; n < per && op != end; n++ {
			op = op.Next()
		}
		j.end = op
		jobs = append(jobs, j)
	}
	var next atomic.Int32
	var wg sync.WaitGroup
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
				w.printOps(jobs[i].from, jobs[i].end)
				jobs[i].text, jobs[i].resources, jobs[i].failure = w.Buf, w.resources, w.Failure
				size = len(w.Buf)
				close(jobs[i].done)
				w.resources = nil
			}
		})
	}
	p.flush()
	for i := range jobs {
		j := &jobs[i]
		<-j.done
		if j.failure != nil {
			p.Fail(j.failure)
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

// inParallel calls fn for 0 to n-1 on several goroutines if n is large enough.
func inParallel(n, threads int, fn func(i int)) {
	if threads < 2 || n < minParallelOps {
		for i := range n {
			fn(i)
		}
		return
	}
	var next atomic.Int32
	var wg sync.WaitGroup
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
	w.worker = true
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

// chunkSize is the approximate size at which a buffer is set aside, so that growing
// it never copies much text.
const chunkSize = 1 << 20

// flush writes or sets aside the text printed so far.
func (p *OpPrinter) flush() {
	p.flushes++
	switch {
	case len(p.Buf) == 0:
	case p.out != nil:
		p.write(p.Buf)
		p.Buf = p.Buf[:0]
	default:
		p.chunks = append(p.chunks, p.Buf)
		p.Buf = make([]byte, 0, chunkSize+chunkSize/8)
	}
}

// write writes text to out, unless a write has failed.
func (p *OpPrinter) write(text []byte) {
	if p.err == nil {
		_, p.err = p.out.Write(text)
	}
}
