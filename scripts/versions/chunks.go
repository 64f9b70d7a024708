package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A chunk is a piece of a test.
type chunk struct {
	name         string // the file and the number of the piece in it
	text         string
	unregistered bool // the test allows operations of unknown dialects
}

// An answer is a tool's result for a chunk: the text that it prints, or its error.
type answer struct {
	Valid, Crashed bool
	Text           string
}

// chunks compares mica with mlir-opt on the tests.
func (s *settings) chunks() error {
	list, err := s.readChunks()
	if err != nil {
		return err
	}
	want, err := s.reference(list)
	if err != nil {
		return err
	}
	got, err := s.ours(list)
	if err != nil {
		return err
	}
	var count, valid, verdicts, texts int
	failed := reasons{}
	for i, c := range list {
		w, g := want[c.name], got[i]
		if w.Crashed || usesTest.MatchString(c.text) {
			continue
		}
		count++
		switch {
		case w.Valid && !g.Valid:
			failed.add("rejected: "+withoutNames(g.Text), c.name)
		case !w.Valid && g.Valid:
			failed.add("accepted: "+withoutNames(w.Text), c.name)
		default:
			verdicts++
		}
		if !w.Valid {
			continue
		}
		valid++
		if !g.Valid {
			continue
		}
		if g.Text == w.Text {
			texts++
		} else {
			failed.add("text: "+difference(w.Text, g.Text), c.name)
		}
	}
	fmt.Printf("pieces of tests: %s have the same verdict\nvalid pieces: %s are printed alike\n", percent(verdicts, count), percent(texts, valid))
	if s.verbose {
		failed.print()
	}
	return nil
}

// usesTest finds operations, types and attributes of the test dialect, which mlir-opt may have and which the headers
// do not define.
var usesTest = regexp.MustCompile(`["!#\s(]test\.\w|transform\.test_`)

var separator = regexp.MustCompile(`(?m)^// -----.*$`)

// readChunks reads the tests, those for other tools apart.
func (s *settings) readChunks() (list []chunk, err error) {
	n := 0
	for _, dir := range []string{"Dialect", "IR"} {
		err := filepath.WalkDir(filepath.Join(s.tests, dir), func(file string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(file) != ".mlir" {
				return err
			}
			name, _ := filepath.Rel(s.tests, file)
			if n++; (n-1)%s.sample != 0 || !strings.Contains(name, s.only) {
				return nil
			}
			text, err := os.ReadFile(file)
			allow := bytes.Contains(text, []byte("-allow-unregistered-dialect"))
			for i, part := range separator.Split(string(text), -1) {
				list = append(list, chunk{name: fmt.Sprintf("%s#%d", name, i), text: part, unregistered: allow})
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

// reference runs mlir-opt on the chunks whose answers are not known.
func (s *settings) reference(list []chunk) (map[string]answer, error) {
	known := map[string]answer{}
	if s.answers != "" {
		text, err := os.ReadFile(s.answers)
		if err == nil {
			err = json.Unmarshal(text, &known)
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	asked := slices.DeleteFunc(slices.Clone(list), func(c chunk) bool {
		_, ok := known[c.name]
		return ok
	})
	var mu sync.Mutex
	inParallel(asked, func(c chunk) {
		a := s.ask(c)
		mu.Lock()
		defer mu.Unlock()
		known[c.name] = a
	})
	if s.answers == "" || len(asked) == 0 {
		return known, nil
	}
	text, err := json.Marshal(known)
	if err != nil {
		return nil, err
	}
	return known, os.WriteFile(s.answers, text, 0o644)
}

// ask runs mlir-opt.
func (s *settings) ask(c chunk) answer {
	cmd := exec.Command(s.tool("mlir-opt"), "--mlir-disable-threading", fmt.Sprintf("--allow-unregistered-dialect=%t", c.unregistered))
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(c.text), &out, &errs
	err := cmd.Run()
	if err == nil {
		return answer{Valid: true, Text: strings.TrimSpace(out.String())}
	}
	_, message, _ := strings.Cut(errs.String(), "error: ")
	message, _, _ = strings.Cut(message, "\n")
	return answer{Crashed: cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != 1, Text: message}
}

// ours returns mica's answers for the chunks.
func (s *settings) ours(list []chunk) ([]answer, error) {
	var contexts [2]*ir.Context
	for i := range contexts {
		ctx, _, _, err := s.dialects()
		if err != nil {
			return nil, err
		}
		ctx.AllowUnregistered = i == 1
		contexts[i] = ctx
	}
	out := make([]answer, len(list))
	for i, c := range list {
		ctx := contexts[0]
		if c.unregistered {
			ctx = contexts[1]
		}
		out[i] = process(ctx, c)
	}
	return out, nil
}

// process parses, verifies and prints a chunk. A panic is an answer, too.
func process(ctx *ir.Context, c chunk) (a answer) {
	defer func() {
		if r := recover(); r != nil {
			a = answer{Text: "panic: " + crash.Report(r, "reading "+c.name, diag.Place{}).Message}
		}
	}()
	op, list := asm.Parse(ctx, source.NewFile(c.name, []byte(c.text)), asm.ParseOptions{})
	list = append(list, ctx.TakeHookFailures()...)
	if op == nil || list.HasErrors() {
		return answer{Text: firstError(list)}
	}
	var b strings.Builder
	if err := asm.Print(&b, op, asm.Options{}); err != nil {
		return answer{Text: "print: " + err.Error()}
	}
	return answer{Valid: true, Text: strings.TrimSpace(b.String())}
}

var quoted = regexp.MustCompile("'[^']*'|`[^`]*'|\"[^\"]*\"|anonymous_[0-9]+|[0-9]+")

// withoutNames replaces the names in a message, so that messages can be counted.
func withoutNames(message string) string {
	if strings.Contains(message, "op has no") || strings.Contains(message, "custom op") || strings.Contains(message, "field named") || strings.HasPrefix(message, "panic") {
		return message
	}
	return quoted.ReplaceAllString(message, "_")
}

// difference returns the first lines that differ.
func difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			other := ""
			if i < len(g) {
				other = strings.TrimSpace(g[i])
			}
			return fmt.Sprintf("%.160s | %.160s", strings.TrimSpace(w[i]), other)
		}
	}
	return "more lines"
}

// inParallel calls f with each element, on all processors.
func inParallel[T any](list []T, f func(T)) {
	var group sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, x := range list {
		slots <- struct{}{}
		group.Go(func() {
			defer func() { <-slots }()
			f(x)
		})
	}
	group.Wait()
}
