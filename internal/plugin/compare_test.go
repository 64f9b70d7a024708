package plugin_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// load loads a definition file of testdata, with the functions of C++ files.
func load(t *testing.T, name string, cpp ...string) *mica.Context {
	t.Helper()
	config := mica.Config{AllowUnregistered: true, Installed: true, Dialects: all.Natives()}
	for _, f := range cpp {
		config.Sources = append(config.Sources, mica.Text(f, plugin.Source(f)))
	}
	ctx, diags := mica.NewContext(config, mica.Text(name, plugin.Source(name)))
	for _, d := range diags {
		t.Error(d)
	}
	if ctx == nil {
		t.FailNow()
	}
	return ctx
}

// compare reads the cases with mica and with the plugin of that name in the reference. Both must have the same
// first error or print the same text, in custom and in generic form. Of many cases, some
// are compared unless it is a campaign.
func compare(t *testing.T, name string, ctx *mica.Context, cases []randomops.Case) {
	t.Helper()
	if step := reftest.Count(8, 3, 1); len(cases) > 1000 {
		var few []randomops.Case
		for i := 0; i < len(cases); i += step {
			few = append(few, cases[i])
		}
		cases = few
	}
	ref := &randomops.Reference{Tool: reftest.Tool(t, "mlir-opt"), Args: []string{"--load-dialect-plugin=" + plugin.Build(t, name)}, Batch: 200}
	generic := &randomops.Reference{Tool: ref.Tool, Args: append([]string{"--mlir-print-op-generic"}, ref.Args...), Batch: ref.Batch}
	texts := make([]string, len(cases))
	for i, c := range cases {
		texts[i] = c.Text
	}
	custom := ref.Print(texts)
	var accepted []string
	for i := range custom {
		if custom[i].Text != "" {
			accepted = append(accepted, texts[i])
		}
	}
	full := generic.Print(accepted)
	var results []randomops.Result
	for i, c := range cases {
		r := randomops.Result{Case: c, Want: custom[i]}
		var long randomops.Answer
		if custom[i].Text != "" {
			long, full = full[0], full[1:]
		}
		msg, op := randomops.Verdict(ctx.IR(), c.Text)
		switch {
		case strings.Contains(msg, "does not fit in"):
			continue // the reference stores only the lower bits, without a message
		case custom[i].Crash || long.Crash:
			r.Want.Crash = true
		case custom[i].Message == "" && custom[i].Text == "":
			// The conversion of some attributes to a property fails without a message.
			r.Want.Message, r.Got, r.Agree = "no message", msg, msg != ""
		case msg != "" || custom[i].Message != "":
			r.Got, r.Agree = msg, msg == custom[i].Message
		default:
			r.Problem, r.Got = printed(ctx, op, custom[i].Text, long.Text)
			r.Agree = r.Problem == ""
			if r.Problem == "generic" {
				r.Want.Text = long.Text
			}
		}
		results = append(results, r)
	}
	var b strings.Builder
	randomops.Show(&b, results, show("MICA_SHOW", 3), show("MICA_OPS", 40))
	table := randomops.Tabulate(results)
	t.Logf("%d cases\n%s\n%s", len(cases), table, b.String())
	if total := table.Total(); total.Agree() != total.Known() {
		t.Errorf("mica and the reference differ in %d of %d cases", total.Known()-total.Agree(), total.Known())
	}
}

// printed compares the texts of an operation, which mica must also read again.
func printed(ctx *mica.Context, op *ir.Operation, custom, generic string) (problem, got string) {
	defer func() {
		if r := recover(); r != nil {
			problem, got = "panic", randomops.Panic(r)
		}
	}()
	text := func(o asm.Options) string { return strings.TrimRight(string(asm.Append(nil, op, o)), "\n") }
	if got := text(asm.Options{}); got != strings.TrimRight(custom, "\n") {
		return "custom", got
	}
	if got := text(asm.Options{Generic: true}); got != strings.TrimRight(generic, "\n") {
		return "generic", got
	}
	msg, op := randomops.Verdict(ctx.IR(), generic)
	if msg != "" {
		return "reread", msg
	}
	if got := text(asm.Options{Generic: true}); got != strings.TrimRight(generic, "\n") {
		return "reread", got
	}
	return "", ""
}

func show(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}
