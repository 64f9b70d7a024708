package server

import (
	"context"
	"path/filepath"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/source"
)

// A Text is a version of a document. It does not change.
type Text struct {
	URI       uri.URI // as the editor writes it
	Version   int32
	File      *source.File // its name is the path of the document
	Workspace *Workspace

	key      uri.URI // the canonical form of URI
	language *Language
	log      func(format string, args ...any)

	start   sync.Once
	started atomic.Bool
	done    chan struct{} // closed when the analysis is complete
	result  Analysis      // nil if the analysis failed
	failure diag.List     // the panic of an analysis that failed
	index   sync.Once
	indexed bool // the index was made

	mu      sync.Mutex
	sources map[string]bool // absolute paths of files on which the analysis depends
}

// Files returns the set in which the text finds its included files. The analysis depends on
// every path that the set tries, also on those where no file is yet.
func (t *Text) Files() *source.Set {
	set := t.Workspace.Files(t.File.Name)
	texts := set.Texts
	set.Texts = func(path string) ([]byte, bool) {
		t.DependsOn(path)
		return texts(path)
	}
	return set
}

// DependsOn records that the analysis depends on a file.
func (t *Text) DependsOn(path string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.sources == nil {
		t.sources = map[string]bool{}
	}
	t.sources[absolute(path)] = true
}

// again returns the same text without an analysis.
func (t *Text) again() *Text {
	return &Text{URI: t.URI, key: t.key, Version: t.Version, File: t.File, Workspace: t.Workspace, language: t.language, log: t.log, done: make(chan struct{})}
}

// with returns the next version of a text.
func (t *Text) with(version int32, text []byte) *Text {
	n := t.again()
	n.Version, n.File = version, source.NewFile(t.File.Name, text)
	return n
}

// analysis returns the analysis with its index. They are made on the first call; nil if that
// failed. The error is that of a request that was cancelled.
func (t *Text) analysis(ctx context.Context) (Analysis, error) {
	a, err := t.checked(ctx)
	if a == nil || err != nil {
		return nil, err
	}
	t.index.Do(func() {
		defer t.recover("index")
		if x, ok := a.(Indexer); ok {
			x.MakeIndex()
		}
		t.indexed = true
	})
	if !t.indexed {
		return nil, nil
	}
	return a, nil
}

// recover logs a panic.
func (t *Text) recover(what string) {
	if r := recover(); r != nil {
		t.log("%s of %s: %v\n%s", what, t.URI, r, debug.Stack())
	}
}

// checked returns the analysis before its index is made: callers may only use the diagnostics.
func (t *Text) checked(ctx context.Context) (Analysis, error) {
	t.start.Do(func() {
		t.started.Store(true)
		go func() {
			defer close(t.done)
			defer func() {
				if r := recover(); r != nil {
					t.failure = diag.List{crash.Report(r, "the analysis of the document", diag.At(source.Pos{File: t.File}))}
					t.log("analysis of %s: %v\n%s", t.URI, r, debug.Stack())
				}
			}()
			a := t.language.Analyze(t)
			a.Diagnostics().Locate(t.named)
			t.result = a
		}()
	})
	select {
	case <-t.done:
		return t.result, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// named returns the file of the text for its name in a diagnostic that has no offset.
func (t *Text) named(name string) *source.File {
	if name == t.File.Name {
		return t.File
	}
	return nil
}

// running reports whether the analysis was started and is not complete.
func (t *Text) running() bool {
	select {
	case <-t.done:
		return false
	default:
		return t.started.Load()
	}
}

// outdated reports whether the analysis, if it is complete, depends on one of some files. One
// that failed may depend on any.
func (t *Text) outdated(files map[string]bool) bool {
	select {
	case <-t.done:
	default:
		return false
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for name := range files {
		if t.result == nil || t.sources[name] {
			return true
		}
	}
	return false
}

// SameFile reports whether two files have one path, however includes name it.
func SameFile(a, b *source.File) bool {
	return a == b || a.Name == b.Name || absolute(a.Name) == absolute(b.Name)
}

// absolute returns a path that identifies a file.
func absolute(name string) string {
	if abs, err := filepath.Abs(name); err == nil {
		return abs
	}
	return filepath.Clean(name)
}
