package report

import (
	"fmt"
	"time"
)

const (
	// progressDelay is the time before a terminal shows the progress of a tool.
	progressDelay = 2 * time.Second
	progressEvery = 200 * time.Millisecond
	clearLine     = "\r\x1b[K"
)

// A progress is the status line of a tool that runs for long.
type progress struct {
	stage string
	shown bool
	start time.Time
	stop  chan struct{} // nil before the first stage
}

// Progress sets the current stage of the tool; "" hides it. It is only shown on a terminal,
// after progressDelay.
func (o *Output) Progress(format string, args ...any) {
	if !o.terminal || o.Structured() {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	p := &o.progress
	p.stage = fmt.Sprintf(format, args...)
	if p.stage == "" {
		o.hide()
		return
	}
	if p.stop == nil {
		p.start, p.stop = time.Now(), make(chan struct{})
		go o.show(p.stop)
	}
}

// show shows the line until the output is closed.
func (o *Output) show(stop chan struct{}) {
	t := time.NewTicker(progressEvery)
	defer t.Stop()
	for {
		select {
		case <-stop:
			return
		case <-t.C:
			o.mu.Lock()
			o.draw(time.Since(o.progress.start))
			o.mu.Unlock()
		}
	}
}

// draw writes the line.
func (o *Output) draw(since time.Duration) {
	p := &o.progress
	if since < progressDelay || p.stage == "" {
		return
	}
	fmt.Fprintf(o.w, "%s%s: %s (%d s)", clearLine, o.tool, p.stage, int(since.Seconds()))
	p.shown = true
}

// hide removes the line, so that other text can be written.
func (o *Output) hide() {
	if o.progress.shown {
		fmt.Fprint(o.w, clearLine)
		o.progress.shown = false
	}
}
