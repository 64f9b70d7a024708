package asm

// chunkSize is the approximate size of a full buffer. Full buffers are set aside, so that
// growing never copies much text.
const chunkSize = 1 << 20

// flushLong flushes text that is long enough, and may be.
func (p *OpPrinter) flushLong() {
	// The places of operations are offsets in Buf.
	if len(p.Buf) > chunkSize && p.parent == nil && p.collect == nil && p.opts.Located == nil {
		p.flush()
	}
}

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

// write writes text to out. After an error nothing is written, and printing stops.
func (p *OpPrinter) write(text []byte) {
	if p.err == nil {
		_, p.err = p.out.Write(text)
		p.Stopped = p.err != nil
	}
}
