// Package osfile writes the files that a tool is asked for, whole or not at all.
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

// bufferSize is how much is written to a file at once.
const bufferSize = 1 << 16

// Write lets fill write a file. A file that fill fails on is as it was before; one
// that is replaced keeps its permissions, and a link to it remains one. What is
// no regular file, such as a device or a pipe, is written to directly. An error
// of fill is returned as it is; all others are of type *fs.PathError or
// *os.LinkError.
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

// WriteBytes writes a file that has this text.
func WriteBytes(name string, text []byte) error {
	return Write(name, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}

// WriteChanged is [WriteBytes] if the file does not have this text yet.
func WriteChanged(name string, text []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
		return nil
	}
	return WriteBytes(name, text)
}

// create makes a new file beside another one, with the permissions that a new
// file has.
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
