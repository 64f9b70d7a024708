package opt

import (
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/rogpeppe/go-internal/txtar"
)

// A deepInput is a file of testdata/deep.txtar, whose comment describes its parts.
type deepInput struct {
	name   string
	parts  []string
	count  int
	passes []string
	err    string // that the passes end with, empty for none
	stack  int
}

// chainLength and chainStack are chosen so that a function that recurses once for each
// element of a chain overflows the stack. Nested operations and types need more stack, but
// their depth is limited.
const (
	chainLength = 20_000
	chainStack  = 8 << 20
	nestedStack = 64 << 20
)

func newDeepInput(t *testing.T, f txtar.File) *deepInput {
	d := &deepInput{name: f.Name, count: chainLength, stack: chainStack}
	var text []string
	for line := range strings.Lines(string(f.Data)) {
		switch key, value, _ := strings.Cut(strings.TrimSpace(line), ": "); key {
		case "// COUNT":
			n, err := strconv.Atoi(value)
			if err != nil {
				t.Fatal(err)
			}
			d.count, d.stack = n, nestedStack
		case "// RUN":
			d.passes = append(d.passes, strings.Fields(value)...)
		case "// ERROR":
			d.err = value
		default:
			text = append(text, line)
		}
	}
	d.parts = strings.Split(strings.Join(text, ""), golden.Separator)
	if n := len(d.parts); n != 3 && n != 5 {
		t.Fatalf("%s has %d parts", f.Name, n)
	}
	return d
}

// text returns the input.
func (d *deepInput) text() string {
	var b strings.Builder
	b.WriteString(d.parts[0])
	repeat := func(part string) {
		for i := range d.count {
			b.WriteString(strings.NewReplacer("$i", strconv.Itoa(i), "$j", strconv.Itoa(i+1)).Replace(part))
		}
	}
	repeat(d.parts[1])
	if len(d.parts) == 5 {
		b.WriteString(d.parts[2])
		repeat(d.parts[3])
	}
	b.WriteString(strings.ReplaceAll(d.parts[len(d.parts)-1], "$i", strconv.Itoa(d.count)))
	return b.String()
}

func (d *deepInput) run(t *testing.T, pass string) {
	defer debug.SetMaxStack(debug.SetMaxStack(d.stack))
	out, errs, code := runAll(d.text(), "--"+pass, "--allow-unregistered-dialect")
	if failed := d.err != ""; failed != (code != 0) || failed && !strings.Contains(errs, d.err) {
		t.Errorf("exit code %d, %d bytes of output: %.300s", code, len(out), errs)
	}
}

// TestDeep runs passes on inputs that are deep: a function that calls itself for each block,
// operation or function of a chain overflows the stack.
func TestDeep(t *testing.T) {
	a, err := txtar.ParseFile("testdata/deep.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Files {
		d := newDeepInput(t, f)
		for _, pass := range d.passes {
			t.Run(d.name+"/"+pass, func(t *testing.T) {
				d.run(t, pass)
			})
		}
	}
}
