package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// The module of the proxy; its version is that of no release.
const (
	module  = "github.com/mica-ir/mica"
	version = "v0.0.1"
)

// writeProxy writes the checkout's files, as git lists them, in the layout of a module proxy.
func writeProxy(dir string) error {
	dir = filepath.Join(dir, filepath.FromSlash(module), "@v")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	archive, err := moduleZip()
	if err != nil {
		return err
	}
	for name, data := range map[string][]byte{
		"list": []byte(version + "\n"), version + ".info": []byte(`{"Version":"` + version + `"}`), version + ".mod": mod, version + ".zip": archive,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// moduleZip packs the files of the module, without those of modules in its directories.
func moduleZip() ([]byte, error) {
	out, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		return nil, err
	}
	names := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
	var others []string // directories of other modules
	for _, name := range names {
		if dir, base := path.Split(name); base == "go.mod" && dir != "" {
			others = append(others, dir)
		}
	}
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, name := range names {
		if slices.ContainsFunc(others, func(dir string) bool { return strings.HasPrefix(name, dir) }) {
			continue
		}
		if st, err := os.Lstat(name); err != nil || !st.Mode().IsRegular() {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		f, err := w.Create(module + "@" + version + "/" + name)
		if err != nil {
			return nil, err
		}
		if _, err := f.Write(data); err != nil {
			return nil, err
		}
	}
	err = w.Close()
	return b.Bytes(), err
}

// copyLayer finds the layer in an image of one processor: the largest file.
func copyLayer(image string, to io.Writer) error {
	data, err := os.ReadFile(image)
	if err != nil {
		return err
	}
	layers := 0
	for r := tar.NewReader(bytes.NewReader(data)); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		if h.Size < 1<<20 {
			continue // a manifest or a configuration
		}
		layers++
		if _, err := io.Copy(to, r); err != nil {
			return err
		}
	}
	if layers != 1 {
		return fmt.Errorf("%s has %d layers; make the release for one processor", image, layers)
	}
	return nil
}
