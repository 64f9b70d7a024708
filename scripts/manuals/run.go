package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A runner runs listings with mica.
type runner struct {
	dir  string // with the program
	mica string
}

func newRunner() (*runner, error) {
	dir, err := os.MkdirTemp("", "mica-manuals-")
	if err != nil {
		return nil, err
	}
	r := &runner{dir, filepath.Join(dir, "mica")}
	c := exec.Command("go", "build", "-o", r.mica, "./cmd/mica")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	if err := c.Run(); err != nil {
		r.close()
		return nil, err
	}
	return r, nil
}

func (r *runner) close() { os.RemoveAll(r.dir) }

// run checks that the listing does what the entry says.
func (r *runner) run(t *table, e *entry, l *listing, known map[string]*listing) error {
	if err := e.fits(l); err != nil {
		return err
	}
	if e.language == generated && e.outcome != notRun {
		return r.generates(t, e, l, known)
	}
	switch e.outcome {
	case notRun:
		return nil
	case refused:
		return r.refuses(t, e, l, known, e.reason)
	case changed:
		for n := range e.lines {
			if gap.MatchString(l.lines[n-1]) {
				continue
			}
			if _, err := r.compiles(t, e.without(n), l, known); err == nil {
				return fmt.Errorf("mica accepts the listing without the change of line %d", n)
			}
		}
	}
	return r.accepts(t, e, l, known)
}

// broken returns the listing with the ends of lines that the text has lost.
func (e *entry) broken(l *listing) *listing {
	if len(e.breaks) == 0 {
		return l
	}
	text := strings.Join(l.lines, "\n")
	for _, b := range e.breaks {
		text = b.ReplaceAllStringFunc(text, func(s string) string { return "\n" + s })
	}
	return &listing{l.name, strings.Split(text, "\n")}
}

// gap matches what a listing leaves to the reader.
var gap = regexp.MustCompile(`\.\.\.|<[a-z]+-constraint>`)

// without returns the entry without the lines that replace line n.
func (e *entry) without(n int) *entry {
	other := *e
	other.lines = maps.Clone(e.lines)
	delete(other.lines, n)
	return &other
}

// fits checks that replaced and split lines exist, and that filled ones have a gap.
func (e *entry) fits(l *listing) error {
	for n := range e.lines {
		if n < 1 || n > len(l.lines) {
			return fmt.Errorf("the listing has no line %d", n)
		}
		if e.outcome == filled && !gap.MatchString(l.lines[n-1]) {
			return fmt.Errorf("line %d has no gap to fill: %s", n, l.lines[n-1])
		}
	}
	if e.outcome == changed && !slices.ContainsFunc(slices.Collect(maps.Keys(e.lines)), func(n int) bool { return !gap.MatchString(l.lines[n-1]) }) {
		return errors.New("only gaps are replaced: the listing is filled")
	}
	for _, n := range e.split {
		if n < 2 || n > len(l.lines) {
			return fmt.Errorf("the listing cannot be split at line %d", n)
		}
	}
	return nil
}

// accepts checks that mica accepts the listing, and that the output is the entry's.
func (r *runner) accepts(t *table, e *entry, l *listing, known map[string]*listing) error {
	out, err := r.compiles(t, e, l, known)
	switch {
	case err != nil:
		return err
	case e.out != "" && strings.TrimSpace(out) != strings.TrimSpace(e.out):
		return fmt.Errorf("the output is\n%s", out)
	}
	return nil
}

// compiles checks that mica accepts the listing without more warnings than the entry has, and returns the
// output.
func (r *runner) compiles(t *table, e *entry, l *listing, known map[string]*listing) (out string, err error) {
	out, errs, err := r.opt(t, e, l, known)
	switch {
	case err != nil:
		return out, fmt.Errorf("%w\n%s", err, errs)
	case errs != "" && (e.warning == "" || !strings.Contains(errs, e.warning)):
		return out, fmt.Errorf("warnings\n%s", errs)
	case errs == "" && e.warning != "":
		return out, errors.New("mica does not warn")
	}
	return out, nil
}

// refuses checks that mica refuses the listing with the message.
func (r *runner) refuses(t *table, e *entry, l *listing, known map[string]*listing, message string) error {
	switch _, errs, err := r.opt(t, e, l, known); {
	case err == nil:
		return errors.New("mica accepts the listing")
	case !strings.Contains(errs, message):
		return fmt.Errorf("mica refuses the listing with other messages\n%s", errs)
	}
	return nil
}

