package passtest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

const example = `-- 1/args --
--cse
-- 1/output --
module {
}

-- 2/args --
--sroa='x=1 y'
-- 2/exit --
1
-- 2/errors --
error: none
-- 2/written/a.txt --
a
`

// TestArchive reads a golden file and writes it.
func TestArchive(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.golden")
	if err := os.WriteFile(file, []byte(example), 0o666); err != nil {
		t.Fatal(err)
	}
	a := readArchive(t, file)
	if r := a.record("--sroa='x=1 y'"); len(a.records) != 2 || r.code != 1 || len(r.files) != 1 {
		t.Errorf("got %+v", r)
	}
	list := []string{"--cse", "--not-run", "--sroa='x=1 y'"}
	golden.CompareText(t, "archive", example, string(a.format(t, list)))
}
