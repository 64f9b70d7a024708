package randomops

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A Reference asks mlir-opt about cases.
type Reference struct {
	Tool string // the path of mlir-opt
	Args []string
	// Batch is how many cases a run of the tool gets.
	Batch int
}

// An Answer is what the reference says of a case.
type Answer struct {
	Crash bool // there is no answer
	// Message is the first error, "" if the case is accepted.
	Message string
	// Custom is the text that the reference prints of an accepted case.
	Custom string
}

const separator = "// -----\n"

// Ask asks about all cases, two batches at once.
func (r *Reference) Ask(texts []string) []Answer {
	out := make([]Answer, len(texts))
	var wg sync.WaitGroup
	slots := make(chan bool, 2)
	for lo := 0; lo < len(texts); lo += r.Batch {
		hi := min(lo+r.Batch, len(texts))
		slots <- true
		wg.Go(func() {
			r.batch(texts[lo:hi], out[lo:hi])
			<-slots
		})
	}
	wg.Wait()
	return out
}

// batch asks about some cases. If the tool crashes, it tries halves.
func (r *Reference) batch(texts []string, out []Answer) {
	stdout, stderr, ok := r.run(strings.Join(texts, separator))
	if !ok {
		if len(texts) == 1 {
			out[0] = Answer{Crash: true}
			return
		}
		// The case that it crashed on is among those from which on nothing is said.
		mid := len(texts) / 2
		if len(texts) <= 8 {
			mid = 1
		}
		r.batch(texts[:mid], out[:mid])
		r.batch(texts[mid:], out[mid:])
		return
	}
	var first []int // the first line of each case
	line := 1
	for _, t := range texts {
		first = append(first, line)
		line += strings.Count(t, "\n") + 1
	}
	for l := range strings.Lines(stderr) {
		m := message.FindStringSubmatch(l)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		at, found := slices.BinarySearch(first, n)
		if !found {
			at--
		}
		if at >= 0 && out[at].Message == "" {
			out[at].Message = m[2]
		}
	}
	parts := strings.Split(stdout, separator)
	k := 0
	for i := range out {
		if k < len(parts) && len(parts) == len(texts) {
			out[i].Custom = parts[k]
		}
		k++
	}
}

var message = regexp.MustCompile(`^[^"\n]*?:(\d+):\d+: error: (.*)\n?$`)

// timeout bounds a run of the tool.
const timeout = 30 * time.Second

// run runs the tool, ok is false if it crashed.
func (r *Reference) run(text string) (stdout, stderr string, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	args := append([]string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false", "--mlir-disable-threading"}, r.Args...)
	cmd := exec.CommandContext(ctx, r.Tool, args...)
	cmd.Stdin = strings.NewReader(text)
	cmd.Env = append(os.Environ(), "LLVM_DISABLE_CRASH_REPORT=1", "LLVM_DISABLE_SYMBOLIZATION=1")
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		panic(err)
	}
	code := cmd.ProcessState.ExitCode()
	return out.String(), errs.String(), code == 0 || code == 1
}

// Dialects returns the names of the dialects that the reference has.
func (r *Reference) Dialects() []string {
	out, err := exec.Command(r.Tool, "--show-dialects").Output()
	if err != nil {
		return nil
	}
	_, list, _ := strings.Cut(string(out), ":")
	return strings.Split(strings.TrimSpace(list), ",")
}
