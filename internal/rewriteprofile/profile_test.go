package rewriteprofile

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/pprof/profile"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// run gives a profile two attempts of a pattern in a pass, and one of another, which has no pass.
func run(f Format) *Profile {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	op := ir.NewBuilder(ctx).Op("my.op").MustBuild()
	p := New(f)
	do := func(kind action.Kind, name string, done bool, within func()) {
		a := &action.Action{Kind: kind, Op: op, Name: name}
		p.Begin(a)
		within()
		p.End(a, done)
	}
	do(action.Pass, "P", true, func() {
		do(action.Pattern, "A", false, func() {})
		do(action.Pattern, "A", true, func() { do(action.Fold, "", true, func() {}) })
	})
	do(action.Pattern, "B;C", false, func() {})
	return p
}

func TestPprof(t *testing.T) {
	var b bytes.Buffer
	if err := run(Pprof).Write(&b); err != nil {
		t.Fatal(err)
	}
	p, err := profile.Parse(&b)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][2]int64{}
	for _, s := range p.Sample {
		var frames []string
		for _, l := range s.Location {
			frames = append(frames, l.Line[0].Function.Name)
		}
		if s.Label["op"][0] != "my.op" || s.Value[2] < 0 {
			t.Errorf("%v: %v %v", frames, s.Label, s.Value)
		}
		got[strings.Join(frames, " < ")] = [2]int64{s.Value[0], s.Value[1]}
	}
	for stack, want := range map[string][2]int64{"pass P": {1, 1}, "A < pass P": {2, 1}, "fold < pass P": {1, 1}, "B;C": {1, 0}} {
		if got[stack] != want {
			t.Errorf("%s: %v, not %v", stack, got[stack], want)
		}
	}
}

func TestFolded(t *testing.T) {
	var b bytes.Buffer
	if err := run(Folded).Write(&b); err != nil {
		t.Fatal(err)
	}
	var stacks []string
	for line := range strings.Lines(b.String()) {
		stack, _, _ := strings.Cut(line, " ")
		if strings.HasPrefix(line, "pass P") {
			stack, _, _ = strings.Cut(line[5:], " ")
		}
		stacks = append(stacks, stack)
	}
	if got, want := strings.Join(stacks, " "), "B,C;my.op P P;A;my.op P;fold;my.op"; got != want {
		t.Errorf("%s, not %s", got, want)
	}
}

func TestTrace(t *testing.T) {
	var b bytes.Buffer
	if err := run(Trace).Write(&b); err != nil {
		t.Fatal(err)
	}
	var trace struct {
		TraceEvents []struct {
			Name, Ph string
			Ts, Dur  float64
		}
	}
	if err := json.Unmarshal(b.Bytes(), &trace); err != nil {
		t.Fatal(err)
	}
	var names []string
	for i, e := range trace.TraceEvents {
		names = append(names, e.Name)
		if outer := trace.TraceEvents[0]; e.Ph != "X" || i > 0 && (e.Ts < outer.Ts || e.Ts+e.Dur > outer.Ts+outer.Dur+0.001) {
			t.Errorf("%+v is not within %+v", e, outer)
		}
	}
	// Attempts that fail are left out.
	if got := strings.Join(names, " "); got != "pass P A fold" {
		t.Error(got)
	}
}

func TestFormatOf(t *testing.T) {
	for file, want := range map[string]Format{"a.pb.gz": Pprof, "a.pprof": Pprof, "a.folded": Folded, "a.json": Trace} {
		if got, err := FormatOf(file); err != nil || got != want {
			t.Errorf("%s: %v %v", file, got, err)
		}
	}
	if _, err := FormatOf("a.txt"); err == nil || !strings.Contains(err.Error(), "a.txt") {
		t.Error(err)
	}
}
