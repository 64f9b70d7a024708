package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// files are the files of a release by name.
type files map[string][]byte

// write makes all packages of the programs and writes them to a directory, which must not have other files:
// SHA256SUMS would lack them.
func write(s *source, programs []program, dir string) error {
	out, err := makePackages(s, programs)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	present, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, p := range present {
		if _, ok := out[p.Name()]; !ok {
			return fmt.Errorf("%s is not of this release", filepath.Join(dir, p.Name()))
		}
	}
	for _, name := range out.names() {
		if err := os.WriteFile(filepath.Join(dir, name), out[name], 0o666); err != nil {
			return err
		}
	}
	return nil
}

// makePackages returns all files of a release.
func makePackages(s *source, programs []program) (files, error) {
	out := files{}
	for _, add := range []func(*source, []program) (files, error){archives, debs, npm, wheels, image} {
		made, err := add(s, programs)
		if err != nil {
			return nil, err
		}
		for name, data := range made {
			out[name] = data
		}
	}
	// These name the archives with their checksums.
	out["mica.rb"] = []byte(formula(s, out))
	out["mica.nix"] = []byte(nix(s, programs, out))
	statement, err := provenance(s, programs, out)
	if err != nil {
		return nil, err
	}
	out["provenance.intoto.json"] = statement
	var sums strings.Builder
	for _, name := range out.names() {
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(out[name]), name)
	}
	out["SHA256SUMS"] = []byte(sums.String())
	return out, nil
}

func (f files) names() []string {
	var names []string
	for name := range f {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// archives packs the programs with the texts. The names of the files lack the release, so that the address
// of the latest is fixed.
func archives(s *source, programs []program) (files, error) {
	out := files{}
	for _, p := range programs {
		if p.os == "js" {
			continue // the npm package has it
		}
		entries := []entry{executable(p.exe("mica"), p.mica), executable(p.exe("mlir-tblgen"), p.tblgen)}
		for _, name := range []string{"CHANGELOG.md", "LICENSE", "NOTICES", "README.md"} {
			entries = append(entries, file(name, s.texts[name]))
		}
		prefix := "mica-" + s.version + "-" + p.dashed() + "/"
		name, pack := "mica-"+p.dashed()+".tar.gz", packTarGzip
		if p.os == "windows" {
			name, pack = "mica-"+p.dashed()+".zip", packZip
		}
		data, err := pack(prefix, sorted(entries), s.time)
		if err != nil {
			return nil, err
		}
		out[name] = data
	}
	return out, nil
}
