//go:build linux

// Command targets compares the records of all targets in LLVM's sources with those of the
// reference's llvm-tblgen, and time and memory. It fails if records differ, or if mica takes
// more than twice the memory. Without a TARGET it also compares the records of the .td files of
// LLVM's and Clang's headers; files that the reference refuses, as parts of others, are left out.
// It gets the source package of Debian, without installing it, unless the directory has it
// already. Run it from the module's root:
//
//	go run ./scripts/targets [-package llvm-toolchain-19] [-dir DIR] [TARGET ...]
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica/scripts/internal/measure"
)

const reference = "/usr/lib/llvm-22/bin/llvm-tblgen"

func main() {
	name := flag.String("package", "llvm-toolchain-19", "source package of Debian")
	dir := flag.String("dir", filepath.Join(os.TempDir(), "mica-targets"), "directory for the sources")
	flag.Parse()
	if err := run(*name, *dir, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "targets:", err)
		os.Exit(1)
	}
}

func run(name, dir string, only []string) error {
	if _, err := os.Stat(reference); err != nil {
		return fmt.Errorf("the reference is not installed: %w", err)
	}
	llvm, err := sources(name, dir)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "targets")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	mica := filepath.Join(work, "mica")
	if err := command(".", "go", "build", "-o", mica, "./cmd/mica"); err != nil {
		return err
	}
	files, err := targets(llvm)
	if err != nil {
		return err
	}
	fmt.Printf("%-12s %-24s %-24s %s\n", "target", "wall, s (mica / reference)", "cpu, s", "memory, MB")
	var failed error
	for _, f := range files {
		if target := stem(f); len(only) == 0 || slices.Contains(only, target) {
			failed = errors.Join(failed, compare(mica, work, llvm, f))
		}
	}
	if len(only) == 0 {
		failed = errors.Join(failed, compareHeaders(mica, work, llvm))
	}
	return failed
}

func stem(file string) string { return strings.TrimSuffix(filepath.Base(file), ".td") }

// targets returns the main files of all targets, which define a record of class Target.
func targets(llvm string) (files []string, err error) {
	all, err := filepath.Glob(filepath.Join(llvm, "lib", "Target", "*", "*.td"))
	if err != nil {
		return nil, err
	}
	for _, f := range all {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		if strings.Contains(string(text), "include \"llvm/Target/Target.td\"") && strings.Contains(string(text), ": Target {") {
			files = append(files, f)
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no targets in %s", llvm)
	}
	return files, nil
}

// compare runs both tools on a target.
func compare(mica, work, llvm, file string) error {
	want, got := filepath.Join(work, "want"), filepath.Join(work, "got")
	args := []string{"--print-records", "-I", filepath.Dir(file), "-I", filepath.Join(llvm, "include"), file, "-o"}
	var ref, own measure.Best
	if err := errors.Join(ref.Run(reference, append(args, want)...), own.Run(mica, append([]string{"tblgen"}, append(args, got)...)...)); err != nil {
		return err
	}
	c := own.Columns(ref)
	fmt.Printf("%-12s %-24s %-24s %s\n", stem(file), c[0], c[1], c[2])
	err := measure.SameFile(want, got)
	if err != nil {
		err = fmt.Errorf("%s: the records differ: %w", stem(file), err)
	}
	if own.Memory > 2*ref.Memory {
		err = errors.Join(err, fmt.Errorf("%s: %d kB, more than twice the %d kB of the reference", stem(file), own.Memory, ref.Memory))
	}
	return err
}

// compareHeaders compares the records of the .td files in the include directories.
func compareHeaders(mica, work, llvm string) (failed error) {
	want, got := filepath.Join(work, "want"), filepath.Join(work, "got")
	n := 0
	visit := func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".td" {
			return err
		}
		args := []string{"--print-records", "-I", filepath.Dir(path), path, "-o"}
		for _, dir := range includeDirs(llvm) {
			args = append([]string{"-I", dir}, args...)
		}
		var refused *exec.ExitError
		if err := exec.Command(reference, append(args, want)...).Run(); errors.As(err, &refused) {
			return nil // the file is not one to be read alone
		} else if err != nil {
			return err
		}
		n++
		err = exec.Command(mica, append([]string{"tblgen"}, append(args, got)...)...).Run()
		if err == nil {
			err = measure.SameFile(want, got)
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("%s: %w", path, err))
		}
		return nil
	}
	for _, dir := range includeDirs(llvm) {
		if err := filepath.WalkDir(dir, visit); err != nil {
			return err
		}
	}
	fmt.Printf("%d files of headers\n", n)
	if n == 0 {
		return errors.New("no file of the headers was compared")
	}
	return failed
}

func includeDirs(llvm string) []string {
	return []string{filepath.Join(llvm, "include"), filepath.Join(llvm, "..", "clang", "include")}
}

// sources returns the directory llvm of a source package; it downloads the .td files if
// necessary.
func sources(name, dir string) (string, error) {
	pattern := filepath.Join(dir, name+"_*", "llvm")
	if found, _ := filepath.Glob(pattern); len(found) > 0 {
		return found[0], nil
	}
	if err := download(name, dir); err != nil {
		return "", err
	}
	archives, _ := filepath.Glob(filepath.Join(dir, name+"_*.orig.tar.xz"))
	if len(archives) != 1 {
		return "", fmt.Errorf("%d archives of %s in %s", len(archives), name, dir)
	}
	if err := command(dir, "tar", "-xf", archives[0], "--wildcards", "*/llvm/lib/Target/*.td", "*/llvm/include/*.td", "*/clang/include/*.td"); err != nil {
		return "", err
	}
	found, _ := filepath.Glob(pattern)
	if len(found) == 0 {
		return "", fmt.Errorf("%s has no directory llvm", archives[0])
	}
	return found[0], os.Remove(archives[0])
}

// download gets a source package with its own package lists.
func download(name, dir string) error {
	lists, parts := filepath.Join(dir, "lists"), filepath.Join(dir, "parts")
	if err := errors.Join(os.MkdirAll(filepath.Join(lists, "partial"), 0o777), os.MkdirAll(parts, 0o777)); err != nil {
		return err
	}
	text, err := os.ReadFile("/etc/apt/sources.list.d/debian.sources")
	if err != nil {
		return err
	}
	source := strings.ReplaceAll(string(text), "Types: deb\n", "Types: deb-src\n")
	if err := os.WriteFile(filepath.Join(parts, "src.sources"), []byte(source), 0o666); err != nil {
		return err
	}
	options := []string{"-oDir::Etc::SourceList=/dev/null", "-oDir::Etc::SourceParts=" + parts, "-oDir::State::Lists=" + lists, "-oAPT::Sandbox::User=root", "-qq"}
	if err := command(dir, "apt-get", append(options, "update")...); err != nil {
		return err
	}
	return command(dir, "apt-get", append(options, "source", "--download-only", name)...)
}

func command(dir, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir, c.Stdout, c.Stderr = dir, os.Stderr, os.Stderr
	if err := c.Run(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}
