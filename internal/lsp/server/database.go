package server

import (
	"bufio"
	"bytes"
	"os"
	"slices"
	"strings"
)

// A Database is a compilation database as LLVM's build writes it: which directories the
// build of a file searches for included files.
type Database struct {
	files map[string][]string
	all   []string // directories of all files
}

// ReadDatabase reads a file of the form
//
//	--- !FileInfo:
//	  filepath: "/dir/file.td"
//	  includes: "/dir/include;/other"
func ReadDatabase(name string) (*Database, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	d := &Database{files: map[string][]string{}}
	file := ""
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, len(text)+1)
	for lines.Scan() {
		key, value, _ := strings.Cut(strings.TrimSpace(lines.Text()), ":")
		value = unquote(strings.TrimSpace(value))
		switch key {
		case "filepath":
			file = value
		case "includes":
			for _, dir := range strings.Split(value, ";") {
				if dir == "" {
					continue
				}
				if !slices.Contains(d.files[file], dir) {
					d.files[file] = append(d.files[file], dir)
				}
				if !slices.Contains(d.all, dir) {
					d.all = append(d.all, dir)
				}
			}
		}
	}
	return d, lines.Err()
}

func unquote(s string) string {
	if n := len(s); n >= 2 && s[0] == s[n-1] && (s[0] == '"' || s[0] == '\'') {
		return s[1 : n-1]
	}
	return s
}

// Includes returns the directories for a file: those of all files if the database does not
// mention it.
func (d *Database) Includes(path string) []string {
	if dirs, ok := d.files[path]; ok {
		return dirs
	}
	return d.all
}
