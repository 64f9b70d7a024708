//go:build linux

// Command bench-lsp times mica's language server against the reference's on the same documents
// and requests: how long the diagnostics take after a change, and a hover and a completion in a
// document that is analyzed. It prints medians in milliseconds, with the ratio of mica to the
// reference, and then how much memory mica's server has after many changes of a large document.
// Run it from the module's root:
//
//	go run ./scripts/bench-lsp [-n requests] [-edits n] [-mica path] [-reference dir]
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

func main() {
	b := &bench{}
	flag.IntVar(&b.requests, "n", 40, "requests of a kind")
	flag.IntVar(&b.edits, "edits", 10_000, "changes of the document whose memory is measured")
	flag.StringVar(&b.mica, "mica", "", "the binary to measure instead of a new one")
	flag.StringVar(&b.reference, "reference", "/usr/lib/llvm-22/bin", "the directory of the reference's servers")
	flag.Parse()
	if err := b.run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench-lsp:", err)
		os.Exit(1)
	}
}

// A bench is the settings of all measurements.
type bench struct {
	requests, edits int
	mica, reference string
}

func (b *bench) run() error {
	dir, err := os.MkdirTemp("", "bench-lsp")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if b.mica == "" {
		b.mica = filepath.Join(dir, "mica")
		build := exec.Command("go", "build", "-o", b.mica, "./cmd/mica")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("build of mica: %w", err)
		}
	}
	list, err := documents(dir)
	if err != nil {
		return err
	}
	kinds := []string{"diagnostics", "hover", "completion", "memory"}
	fmt.Printf("%-14s %-12s %10s %10s %7s\n", "document", "", "mica ms", "ref ms", "ratio")
	for _, d := range list {
		own, err := b.measure(d, b.mica, "lsp", "--tablegen-extra-dir="+include, "--pdll-extra-dir="+include)
		if err != nil {
			return fmt.Errorf("mica, %s: %w", d.name, err)
		}
		command := []string{filepath.Join(b.reference, d.reference)}
		switch d.language {
		case "tablegen":
			command = append(command, "--tablegen-extra-dir="+include)
		case "pdll":
			command = append(command, "--pdll-extra-dir="+include)
		}
		ref, err := b.measure(d, command...)
		if err != nil {
			return fmt.Errorf("%s, %s: %w", d.reference, d.name, err)
		}
		for i, kind := range kinds {
			unit := 1e6
			if kind == "memory" {
				kind = "memory MB"
			}
			if ref[i] == 0 {
				fmt.Printf("%-14s %-12s %10.2f %10s %7s\n", d.name, kind, float64(own[i])/unit, "-", "-")
				continue
			}
			fmt.Printf("%-14s %-12s %10.2f %10.2f %7.2f\n", d.name, kind, float64(own[i])/unit, float64(ref[i])/unit, float64(own[i])/float64(ref[i]))
		}
	}
	return b.memory(list[2])
}

// A position is a place in a document.
type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// places returns at most n places where one of some texts starts or, if after is set, ends.
func (d *document) places(texts []string, n int, after bool) (list []position) {
	for i, line := range strings.Split(d.text, "\n") {
		for _, text := range texts {
			if at := strings.Index(line, text); at >= 0 {
				if after {
					at += len(text)
				} else {
					at++
				}
				list = append(list, position{i, at})
			}
		}
	}
	for len(list) > 2*n { // all over the text
		half := list[:0]
		for i := 0; i < len(list); i += 2 {
			half = append(half, list[i])
		}
		list = half
	}
	return list[:min(n, len(list))]
}

func (d *document) uri() string { return "file://" + d.path }

// at returns the parameters of a request about a place.
func (d *document) at(p position) string {
	return fmt.Sprintf(`{"textDocument":{"uri":%q},"position":{"line":%d,"character":%d},"context":{"triggerKind":1}}`, d.uri(), p.Line, p.Character)
}

// open opens the document, and waits for its diagnostics.
func (d *document) open(c *client) error {
	text, err := json.Marshal(d.text)
	if err != nil {
		return err
	}
	return errors.Join(c.notify("textDocument/didOpen", fmt.Sprintf(`{"textDocument":{"uri":%q,"languageId":%q,"version":1,"text":%s}}`, d.uri(), d.language, text)), c.diagnostics(1))
}

