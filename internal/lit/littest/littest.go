// Package littest runs the files with RUN lines of a directory as tests of Go.
package littest

import (
	"testing"

	"github.com/mica-ir/mica/internal/lit"
)

// Run runs the tests in the files of a directory tree, each as a parallel subtest
// named by its path.
func Run(t *testing.T, dir string, tools map[string]lit.Tool) {
	t.Helper()
	o := &lit.Options{Tools: tools}
	tests, err := lit.Find(dir, o)
	if err != nil {
		t.Fatal(err)
	}
	if len(tests) == 0 {
		t.Errorf("no tests in %s", dir)
	}
	for _, test := range tests {
		t.Run(test.Name, func(t *testing.T) {
			t.Parallel()
			switch r := test.Run(t.TempDir(), o); {
			case r.Status.Bad():
				t.Fatal(r.Reason)
			case r.Status == lit.Skipped:
				t.Skip(r.Reason)
			}
		})
	}
}
