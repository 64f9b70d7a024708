// Package osfile writes the output files of tools, completely or not at all.
package osfile

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mica-ir/mica/internal/tempdir"
)

// bufferSize is the size of a write to a file.
const bufferSize = 1 << 16

// Write writes a file with the output of fill. If fill fails, the file is left
// unchanged. The output goes to a temporary file first, which then replaces the file;
// a file that has other names (hard links) or another owner, or whose directory
// cannot be written to, is overwritten with it instead. A file keeps its permissions, and a
// symbolic link remains a link. Anything but a regular file, such as a device or a
// pipe, is written directly, and so is a file to which the standard output or the
// standard error of the process is redirected: it may have other text before and
// after the output.
//
// An error of fill is returned unchanged; all others have type *fs.PathError and
// contain name, not that of the temporary file.
func (w *Writer) Write(name string, fill func(io.Writer) error) error {
	st, err := os.Stat(name)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return err
	case err != nil:
		return w.replace(name, linked(name), nil, fill)
	}
	if std := standardStream(st); std != nil {
		return flushed(std, fill)
	}
	if !st.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return closed(f, fill)
	}
	target, err := filepath.EvalSymlinks(name)
	if err != nil {
		return err
	}
	return w.replace(name, target, st, fill)
}

// Write writes a file as [Writer.Write] does.
func Write(name string, fill func(io.Writer) error) error {
	var w Writer
	defer w.Close()
	return w.Write(name, fill)
}

// WriteBytes writes a file with this content.
func (w *Writer) WriteBytes(name string, text []byte) error {
	return w.Write(name, func(to io.Writer) error {
		_, err := to.Write(text)
		return err
	})
}

// WriteChanged is WriteBytes, except that a file that already has this content is
// not written.
func (w *Writer) WriteChanged(name string, text []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
		return nil
	}
	return w.WriteBytes(name, text)
}

// WriteBytes writes a file as [Writer.WriteBytes] does.
func WriteBytes(name string, text []byte) error {
	var w Writer
	defer w.Close()
	return w.WriteBytes(name, text)
}

// WriteChanged writes a file as [Writer.WriteChanged] does.
func WriteChanged(name string, text []byte) error {
	var w Writer
	defer w.Close()
	return w.WriteChanged(name, text)
}

// maxLinks bounds how many symbolic links are followed, as the kernel does.
const maxLinks = 40

// linked returns the file that is created by writing to a name that does not exist:
// a symbolic link may point to it.
func linked(name string) string {
	for range maxLinks {
		to, err := os.Readlink(name)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(name), to)
		}
		name = to
	}
	return name
}

// standardStream returns the standard stream of the process that writes to this
// regular file, or nil.
func standardStream(st os.FileInfo) *os.File {
	if !st.Mode().IsRegular() {
		return nil
	}
	for _, f := range []*os.File{os.Stdout, os.Stderr} {
		if to, err := f.Stat(); err == nil && os.SameFile(to, st) {
			return f
		}
	}
	return nil
}

// replace writes the file target, which is called name in errors. st describes the
// file if it exists.
func (w *Writer) replace(name, target string, st os.FileInfo, fill func(io.Writer) error) (err error) {
	var old *os.File
	if st != nil {
		// A file that must not be written to must not be replaced either.
		if old, err = os.OpenFile(target, os.O_WRONLY, 0); err != nil {
			return named(name, err)
		}
		defer old.Close()
	}
	dir := filepath.Dir(target)
	tmp, err := w.newTemporary(dir)
	if err != nil && old != nil {
		dir = ""
		tmp, err = w.newTemporary(tempdir.Find())
	}
	if err != nil {
		return named(name, err)
	}
	defer tmp.remove()
	if err := flushed(tmp.File, fill); err != nil {
		return tmp.named(name, err)
	}
	if old != nil && (dir == "" || !tmp.mayReplace(st)) {
		return named(name, overwrite(old, tmp.File))
	}
	if st != nil {
		old.Close() // Windows does not replace an open file
		if err := tmp.Chmod(st.Mode().Perm()); err != nil {
			return named(name, err)
		}
	}
	if err := tmp.Close(); err != nil {
		return named(name, err)
	}
	return named(name, tmp.rename(target))
}

// overwrite replaces the content of a file by that of another one.
func overwrite(to, from *os.File) error {
	if _, err := from.Seek(0, io.SeekStart); err != nil {
		return err
	}
	n, err := io.Copy(to, from)
	if err != nil {
		return err
	}
	if err := to.Truncate(n); err != nil {
		return err
	}
	return to.Close()
}

// named returns an error about a file with the name by which the user knows it.
func named(name string, err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return &fs.PathError{Op: path.Op, Path: name, Err: path.Err}
	case errors.As(err, &link):
		return &fs.PathError{Op: link.Op, Path: name, Err: link.Err}
	}
	return err
}

// flushed calls fill with a buffered writer to f.
func flushed(f *os.File, fill func(io.Writer) error) error {
	w := bufio.NewWriterSize(f, bufferSize)
	err := fill(w)
	if ferr := w.Flush(); err == nil {
		err = ferr
	}
	return err
}

// closed calls fill with a buffered writer to f and closes f.
func closed(f *os.File, fill func(io.Writer) error) error {
	err := flushed(f, fill)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}
