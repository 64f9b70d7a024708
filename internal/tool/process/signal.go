package process

import (
	"os"
	"os/signal"
)

// A Watch does something before a signal ends the process.
type Watch struct {
	caught chan struct{} // closed when signals are caught
	closed chan struct{}
}

// WatchSignals calls a function when a signal arrives that ends a process, and then lets the
// signal end it. It starts in the background, because starting takes a fraction of a
// millisecond.
func WatchSignals(before func()) *Watch {
	w := &Watch{make(chan struct{}), make(chan struct{})}
	go w.watch(before)
	return w
}

// Wait waits until signals are caught.
func (w *Watch) Wait() { <-w.caught }

// Close ends the watch. It does not wait until signals are no longer caught.
func (w *Watch) Close() { close(w.closed) }

func (w *Watch) watch(before func()) {
	signals := make(chan os.Signal, 1)
	for _, s := range endingSignals() {
		if !signal.Ignored(s) {
			signal.Notify(signals, s)
		}
	}
	close(w.caught)
	select {
	case <-w.closed:
		signal.Stop(signals)
		select {
		case s := <-signals: // it arrived before
			raise(s)
		default:
		}
	case s := <-signals:
		before()
		signal.Stop(signals)
		raise(s)
	}
}

// raise sends the process a signal that it no longer catches, which ends it.
func raise(s os.Signal) {
	if p, err := os.FindProcess(os.Getpid()); err != nil || p.Signal(s) != nil {
		os.Exit(1)
	}
}
