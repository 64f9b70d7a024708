package library

import (
	"io/fs"
	"strings"
	"time"
)

// texts is a tree of texts, whose names need not be paths.
type texts map[string]string

// Open returns the text of that name as a file.
func (t texts) Open(name string) (fs.File, error) {
	text, ok := t[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &openText{strings.NewReader(text), name}, nil
}

// An openText is an open text and its description.
type openText struct {
	*strings.Reader
	name string
}

func (t *openText) Stat() (fs.FileInfo, error) { return t, nil }
func (t *openText) Close() error               { return nil }
func (t *openText) Name() string               { return t.name }
func (t *openText) Mode() fs.FileMode          { return 0o444 }
func (t *openText) ModTime() time.Time         { return time.Time{} }
func (t *openText) IsDir() bool                { return false }
func (t *openText) Sys() any                   { return nil }
