package source

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"sync"
	"syscall"
)

// MaxFileSize is the largest text that is read: offsets are 32-bit.
const MaxFileSize = math.MaxUint32 - 1

// ErrTooLarge is returned for a file larger than MaxFileSize.
var ErrTooLarge = errors.New("file is too large")

// A Set holds the files of one run. The zero Set is ready for use and reads from the
// operating system. A Set is safe for concurrent use.
type Set struct {
	Stdin    io.Reader // the contents of "-"; nil is os.Stdin
	Includes []string  // include directories, searched in order
	Beside   bool      // after these, search the directory of the including file
	FS       []FS      // searched last, in order
	// Overlay is searched before everything else, even before the name is tried as a
	// path: it holds texts that a program provides and that no file of a user may
	// replace.
	Overlay []FS

	// Keep makes Include return the file that it read earlier instead of reading it
	// again, so that there is one File for a path however often it is included.
	Keep bool

	// EmbeddedOnly restricts Include to Overlay and FS.
	EmbeddedOnly bool

	// Texts returns the text that Include uses for a path instead of the file's own, such
	// as one that is being edited. It may be nil.
	Texts func(path string) (text []byte, ok bool)

	// Refuse returns an error for a path that Include must not read. It may be nil.
	Refuse func(path string) error

	mu     sync.Mutex
	files  []*File
	byName map[string]*File
	kept   map[keptKey]*File
}

// A keptKey identifies where a file was found: in an embedded tree, or under a path
// of the operating system.
type keptKey struct {
	tree         bool
	prefix, path string
}

// An FS is a read-only tree of files that include directives can name, such as
// the embedded prelude. Files from it are named Prefix + path.
type FS struct {
	Prefix string
	Tree   fs.FS
}

// Add adds f to the set. A later file of the same name hides the earlier one from
// Lookup.
func (s *Set) Add(f *File) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.byName == nil {
		s.byName = map[string]*File{}
	}
	s.files = append(s.files, f)
	s.byName[f.Name] = f
}

// Lookup returns the file with the given name, or nil if the set has none.
func (s *Set) Lookup(name string) *File {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.byName[name]
}

// Fresh returns an empty set with the same search configuration.
func (s *Set) Fresh() *Set {
	return &Set{Stdin: s.Stdin, Includes: s.Includes, Beside: s.Beside, FS: s.FS, Overlay: s.Overlay, EmbeddedOnly: s.EmbeddedOnly, Texts: s.Texts, Refuse: s.Refuse}
}

// Files returns the files in order of addition.
func (s *Set) Files() []*File {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]*File(nil), s.files...)
}

// Read reads the named file, "-" being standard input, and adds it.
func (s *Set) Read(name string) (*File, error) {
	var text []byte
	var disk fs.FileInfo
	var err error
	if name == "-" {
		in := s.Stdin
		if in == nil {
			in = os.Stdin
		}
		text, err = io.ReadAll(in)
	} else {
		text, disk, err = readFile(name)
	}
	if err == nil && uint64(len(text)) > MaxFileSize {
		err = ErrTooLarge
	}
	if err != nil {
		return nil, err
	}
	f := NewFile(name, text)
	f.path, f.disk = name, disk
	s.Add(f)
	return f, nil
}

// readFile reads a file. The information is nil if the file cannot be reread, because it is a
// pipe or has grown in the meantime.
func readFile(name string) ([]byte, fs.FileInfo, error) {
	in, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	disk, err := in.Stat()
	if err != nil {
		return nil, nil, err
	}
	var text bytes.Buffer
	if disk.Mode().IsRegular() {
		text.Grow(int(min(disk.Size(), MaxFileSize, math.MaxInt-bytes.MinRead)) + bytes.MinRead)
	}
	if _, err := text.ReadFrom(in); err != nil {
		return nil, nil, err
	}
	if int64(text.Len()) != disk.Size() || !disk.Mode().IsRegular() {
		disk = nil
	}
	return text.Bytes(), disk, nil
}

// Include finds the file that an include directive at from names. It searches the
// overlay, then tries the name as a path, then searches each include directory, the
// including file's directory if Beside is set, and the embedded trees. It reads the
// file again on each call, as LLVM does, unless Keep is set. The error is
// fs.ErrNotExist if there is no such file.
func (s *Set) Include(name string, from Pos) (*File, error) {
	directory := false
	try := func(path string) (*File, error) {
		key := keptKey{path: path}
		if f := s.lookupKept(key); f != nil {
			return f, nil
		}
		if s.Texts != nil {
			if text, ok := s.Texts(path); ok {
				return s.keep(key, NewFile(path, text), from), nil
			}
		}
		st, err := os.Stat(path)
		if err != nil {
			return nil, fs.ErrNotExist
		}
		if st.IsDir() {
			directory = true
			return nil, fs.ErrNotExist
		}
		if s.Refuse != nil {
			if err := s.Refuse(path); err != nil {
				return nil, err
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if uint64(len(text)) > MaxFileSize {
			return nil, ErrTooLarge
		}
		return s.keep(key, NewFile(path, text), from), nil
	}
	inTrees := func(trees []FS) (*File, error) {
		if filepath.IsAbs(name) {
			return nil, fs.ErrNotExist
		}
		for _, t := range trees {
			key := keptKey{true, t.Prefix, name}
			if f := s.lookupKept(key); f != nil {
				return f, nil
			}
			if text, err := fs.ReadFile(t.Tree, name); err == nil {
				return s.keep(key, NewFile(t.Prefix+name, text), from), nil
			}
		}
		return nil, fs.ErrNotExist
	}
	f, err := inTrees(s.Overlay)
	if f == nil && !s.EmbeddedOnly {
		f, err = try(name)
	}
	for i := 0; f == nil && errors.Is(err, fs.ErrNotExist) && i < len(s.Includes) && !s.EmbeddedOnly; i++ {
		f, err = try(join(s.Includes[i], name))
	}
	if s.Beside && !s.EmbeddedOnly && from.IsValid() && errors.Is(err, fs.ErrNotExist) && !filepath.IsAbs(name) {
		f, err = try(join(filepath.Dir(from.File.Name), name))
	}
	if f == nil && errors.Is(err, fs.ErrNotExist) {
		f, err = inTrees(s.FS)
	}
	if directory && errors.Is(err, fs.ErrNotExist) {
		err = fmt.Errorf("%w: %w", fs.ErrNotExist, syscall.EISDIR)
	}
	return f, err
}

// lookupKept returns the file that was kept under key, or nil.
func (s *Set) lookupKept(key keptKey) *File {
	if !s.Keep {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.kept[key]
}

// keep records a file that was just read. If another goroutine has read the same file
// in the meantime, keep returns that goroutine's File.
func (s *Set) keep(key keptKey, f *File, from Pos) *File {
	f.IncludedFrom = from
	s.Add(f)
	if s.Keep {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.kept == nil {
			s.kept = map[keptKey]*File{}
		}
		if first := s.kept[key]; first != nil {
			return first
		}
		s.kept[key] = f
	}
	return f
}

// join appends name to dir as LLVM does: it adds a separator only where one is missing and
// cleans nothing, because the result appears in messages.
func join(dir, name string) string {
	if dir == "" || os.IsPathSeparator(dir[len(dir)-1]) {
		return dir + name
	}
	return dir + "/" + name
}
