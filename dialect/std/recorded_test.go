package std_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"os"
	"testing"

	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// recordedFile has random operations of all dialects with their outcomes.
const recordedFile = "testdata/operations.json.gz"

// maxRecorded is the size that the file may have.
const maxRecorded = 5 << 20

// recordedPerOp is how many operations there are of each kind.
const recordedPerOp = 12

// A recording is a random operation and its outcome: the error, or the custom and the generic form.
type recording struct{ Op, Text, Outcome string }

// TestRecorded checks the outcomes of random operations of all dialects: the first of each kind, and all in a
// campaign. They are recorded with -update.
func TestRecorded(t *testing.T) {
	ctx := contextWith(t, library.Options{Compiled: compiled.Find})
	if flag.Lookup("update").Value.String() == "true" {
		record(t, ctx)
	}
	checked, known := 0, map[string]bool{}
	for _, r := range recordings(t) {
		if known[r.Op] && !reftest.Campaign() {
			continue
		}
		known[r.Op] = true
		checked++
		if got := compare.Outcome(ctx, r.Text); got != r.Outcome {
			t.Errorf("%s\n%s\nrecorded: %s", r.Text, got, r.Outcome)
		}
	}
	for _, name := range names() {
		for _, def := range ctx.OpDefs(ctx.Dialect(name)) {
			if !known[def.Name] {
				t.Errorf("nothing is recorded of %s", def.Name)
			}
		}
	}
	t.Logf("%d operations", checked)
}

// record writes the outcomes of the operations in the file, and of new ones of kinds that it does not have.
func record(t *testing.T, ctx *ir.Context) {
	texts := map[string][]string{}
	if _, err := os.Stat(recordedFile); err == nil {
		for _, r := range recordings(t) {
			texts[r.Op] = append(texts[r.Op], r.Text)
		}
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Accepted(ctx)), 17)
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	e := json.NewEncoder(z)
	e.SetEscapeHTML(false)
	for _, name := range names() {
		for _, def := range ctx.OpDefs(ctx.Dialect(name)) {
			if texts[def.Name] == nil {
				for _, c := range g.Cases(def, recordedPerOp) {
					texts[def.Name] = append(texts[def.Name], c.Text)
				}
			}
			for _, text := range texts[def.Name] {
				if err := e.Encode(recording{def.Name, text, compare.Outcome(ctx, text)}); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(recordedFile, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

func recordings(t *testing.T) (list []recording) {
	data, err := os.ReadFile(recordedFile)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > maxRecorded {
		t.Errorf("the file has %d bytes", len(data))
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var r recording
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}
