package server

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/source"
)

// maxClosed bounds the files that are analyzed though they are not open in the editor.
const maxClosed = 500

// closedFiles are the files of the workspace's folders, which have analyses like documents.
type closedFiles struct {
	languages []*Language
	log       func(format string, args ...any)

	mu    sync.Mutex
	keep  time.Duration // how long the files of a folder are taken to be the same
	at    time.Time
	texts map[string]*closedFile
}

// A closedFile is a file as it was read.
type closedFile struct {
	text     *Text
	modified time.Time
	size     int64
}

// closed returns the files in the folders of the workspace that are not open, sorted by path. It
// omits files above the size limit of documents, and those beyond the maximum number.
func (w *Workspace) closed() []*Text {
	w.mu.Lock()
	folders := slices.Clone(w.folders)
	w.mu.Unlock()
	c := &w.files
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.at) >= c.keep {
		found := map[string]*closedFile{}
		seen := 0
		for _, root := range folders {
			_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
				if seen++; seen > maxFiles || len(found) >= maxClosed {
					return fs.SkipAll
				}
				switch {
				case err != nil:
					return nil
				case d.IsDir():
					if name := d.Name(); path != root && (strings.HasPrefix(name, ".") || name == "node_modules") {
						return fs.SkipDir
					}
				case d.Type().IsRegular():
					if f := c.read(w, path, d); f != nil {
						found[path] = f
					}
				}
				return nil
			})
		}
		c.texts, c.at = found, time.Now()
	}
	var list []*Text
	for path, f := range c.texts {
		if w.documents.at(path) == nil {
			list = append(list, f.text)
		}
	}
	slices.SortFunc(list, func(a, b *Text) int { return strings.Compare(a.File.Name, b.File.Name) })
	return list
}

// expire makes the next use read the folders again.
func (c *closedFiles) expire() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.at = time.Time{}
}

// read returns a file of a language, as it was read before if it has not changed; nil for others.
func (c *closedFiles) read(w *Workspace, path string, d fs.DirEntry) *closedFile {
	i := slices.IndexFunc(c.languages, func(l *Language) bool { return strings.HasSuffix(path, l.Suffix) })
	if i < 0 {
		return nil
	}
	info, err := d.Info()
	if err != nil || info.Size() > maxSize {
		return nil
	}
	if f := c.texts[path]; f != nil && f.modified.Equal(info.ModTime()) && f.size == info.Size() {
		return f
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	u := uri.File(path)
	t := &Text{URI: u, key: canonical(string(u)), File: source.NewFile(path, text), Workspace: w, language: c.languages[i], log: c.log, done: make(chan struct{})}
	return &closedFile{t, info.ModTime(), info.Size()}
}

// renew drops the analyses that depend on one of some files, or may do so because they are not
// complete.
func (c *closedFiles) renew(files map[string]bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, f := range c.texts {
		if f.text.running() || f.text.outdated(files) {
			f.text = f.text.again()
		}
	}
}

// mayUse reports whether a text may use something that is defined in another file: not if it has
// the same language and does not contain the name.
func (t *Text) mayUse(definition source.Span) bool {
	return filepath.Ext(t.File.Name) != filepath.Ext(definition.File.Name) || bytes.Contains(t.File.Text, bytes.TrimLeft(definition.Text(), "%^@!#"))
}

// Paths returns the paths of the documents and of the other files in the folders of the workspace
// whose names have a suffix.
func (w *Workspace) Paths(suffix string) (list []string) {
	for _, t := range append(w.documents.sorted(), w.closed()...) {
		if strings.HasSuffix(t.File.Name, suffix) {
			list = append(list, t.File.Name)
		}
	}
	return list
}
