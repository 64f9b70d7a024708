package server

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// IncludePath returns the part of the file name in an include directive that is before an
// offset; false if the offset is not in one.
func IncludePath(f *source.File, at uint32, directive string) (string, bool) {
	start := at
	for start > 0 && f.Text[start-1] != '\n' {
		start--
	}
	rest, ok := strings.CutPrefix(strings.TrimLeft(string(f.Text[start:at]), " \t"), directive)
	if !ok {
		return "", false
	}
	name, ok := strings.CutPrefix(strings.TrimLeft(rest, " \t"), "\"")
	return name, ok && !strings.Contains(name, "\"")
}

// CompletePath returns the directories, and the files with one of some suffixes, that can
// continue the name of an included file.
func CompletePath(set *source.Set, name string, suffixes ...string) []Completion {
	dir, _ := path.Split(name)
	c := &pathCompleter{suffixes: suffixes, seen: map[string]bool{}}
	if filepath.IsAbs(dir) {
		c.directory(dir, "")
		return c.list
	}
	for _, root := range set.Includes {
		c.directory(filepath.Join(root, filepath.FromSlash(dir)), root)
	}
	for _, tree := range set.FS {
		if entries, err := fs.ReadDir(tree.Tree, path.Join(".", dir)); err == nil {
			c.add(entries, tree.Prefix, fs.DirEntry.IsDir)
		}
	}
	slices.SortFunc(c.list, func(x, y Completion) int { return strings.Compare(x.Sort+x.Label, y.Sort+y.Label) })
	return c.list
}

// A pathCompleter collects the entries of directories.
type pathCompleter struct {
	suffixes []string
	seen     map[string]bool
	list     []Completion
}

// directory adds the entries of a directory. root is the include directory that it belongs to.
func (c *pathCompleter) directory(dir, root string) {
	if entries, err := os.ReadDir(dir); err == nil {
		c.add(entries, root, func(e fs.DirEntry) bool {
			if e.Type()&fs.ModeSymlink == 0 {
				return e.IsDir()
			}
			target, err := os.Stat(filepath.Join(dir, e.Name()))
			return err == nil && target.IsDir()
		})
	}
}

// add adds entries. The first directory with an entry is that where the file is found.
func (c *pathCompleter) add(entries []fs.DirEntry, from string, isDir func(fs.DirEntry) bool) {
	for _, e := range entries {
		name := e.Name()
		if c.seen[name] || strings.HasPrefix(name, ".") {
			continue
		}
		switch {
		case isDir(e):
			c.seen[name] = true
			c.list = append(c.list, Completion{Label: name, Kind: protocol.CompletionItemKindFolder, Detail: from, Sort: "0"})
		case slices.Contains(c.suffixes, filepath.Ext(name)):
			c.seen[name] = true
			c.list = append(c.list, Completion{Label: name, Kind: protocol.CompletionItemKindFile, Detail: from, Sort: "1"})
		}
	}
}