// change inserts a text before the last line, or removes it again.
func (d *document) change(c *client, version int, text string, remove bool) error {
	if c.full {
		changed := d.text
		if !remove {
			at := strings.LastIndexByte(strings.TrimSuffix(d.text, "\n"), '\n') + 1
			changed = d.text[:at] + text + d.text[at:]
		}
		whole, err := json.Marshal(changed)
		if err != nil {
			return err
		}
		return c.notify("textDocument/didChange", fmt.Sprintf(`{"textDocument":{"uri":%q,"version":%d},"contentChanges":[{"text":%s}]}`, d.uri(), version, whole))
	}
	line := strings.Count(d.text, "\n") - 1
	first, last, new := position{line, 0}, position{line, 0}, text
	if remove {
		last, new = position{line, len(text)}, ""
	}
	return c.notify("textDocument/didChange", fmt.Sprintf(
		`{"textDocument":{"uri":%q,"version":%d},"contentChanges":[{"range":{"start":{"line":%d,"character":%d},"end":{"line":%d,"character":%d}},"text":%q}]}`,
		d.uri(), version, first.Line, first.Character, last.Line, last.Character, new))
}

// measure returns the medians of the times of diagnostics, hover and completion in nanoseconds,
// 0 for features that the server lacks, and the peak memory in bytes.
func (b *bench) measure(d *document, command ...string) (out [4]int64, err error) {
	c, err := start(command...)
	if err != nil {
		return out, err
	}
	if err := d.open(c); err != nil {
		return out, err
	}
	var times []time.Duration
	for v := range b.requests {
		begin := time.Now()
		if err := errors.Join(d.change(c, v+2, "}", v%2 == 1), c.diagnostics(v+2)); err != nil {
			return out, err
		}
		times = append(times, time.Since(begin))
	}
	out[0] = median(times)
	for i, of := range []struct {
		method string
		places []position
	}{{"textDocument/hover", d.places(d.names, b.requests, false)}, {"textDocument/completion", d.places(d.completions, b.requests, true)}} {
		if len(of.places) == 0 {
			return out, fmt.Errorf("no places for %s", of.method)
		}
		times = times[:0]
		for _, p := range of.places {
			t, err := c.ask(of.method, d.at(p))
			if errors.Is(err, errUnsupported) {
				break
			}
			if err != nil {
				return out, err
			}
			times = append(times, t)
		}
		if len(times) > 0 {
			out[1+i] = median(times)
		}
	}
	out[3], err = c.stop()
	return out, err
}

func median(times []time.Duration) int64 {
	times = slices.Sorted(slices.Values(times))
	return times[len(times)/2].Nanoseconds()
}

// memory prints how much memory the server has after a tenth of the changes of a document and
// after all of them.
func (b *bench) memory(d *document) error {
	c, err := start(b.mica, "lsp", "--tablegen-extra-dir="+include, "--pdll-extra-dir="+include)
	if err != nil {
		return err
	}
	if err := d.open(c); err != nil {
		return err
	}
	var early int64
	for v := range b.edits {
		if err := errors.Join(d.change(c, v+2, "}", v%2 == 1), c.diagnostics(v+2)); err != nil {
			return err
		}
		if v == b.edits/10 {
			if early, err = resident(c.process.Process.Pid); err != nil {
				return err
			}
		}
	}
	late, err := resident(c.process.Process.Pid)
	if err != nil {
		return err
	}
	fmt.Printf("%s, %s: %d MB after %d changes, %d MB after %d (%+.0f %%)\n", d.name, d.language, early>>20, b.edits/10, late>>20, b.edits, 100*float64(late-early)/float64(early))
	_, err = c.stop()
	return err
}

// resident returns how many bytes of memory a process has.
func resident(pid int) (int64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0, err
	}
	var size, pages int64
	_, err = fmt.Sscan(string(text), &size, &pages)
	return pages * int64(os.Getpagesize()), err
}

// peak returns the peak memory of a process that has ended, in bytes.
func peak(s *os.ProcessState) int64 {
	u, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	return u.Maxrss << 10
}
