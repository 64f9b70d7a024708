package osfile

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"

	"github.com/mica-ir/mica/internal/tool/process"
)

// A Writer writes files by way of temporary ones, which do not outlive the process, also if a
// signal ends it. The zero Writer is ready for use. It must be closed.
type Writer struct {
	// Shared means that signals are not the writer's to catch, because other code runs in
	// the process. One that ends the process leaves the temporary file.
	Shared bool

	start sync.Once
	watch *process.Watch // nil if no signals are caught

	mu          sync.Mutex
	temporaries map[string]bool // the files to remove when a signal arrives
	ended       bool            // one has arrived
}

// CatchSignals begins to catch signals before the first file. That takes a fraction of a
// millisecond, which passes in the background.
func (w *Writer) CatchSignals() {
	w.start.Do(func() {
		if !w.Shared {
			w.watch = process.WatchSignals(w.removeAll)
		}
	})
}

// removeAll removes the temporary files, and forbids further ones.
func (w *Writer) removeAll() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ended = true
	for name := range w.temporaries {
		os.Remove(name)
	}
}

// Close ends the work of the writer. It does not wait until signals are no longer caught.
func (w *Writer) Close() {
	w.start.Do(func() {}) // signals are no longer caught from here on
	if w.watch != nil {
		w.watch.Close()
	}
}

// A temporary is a file that is removed unless it is renamed.
type temporary struct {
	*os.File
	writer *Writer
}

// maxTries bounds the names tried for a temporary file.
const maxTries = 100

// newTemporary creates a temporary file in a directory, with the permissions of a new
// file.
func (w *Writer) newTemporary(dir string) (*temporary, error) {
	w.CatchSignals()
	if w.watch != nil {
		w.watch.Wait() // leaves no gap in which a signal would leave the file behind
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	for try := 1; !w.ended; try++ {
		name := filepath.Join(dir, fmt.Sprintf(".mica-%d", rand.Uint64()))
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil {
			if w.temporaries == nil {
				w.temporaries = map[string]bool{}
			}
			w.temporaries[name] = true
			return &temporary{f, w}, nil
		}
		if !errors.Is(err, fs.ErrExist) || try == maxTries {
			return nil, err
		}
	}
	return nil, &fs.PathError{Op: "create", Path: dir, Err: errInterrupted}
}

// errInterrupted is the failure to write a file after a signal that ends the process, unless the
// program handles it, too.
var errInterrupted = errors.New("interrupted")

// rename makes the file another one.
func (t *temporary) rename(target string) error {
	t.writer.mu.Lock()
	defer t.writer.mu.Unlock()
	err := os.Rename(t.Name(), target)
	if err == nil {
		delete(t.writer.temporaries, t.Name())
	}
	return err
}

// remove removes the file if it has not been renamed.
func (t *temporary) remove() {
	t.Close()
	t.writer.mu.Lock()
	defer t.writer.mu.Unlock()
	if t.writer.temporaries[t.Name()] {
		os.Remove(t.Name())
		delete(t.writer.temporaries, t.Name())
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
