package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"cmp"
	"compress/gzip"
	"io/fs"
	"path"
	"slices"
	"time"
)

// An entry is a file, a directory or a link of a package.
type entry struct {
	name string // with slashes, relative
	mode fs.FileMode
	data []byte
	link string // the target of a symbolic link
}

// file returns an entry for a file that is not executed.
func file(name string, data []byte) entry { return entry{name: name, mode: 0o644, data: data} }

// text returns an entry for a text.
func text(name, data string) entry { return file(name, []byte(data)) }

// executable returns an entry for a program.
func executable(name string, data []byte) entry { return entry{name: name, mode: 0o755, data: data} }

// symlink returns an entry for a symbolic link.
func symlink(name, to string) entry { return entry{name: name, mode: fs.ModeSymlink | 0o777, link: to} }

// sorted returns the entries in the order of their names.
func sorted(entries []entry) []entry {
	return slices.SortedFunc(slices.Values(entries), func(a, b entry) int { return cmp.Compare(a.name, b.name) })
}

// withParents adds the directories of the entries, for packages that must list them.
func withParents(entries []entry) []entry {
	seen := map[string]bool{".": true}
	for _, e := range entries {
		seen[e.name] = true
	}
	all := slices.Clone(entries)
	for _, e := range entries {
		for dir := path.Dir(e.name); !seen[dir]; dir = path.Dir(dir) {
			seen[dir] = true
			all = append(all, entry{name: dir, mode: fs.ModeDir | 0o755})
		}
	}
	return all
}

// packTar writes a tar archive, whose files belong to root and have one time. The prefix precedes all names.
func packTar(prefix string, entries []entry, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for _, e := range sorted(entries) {
		h := &tar.Header{Name: prefix + e.name, Mode: int64(e.mode.Perm()), ModTime: at, Uname: "root", Gname: "root", Format: tar.FormatUSTAR}
		switch {
		case e.mode.IsDir():
			h.Typeflag, h.Name = tar.TypeDir, h.Name+"/"
			if e.mode&fs.ModeSticky != 0 {
				h.Mode |= 0o1000
			}
		case e.mode&fs.ModeSymlink != 0:
			h.Typeflag, h.Linkname = tar.TypeSymlink, e.link
		default:
			h.Typeflag, h.Size = tar.TypeReg, int64(len(e.data))
		}
		if err := w.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := w.Write(e.data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}

// packTarGzip writes a compressed tar archive.
func packTarGzip(prefix string, entries []entry, at time.Time) ([]byte, error) {
	data, err := packTar(prefix, entries, at)
	if err != nil {
		return nil, err
	}
	return compress(data)
}

// compress returns gzip's form, without a name and a time.
func compress(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}

// packZip writes a zip archive in the order of the entries. Its times have no zone and steps of two seconds.
func packZip(prefix string, entries []entry, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, e := range entries {
		h := &zip.FileHeader{Name: prefix + e.name, Method: zip.Deflate, Modified: at.UTC()}
		h.SetMode(e.mode)
		f, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := f.Write(e.data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}
