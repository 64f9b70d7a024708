package std_test

import (
	"path/filepath"
	"regexp"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

// TestHelperNames checks that two dialects have no helper classes or records of one name, since a file
// may include both.
func TestHelperNames(t *testing.T) {
	helper := regexp.MustCompile(`(?m)^\s*(?:class|def|multiclass|defvar|defm)\s+(_\w+)`)
	in := map[string]string{}
	for _, file := range golden.Files(t, "../*/*.td") {
		dialect := filepath.Base(filepath.Dir(file))
		for _, m := range helper.FindAllStringSubmatch(golden.Read(t, file), -1) {
			if other, ok := in[m[1]]; ok && other != dialect {
				t.Errorf("%s and %s both have %s", other, dialect, m[1])
			}
			in[m[1]] = dialect
		}
	}
	if len(in) < 100 {
		t.Errorf("only %d names", len(in))
	}
}
