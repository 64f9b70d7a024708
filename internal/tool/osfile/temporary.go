package osfile

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
)

// A Writer writes files, one at a time, by way of temporary ones, which do not outlive the process, also if a
// signal ends it.
type Writer struct {
	signals chan os.Signal
	caught  chan struct{} // closed when signals are caught
	closed  chan struct{}

	mu        sync.Mutex
	temporary string // the file to remove when a signal arrives, if any
}

// NewWriter returns a writer, which must be closed. To catch signals takes a fraction of a
// millisecond, which passes in the background: a tool makes the writer before its output.
func NewWriter() *Writer {
	w := &Writer{signals: make(chan os.Signal, 1), caught: make(chan struct{}), closed: make(chan struct{})}
	go w.watch()
	return w
}

// watch removes the temporary file when a signal arrives, and then lets the signal end the
// process.
func (w *Writer) watch() {
	for _, s := range endingSignals() {
		if !signal.Ignored(s) {
			signal.Notify(w.signals, s)
		}
	}
	close(w.caught)
	select {
	case <-w.closed:
		signal.Stop(w.signals)
		select {
		case s := <-w.signals: // it arrived before
			raise(s)
		default:
		}
	case s := <-w.signals:
		w.mu.Lock() // for good: no other file is created
		if w.temporary != "" {
			os.Remove(w.temporary)
		}
		signal.Stop(w.signals)
		raise(s)
	}
}

// raise lets a signal that is no longer caught end the process.
func raise(s os.Signal) {
	if p, err := os.FindProcess(os.Getpid()); err != nil || p.Signal(s) != nil {
		os.Exit(1)
	}
}

// Close ends the work of the writer. It does not wait until signals are no longer caught.
func (w *Writer) Close() { close(w.closed) }

// A temporary is a file that is removed unless it is renamed.
type temporary struct {
	*os.File
	writer *Writer
}

// maxTries is how many names are tried for a temporary file.
const maxTries = 100

// newTemporary creates a temporary file in a directory, with the permissions of a new
// file.
func (w *Writer) newTemporary(dir string) (*temporary, error) {
	<-w.caught // so that no moment is left in which a signal would leave the file
	w.mu.Lock()
	defer w.mu.Unlock()
	for try := 1; ; try++ {
		name := filepath.Join(dir, fmt.Sprintf(".mica-%d", rand.Uint64()))
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil {
			w.temporary = name
			return &temporary{f, w}, nil
		}
		if !errors.Is(err, fs.ErrExist) || try == maxTries {
			return nil, err
		}
	}
}

// rename makes the file another one.
func (t *temporary) rename(target string) error {
	t.writer.mu.Lock()
	defer t.writer.mu.Unlock()
	err := os.Rename(t.Name(), target)
	if err == nil {
		t.writer.temporary = ""
	}
	return err
}

// remove removes the file if it has not been renamed.
func (t *temporary) remove() {
	t.Close()
	t.writer.mu.Lock()
	defer t.writer.mu.Unlock()
	if t.writer.temporary != "" {
		os.Remove(t.writer.temporary)
		t.writer.temporary = ""
	}
}

// named replaces the name of the temporary file in an error by another one. Errors
// about other files are returned unchanged.
func (t *temporary) named(name string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) && path.Path == t.Name() {
		return named(name, err)
	}
	return err
}
