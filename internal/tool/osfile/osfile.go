// Package osfile writes the output files of tools, completely or not at all.
package osfile

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// bufferSize is the size of a write to a file.
const bufferSize = 1 << 16

// Write writes a file with the output of fill. If fill fails, the file is left
// unchanged. A file that is replaced keeps its permissions, and a symbolic link
// remains a link. Anything but a regular file, such as a device or a pipe, is
// written directly. An error of fill is returned unchanged; all others have type
// *fs.PathError or *os.LinkError.
func Write(name string, fill func(io.Writer) error) error {
	st, err := os.Stat(name)
	if err == nil && !st.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return finish(f, fill)
	}
	target := name
	if err == nil {
		if resolved, err := filepath.EvalSymlinks(name); err == nil {
			target = resolved
		}
	}
	tmp, terr := create(target)
	if terr != nil {
		return terr
	}
	ferr := finish(tmp, fill)
	if ferr == nil && err == nil {
		ferr = os.Chmod(tmp.Name(), st.Mode().Perm())
	}
	if ferr == nil {
		ferr = os.Rename(tmp.Name(), target)
	}
	if ferr != nil {
		os.Remove(tmp.Name())
	}
	return ferr
}

// WriteBytes writes a file with this content.
func WriteBytes(name string, text []byte) error {
	return Write(name, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}

// WriteChanged is [WriteBytes], except that a file that already has this content is
// not written.
func WriteChanged(name string, text []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
		return nil
	}
	return WriteBytes(name, text)
}

// create creates a temporary file in the directory of another one, with the
// permissions of a new file.
func create(beside string) (*os.File, error) {
	for try := 0; ; try++ {
		f, err := os.OpenFile(filepath.Join(filepath.Dir(beside), fmt.Sprintf(".mica-%d", rand.Uint64())), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil || !os.IsExist(err) || try == 100 {
			return f, err
		}
	}
}

func finish(f *os.File, fill func(io.Writer) error) error {
	w := bufio.NewWriterSize(f, bufferSize)
	err := fill(w)
	if ferr := w.Flush(); err == nil {
		err = ferr
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}
