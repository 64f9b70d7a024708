package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// buildAll compiles the programs of each target, static and without symbols.
func buildAll(s *source, checkout string, targets []target) ([]program, error) {
	dir, err := os.MkdirTemp("", "mica-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var programs []program
	for _, t := range targets {
		p := program{target: t}
		if p.mica, err = build(s, checkout, t, "mica", dir); err != nil {
			return nil, err
		}
		if t.os != "js" {
			if p.tblgen, err = build(s, checkout, t, "mlir-tblgen", dir); err != nil {
				return nil, err
			}
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// build compiles a command. The settings of the environment that would change the result are reset. The linker gets
// the release and the commit, because a directory without .git does not have them.
func build(s *source, checkout string, t target, name, dir string) ([]byte, error) {
	file := filepath.Join(dir, t.dashed()+"-"+name)
	args := []string{"build", "-trimpath", "-buildvcs=false", "-o", file,
		"-ldflags=-s -w -buildid= -X main.release=" + s.version + " -X main.commit=" + s.commit, "./cmd/" + name}
	cmd := exec.Command("go", args...)
	cmd.Dir = checkout
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch, "GOFLAGS=-mod=readonly", "GOWORK=off",
		"GOAMD64=v1", "GOARM64=v8.0", "GOWASM=", "GOEXPERIMENT=", "GODEBUG=", "GOFIPS140=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go %s for %s: %w\n%s", strings.Join(args, " "), t.name(), err, out)
	}
	return os.ReadFile(file)
}

// notices returns the licenses of Go and of the modules that are linked into the programs.
func notices(checkout, root string) ([]byte, error) {
	modules := map[string]string{} // directories by path and version
	for _, system := range []string{"linux", "darwin", "windows", "js"} {
		cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "./cmd/...")
		cmd.Dir = checkout
		arch := "amd64"
		if system == "js" {
			arch = "wasm"
		}
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch)
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		for line := range strings.Lines(string(out)) {
			if name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				modules[name] = dir
			}
		}
	}
	modules["Go's standard library"] = root
	var names []string
	for name := range modules {
		names = append(names, name)
	}
	slices.Sort(names)
	var b bytes.Buffer
	b.WriteString("The programs contain these modules, under their licenses.\n")
	for _, name := range names {
		text, err := license(modules[name])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(&b, "\n== %s\n\n%s\n", name, bytes.TrimSpace(text))
	}
	return b.Bytes(), nil
}

// license reads the license of a module.
func license(dir string) ([]byte, error) {
	for _, name := range []string{"LICENSE", "LICENSE.md", "LICENSE.txt", "COPYING"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if !errors.Is(err, os.ErrNotExist) {
			return text, err
		}
	}
	return nil, errors.New("there is no license")
}
