package osfile

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
)

// A temporary is a file that does not outlive the process, also if a signal ends it.
type temporary struct {
	*os.File
	signals chan os.Signal
	done    chan struct{}
}

// maxTries is how many names are tried for a temporary file.
const maxTries = 100

// newTemporary creates a temporary file in a directory, with the permissions of a new
// file.
func newTemporary(dir string) (*temporary, error) {
	for try := 1; ; try++ {
		// The signals are caught first, so that no moment is left in which one would leave
		// the file.
		t := &temporary{signals: make(chan os.Signal, 1), done: make(chan struct{})}
		for _, s := range endingSignals() {
			if !signal.Ignored(s) {
				signal.Notify(t.signals, s)
			}
		}
		name := filepath.Join(dir, fmt.Sprintf(".mica-%d", rand.Uint64()))
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil {
			t.File = f
			go t.watch()
			return t, nil
		}
		signal.Stop(t.signals)
		if !errors.Is(err, fs.ErrExist) || try == maxTries {
			return nil, err
		}
	}
}

// watch removes the file when a signal arrives, and then lets the signal end the
// process.
func (t *temporary) watch() {
	select {
	case <-t.done:
	case s := <-t.signals:
		os.Remove(t.Name())
		signal.Stop(t.signals)
		if p, err := os.FindProcess(os.Getpid()); err != nil || p.Signal(s) != nil {
			os.Exit(1)
		}
	}
}

// remove removes the file, if it has not been renamed.
func (t *temporary) remove() {
	t.Close()
	os.Remove(t.Name())
	signal.Stop(t.signals)
	close(t.done)
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
