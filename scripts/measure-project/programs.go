package main

import (
	"fmt"
	"regexp"
	"runtime"
	"strings"
	"sync"

	"github.com/mica-ir/mica/opt"
)

// A test is a .mlir file with the flags of its RUN line that mica understands.
type test struct {
	file   string
	flags  []string
	fails  bool // the tool must fail
	passes bool // the line has further flags, such as passes
}

var (
	runLine = regexp.MustCompile(`(?m)^\s*//\s*RUN:(.*)$`)
	optTool = regexp.MustCompile(`(^|\s)(not\s+)?([\w-]+-opt)\s`)
)

// testOf returns the first RUN line that runs the project's opt tool on the file.
func testOf(name, text string) (test, bool) {
	var lines []string
	joined := false
	for _, m := range runLine.FindAllStringSubmatch(text, -1) {
		line := strings.TrimSpace(m[1])
		if joined {
			lines[len(lines)-1] += " " + strings.TrimSuffix(line, "\\")
		} else {
			lines = append(lines, strings.TrimSuffix(line, "\\"))
		}
		joined = strings.HasSuffix(line, "\\")
	}
	for _, line := range lines {
		command, _, _ := strings.Cut(line, "|")
		m := optTool.FindStringSubmatch(command + " ")
		if m == nil || !strings.Contains(command, "%s") || m[3] == "mlir-opt" {
			continue
		}
		t := test{file: name, fails: m[2] != ""}
		t.take(strings.Fields(command[strings.Index(command, m[3])+len(m[3]):]))
		return t, true
	}
	return test{}, false
}

// take sorts the words of a command line.
func (t *test) take(words []string) {
	for _, w := range words {
		flag := "-" + strings.TrimLeft(strings.Trim(w, `'"`), "-")
		name, _, _ := strings.Cut(flag, "=")
		switch name {
		case "-allow-unregistered-dialect", "-split-input-file", "-verify-diagnostics", "-mlir-print-local-scope", "-mlir-print-op-generic",
			"-no-implicit-module", "-mlir-print-debuginfo":
			t.flags = append(t.flags, "-"+flag)
		default:
			if strings.HasPrefix(w, "-") || strings.HasPrefix(w, `"-`) || strings.HasPrefix(w, "'-") {
				t.passes = true
			}
		}
		if strings.HasPrefix(w, ">") || strings.HasPrefix(w, "<") || w == "2>&1" {
			break
		}
	}
}

func (t *test) diagnostics() bool {
	for _, f := range t.flags {
		if strings.HasPrefix(f, "--verify-diagnostics") {
			return true
		}
	}
	return false
}

// A tally counts the tests of one kind.
type tally struct{ all, good, round int }

// programs runs the .mlir files.
func (p *project) programs(only *regexp.Regexp) {
	tool := opt.New(p.config)
	var tests []test
	for _, name := range p.mlir {
		if t, ok := testOf(name, p.files[name]); ok && only.MatchString(name) {
			tests = append(tests, t)
		}
	}
	kinds := map[string]*tally{"plain": {}, "diagnostics": {}, "diagnostics of passes": {}}
	reasons := map[string]int{}
	var mu sync.Mutex
	var group sync.WaitGroup
	next := make(chan test)
	for range runtime.GOMAXPROCS(0) {
		group.Add(1)
		go func() {
			defer group.Done()
			for t := range next {
				good, message := t.run(tool, nil)
				round, why := false, ""
				if good && !t.diagnostics() && !t.fails {
					if round, why = t.run(tool, []string{"--verify-roundtrip"}); !round && p.verbose {
						fmt.Printf("round trip %s: %s\n", t.file, firstLine(why))
					}
				}
				kind := "plain"
				switch {
				case t.diagnostics() && t.passes:
					kind = "diagnostics of passes"
				case t.diagnostics():
					kind = "diagnostics"
				}
				mu.Lock()
				k := kinds[kind]
				k.all++
				if good {
					k.good++
				} else {
					reasons[reason(message)]++
					if p.verbose {
						fmt.Printf("%s %s: %s\n", kind, t.file, firstLine(message))
					}
				}
				if round {
					k.round++
				}
				mu.Unlock()
			}
		}()
	}
	for _, t := range tests {
		next <- t
	}
	close(next)
	group.Wait()
	plain, diags, passes := kinds["plain"], kinds["diagnostics"], kinds["diagnostics of passes"]
	fmt.Printf(".mlir files             %s\n", of(plain.good+diags.good+passes.good, len(tests)))
	fmt.Printf("  without expectations  %s, %d of them round trip\n", of(plain.good, plain.all), plain.round)
	fmt.Printf("  verify-diagnostics    %s\n", of(diags.good, diags.all))
	fmt.Printf("    ... with passes     %s\n", of(passes.good, passes.all))
	p.show(".mlir", reasons)
}

// run runs mica on the file.
func (t *test) run(tool *opt.Tool, more []string) (bool, string) {
	var out, errs strings.Builder
	args := append([]string{"--mlir-disable-threading"}, append(t.flags, more...)...)
	code := tool.Main(append(args, t.file), strings.NewReader(""), &out, &errs)
	if t.fails {
		return code != 0, "it is accepted"
	}
	return code == 0, errs.String()
}

var (
	place = regexp.MustCompile(`^[^ ]*:\d+:\d+: `)
)

// firstLine returns the first error of a tool's messages.
func firstLine(messages string) string {
	line, _, _ := strings.Cut(messages, "\n")
	for l := range strings.SplitSeq(messages, "\n") {
		if strings.Contains(l, "error: ") {
			return l
		}
	}
	return line
}

// reason returns the first error without its place.
func reason(messages string) string {
	line := place.ReplaceAllString(firstLine(messages), "")
	if len(line) > 160 {
		line = line[:160]
	}
	return line
}
