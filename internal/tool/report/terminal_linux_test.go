package report

import (
	"fmt"
	"os"
	"syscall"
	"testing"
	"unsafe"
)

// pseudoTerminal returns a terminal whose output is discarded.
func pseudoTerminal(t *testing.T) *os.File {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { master.Close() })
	var locked, number int32
	for request, arg := range map[uintptr]*int32{syscall.TIOCSPTLCK: &locked, syscall.TIOCGPTN: &number} {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, master.Fd(), request, uintptr(unsafe.Pointer(arg))); errno != 0 {
			t.Skip(errno)
		}
	}
	terminal, err := os.OpenFile(fmt.Sprint("/dev/pts/", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { terminal.Close() })
	return terminal
}

// TestColorOnTerminal checks the conditions for colors on a terminal.
func TestColorOnTerminal(t *testing.T) {
	terminal := pseudoTerminal(t)
	for _, c := range []struct {
		noColor, term, color string
		want                 bool
	}{
		{"", "xterm", "auto", true},
		{"", "xterm", "", true},
		{"", "xterm", "never", false},
		{"1", "xterm", "auto", false},
		{"1", "xterm", "", false},
		{"1", "xterm", "always", true},
		{"", "dumb", "auto", false},
		{"", "dumb", "always", true},
	} {
		t.Setenv("NO_COLOR", c.noColor)
		t.Setenv("TERM", c.term)
		if got := (&Options{color: c.color}).colored(terminal); got != c.want {
			t.Errorf("NO_COLOR=%q TERM=%q --color=%s: %v", c.noColor, c.term, c.color, got)
		}
	}
}
