package library

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"

	"github.com/mica-ir/mica/source"
)

// A digester reads files as the evaluation of definitions finds them. It remembers each,
// because dialects include the same files.
type digester struct {
	files *source.Set
	texts map[string]*digestedFile
}

// A digestedFile is a file as an include directive names it, or one that is not found.
type digestedFile struct {
	file     *source.File
	hash     [sha256.Size]byte
	includes []string
}

// Digest identifies the text of some definition files and of all files that they include,
// wherever the set finds these. It is a hash in hexadecimal digits.
func Digest(files *source.Set, names []string) string {
	return newDigester(files).digest(names)
}

func newDigester(files *source.Set) *digester {
	return &digester{files.Fresh(), map[string]*digestedFile{}}
}

// digest hashes files in the order in which their names are met first.
func (d *digester) digest(names []string) string {
	type directive struct {
		name string
		from source.Pos
	}
	var pending []directive
	for _, name := range names {
		pending = append(pending, directive{name: name})
	}
	sum := sha256.New()
	seen := map[*digestedFile]bool{}
	for ; len(pending) > 0 && len(seen) < maxTdFiles; pending = pending[1:] {
		x := pending[0]
		f := d.open(x.name, x.from)
		if seen[f] {
			continue
		}
		seen[f] = true
		fmt.Fprintf(sum, "%q %x\n", x.name, f.hash)
		for _, name := range f.includes {
			pending = append(pending, directive{name, source.Pos{File: f.file}})
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// open returns the file that an include directive in another file means.
func (d *digester) open(name string, from source.Pos) *digestedFile {
	key := name
	if from.IsValid() {
		key += "\x00" + path.Dir(from.File.Name)
	}
	if f := d.texts[key]; f != nil {
		return f
	}
	f := &digestedFile{}
	d.texts[key] = f
	if file, err := d.files.Include(name, from); err == nil {
		*f = digestedFile{file, sha256.Sum256(file.Text), includesIn(file.Text)}
	}
	return f
}