// generates checks that mica generates the lines of the listing in their order.
func (r *runner) generates(t *table, e *entry, l *listing, known map[string]*listing) error {
	out, errs, err := r.opt(t, e, l, known)
	if err != nil || errs != "" {
		return fmt.Errorf("%v\n%s", err, errs)
	}
	rest := squeeze(out)
	for i, line := range l.lines {
		if other, ok := e.lines[i+1]; ok {
			line = strings.Join(other, "\n")
		}
		_, after, ok := strings.Cut(rest, squeeze(line))
		if !ok {
			return fmt.Errorf("mica does not generate line %d: %s", i+1, line)
		}
		rest = after
	}
	return nil
}

// numbered matches the name of a function for a constraint, which has the name of the file and a number.
var numbered = regexp.MustCompile(`_constraint_\w+?\d+\(`)

// squeeze returns C++ without spaces and without the numbers of constraints.
func squeeze(text string) string {
	return numbered.ReplaceAllString(strings.Join(strings.Fields(text), ""), "_constraint(")
}

// opt runs mica opt, or mica tblgen, in a directory with the listing, the files that it is used with and the IR.
func (r *runner) opt(t *table, e *entry, l *listing, known map[string]*listing) (out, errs string, err error) {
	dir, err := os.MkdirTemp(r.dir, "")
	if err != nil {
		return "", "", err
	}
	for name, data := range t.files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			return "", "", err
		}
	}
	text, err := e.text(l, known)
	if err != nil {
		return "", "", err
	}
	if e.language == generated {
		if text, err = e.text(&listing{}, known); err != nil {
			return "", "", err
		}
	}
	name := "listing" + extension(e.language)
	in := e.in
	if e.language == "mlir" {
		in, name = text, "in.mlir"
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
		return "", "", err
	}
	if err := os.WriteFile(filepath.Join(dir, "in.mlir"), []byte(in), 0o666); err != nil {
		return "", "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	c := exec.CommandContext(ctx, r.mica, e.arguments(name)...)
	c.Dir = dir
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	err = c.Run()
	return stdout.String(), stderr.String(), err
}

func extension(language string) string {
	switch language {
	case "pdll":
		return ".pdll"
	case "c++":
		return ".cpp"
	}
	return ".td"
}

// arguments returns those of mica for the entry's listing, which is the file of this name.
func (e *entry) arguments(name string) []string {
	if e.language == generated {
		return slices.Concat([]string{"tblgen"}, e.args, []string{name})
	}
	if e.language == "td" {
		return slices.Concat([]string{"tblgen", "--null-backend"}, e.args, []string{name})
	}
	args := slices.Concat([]string{"opt", "--allow-unregistered-dialect"}, e.args)
	switch e.language {
	case "pdll", "drr":
		args = append(args, "--patterns", name)
	case "ods":
		args = append(args, "--ods", name)
	case "c++":
		args = append(args, "--cxx", name)
	}
	for _, file := range e.with {
		switch {
		case strings.HasSuffix(file, ".cpp"):
			args = append(args, "--cxx", file)
		case strings.HasSuffix(file, ".rules.td"), strings.HasSuffix(file, ".pdll"):
			args = append(args, "--patterns", file)
		case strings.HasSuffix(file, ".td") && e.language != "pdll" && !e.isTableGen():
			args = append(args, "--ods", file)
		}
	}
	return append(args, "in.mlir")
}

// text returns the listing with the lines around it and the replaced ones.
func (e *entry) text(l *listing, known map[string]*listing) (string, error) {
	var lines []string
	lines = append(lines, e.includes()...)
	lines = append(lines, e.before...)
	for _, name := range e.needs {
		other := known[name]
		if other == nil {
			return "", fmt.Errorf("the manual has no listing %s", name)
		}
		lines = append(lines, other.lines...)
	}
	for i, line := range l.lines {
		if slices.Contains(e.split, i+1) {
			lines = slices.Concat(lines, e.after, e.before)
		}
		if other, ok := e.lines[i+1]; ok {
			lines = append(lines, other...)
		} else {
			lines = append(lines, line)
		}
	}
	return strings.Join(append(lines, e.after...), "\n") + "\n", nil
}

func (e *entry) isTableGen() bool { return extension(e.language) == ".td" && e.language != "mlir" }

// includes returns the lines that include the definitions.
func (e *entry) includes() []string {
	var lines []string
	for _, file := range e.with {
		switch {
		case !strings.HasSuffix(file, ".td"):
		case e.language == "pdll":
			lines = append(lines, fmt.Sprintf("#include %q", file))
		case e.isTableGen():
			lines = append(lines, fmt.Sprintf("include %q", file))
		}
	}
	return lines
}
