package asm

import (
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/ir"
)

// minParallelOps is how many operations with regions make it worth to print a
// block by several goroutines.
const minParallelOps = 8

// worthSplitting reports whether the operations of b are printed by several
// goroutines.
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

// A printJob is some operations that lie one behind the other, and their text.
type printJob struct {
	from, end *ir.Operation
	text      []byte
	resources []*ir.Resource
	done      chan struct{} // closed when text is there
}

// jobsPerThread is how many pieces each goroutine gets, so that none is left
// waiting for long, and that pieces are small.
const jobsPerThread = 100

// printOpsParallel does what printOps does for the operations of b up to end. Names
// and aliases are not changed meanwhile, and each goroutine has its own for what
// is inside of the isolated operations.
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
	// Whoever prints needs a buffer, of which there are few, so that no more text than
	// they hold waits to be written.
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
					// A piece is about as large as the one before.
					w.Buf = make([]byte, 0, size+size/8)
				}
				i := int(next.Add(1)) - 1
				if i >= len(jobs) {
					buffers <- nil
					return
				}
				w.printOps(jobs[i].from, jobs[i].end)
				jobs[i].text, jobs[i].resources = w.Buf, w.resources
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

// inParallel calls fn for 0 to n-1 with some goroutines.
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

// forWorker returns a printer for a goroutine of its own.
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
		// What is inside of isolated operations adds to the table.
		names.starts = map[*ir.Region]counters{}
		for r, c := range p.names.starts {
			names.starts[r] = c
		}
	}
	w.names = names
	return w
}

// chunkSize is about how large a piece of text grows before it is put away, so
// that no buffer is copied often.
const chunkSize = 1 << 20

// flush puts what has been printed so far away.
func (p *OpPrinter) flush() {
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

// write gives text to out, unless that has failed.
func (p *OpPrinter) write(text []byte) {
	if p.err == nil {
		_, p.err = p.out.Write(text)
	}
}
