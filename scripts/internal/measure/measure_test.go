//go:build linux

package measure

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMemory checks that the memory of a command is not that of this process.
func TestMemory(t *testing.T) {
	large := make([]byte, 256<<20)
	for i := 0; i < len(large); i += 4096 {
		large[i] = 1
	}
	large = nil
	var b Best
	if err := b.Run("/bin/sh", "-c", ":"); err != nil {
		t.Fatal(err)
	}
	if b.Memory <= 0 || b.Memory > 128<<10 {
		t.Errorf("a shell takes %d kB", b.Memory)
	}
	if err := b.Run("/bin/sh", "-c", "echo no >&2; exit 3"); err == nil || !strings.Contains(err.Error(), "exit status 3\nno") {
		t.Errorf("the error of a command is %v", err)
	}
}

func TestSameFile(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	long := strings.Repeat("x", 1<<16)
	for _, c := range []struct {
		a, b string
		same bool
	}{{"", "", true}, {long, long, true}, {long, long + "x", false}, {long + "y", long + "z", false}, {"", "x", false}} {
		if err := SameFile(write("a", c.a), write("b", c.b)); (err == nil) != c.same {
			t.Errorf("texts of %d and %d bytes: %v", len(c.a), len(c.b), err)
		}
	}
}
