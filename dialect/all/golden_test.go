package all_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
	"github.com/mica-ir/mica/internal/reftest"
)

var update = flag.Bool("update", false, "rewrite golden files")

// embedded knows no definitions but mica's own.
var embedded = corpus.Tool()

// TestEmbedded reads the corpora of the dialects that have definitions of their
// own, without any other, and compares text and messages with goldens. The
// differential tests compare the same corpora with the reference.
func TestEmbedded(t *testing.T) {
	for _, dir := range []string{"valid", "errors"} {
		for _, file := range texts(t, dir) {
			if own, _ := filepath.Glob(filepath.Join(filepath.Dir(file), "..", "..", "*.td")); len(own) == 0 {
				continue
			}
			t.Run(dir+"/"+name(file), func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				args := []string{"--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false"}
				var out, errs bytes.Buffer
				embedded.Main(args, strings.NewReader(string(text)), &out, &errs)
				got := out.String()
				if dir == "errors" {
					got = errs.String()
				} else if errs.Len() > 0 {
					t.Error(errs.String())
				}
				golden := strings.TrimSuffix(file, ".mlir") + ".golden"
				if *update {
					if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
						t.Fatal(err)
					}
					return
				}
				want, err := os.ReadFile(golden)
				if err != nil {
					t.Fatal(err)
				}
				if d := reftest.Diff(string(want), got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}
