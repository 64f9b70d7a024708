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

// A Reference runs mlir-opt on cases.
type Reference struct {
	Tool string   // the path of mlir-opt
	Args []string // additional arguments
	// Batch is the number of cases per run of the tool.
	Batch int
}

// An Answer is the reference's verdict on a case.
type Answer struct {
	Crash bool // the tool crashed, there is no answer
	// Message is the first error, "" if the case is accepted.
	Message string
	// Text is the reference's output, if requested.
	Text string
}

const separator = "// -----\n"

// Ask returns the answers for all cases. Two batches run concurrently.
func (r *Reference) Ask(texts []string) []Answer { return r.each(texts, r.batch) }

// Print returns the custom form of all cases.
func (r *Reference) Print(texts []string) []Answer { return r.each(texts, r.print) }

func (r *Reference) each(texts []string, batch func(texts []string, out []Answer)) []Answer {
	out := make([]Answer, len(texts))
	var wg sync.WaitGroup
	slots := make(chan bool, 2)
	for lo := 0; lo < len(texts); lo += r.Batch {
		hi := min(lo+r.Batch, len(texts))
		slots <- true
		wg.Go(func() {
			batch(texts[lo:hi], out[lo:hi])
			<-slots
		})
	}
	wg.Wait()
	return out
}

// batch runs some cases. If the tool crashes, the crashing case is after the last
// one with an error; from there on cases are run individually until the tool
// crashes again.
func (r *Reference) batch(texts []string, out []Answer) {
	for len(texts) > 0 {
		_, stderr, ok := r.run(strings.Join(texts, separator), "-o", os.DevNull)
		last := answer(texts, out, stderr)
		if ok {
			return
		}
		at := last + 1
		for ; at < len(texts); at++ {
			_, stderr, ok := r.run(texts[at], "-o", os.DevNull)
			answer(texts[at:at+1], out[at:at+1], stderr)
			if !ok {
				out[at] = Answer{Crash: true}
				at++
				break
			}
		}
		texts, out = texts[at:], out[at:]
	}
}

// answer finds the first error of each case and returns the last case with an
// error, or -1.
func answer(texts []string, out []Answer, stderr string) int {
	first := make([]int, len(texts)) // first line of each case
	line := 1
	for i, t := range texts {
		first[i] = line
		line += strings.Count(t, "\n") + 1
	}
	last := -1
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
		last = max(last, at)
	}
	return last
}

// print prints some cases. If the tool crashes, it retries each half.
func (r *Reference) print(texts []string, out []Answer) {
	stdout, stderr, ok := r.run(strings.Join(texts, separator))
	parts := splitOutput(stdout)
	if ok && len(parts) == len(texts) {
		answer(texts, out, stderr)
		for i := range out {
			out[i].Text = parts[i]
		}
		return
	}
	if len(texts) == 1 {
		out[0] = Answer{Crash: true}
		return
	}
	mid := len(texts) / 2
	r.print(texts[:mid], out[:mid])
	r.print(texts[mid:], out[mid:])
}

// splitOutput splits the tool's output at the lines that separate cases. A case that
// is refused has no output.
func splitOutput(stdout string) (parts []string) {
	var part strings.Builder
	add := func() {
		text := strings.TrimRight(part.String(), "\n")
		if text != "" {
			text += "\n"
		}
		parts = append(parts, text)
		part.Reset()
	}
	for line := range strings.Lines(stdout) {
		if line == separator {
			add()
			continue
		}
		part.WriteString(line)
	}
	add()
	return parts
}

var message = regexp.MustCompile(`^[^"\n]*?:(\d+):\d+: error: (.*)\n?$`)

// timeout bounds a run of the tool.
const timeout = 30 * time.Second

// run runs the tool; ok is false if it crashed.
func (r *Reference) run(text string, more ...string) (stdout, stderr string, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	args := append([]string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false", "--mlir-disable-threading"}, r.Args...)
	args = append(args, more...)
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
