package server

import (
	"context"
	"path/filepath"
	"runtime/debug"
	"sync"

	"go.lsp.dev/uri"

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

	start  sync.Once
	done   chan struct{} // closed when the analysis is complete
	result Analysis      // nil if the analysis failed
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

// analysis returns the analysis, which is made on the first call; nil if it failed. The
// error is that of a request that was cancelled.
func (t *Text) analysis(ctx context.Context) (Analysis, error) {
	t.start.Do(func() {
		go func() {
			defer close(t.done)
			defer func() {
				if r := recover(); r != nil {
					t.log("analysis of %s: %v\n%s", t.URI, r, debug.Stack())
				}
			}()
			t.result = t.language.Analyze(t)
		}()
	})
	select {
	case <-t.done:
		return t.result, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// reads reports whether the analysis, if it is complete, has read one of some files.
func (t *Text) reads(files map[string]bool) bool {
	select {
	case <-t.done:
	default:
		return false
	}
	if t.result == nil {
		return false
	}
	for _, name := range t.result.Reads() {
		if files[absolute(name)] {
			return true
		}
	}
	return false
}

// absolute returns a path that identifies a file.
func absolute(name string) string {
	if abs, err := filepath.Abs(name); err == nil {
		return abs
	}
	return filepath.Clean(name)
}
