//go:build unix

package subprocess

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// startGrandchild runs a shell that starts another program, and returns the process of that and the error of the shell.
func startGrandchild(t *testing.T, ctx context.Context, s *Set, script string) (pid int, done chan error) {
	t.Helper()
	if _, err := exec.LookPath("sleep"); err != nil {
		t.Skip(err)
	}
	r, w := io.Pipe()
	cmd := exec.CommandContext(ctx, "/bin/sh", "-c", script)
	cmd.Stdout, cmd.WaitDelay = w, 100*time.Millisecond
	done = make(chan error, 1)
	go func() { done <- s.Run(cmd) }()
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	if pid, err = strconv.Atoi(strings.TrimSpace(line)); err != nil {
		t.Fatal(err)
	}
	return pid, done
}

// checkEnds waits for the end of a process.
func checkEnds(t *testing.T, how string, pid int) {
	t.Helper()
	for range 500 {
		// A process that no one waits for is a zombie until init does, and such a process takes signals.
		if state, err := exec.Command("ps", "-o", "stat=", "-p", strconv.Itoa(pid)).Output(); err != nil || strings.HasPrefix(string(state), "Z") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%s: the process goes on", how)
	_ = syscall.Kill(pid, syscall.SIGKILL)
}

// TestRun ends programs with those that they have started: at the end of a context, by Kill, and when only the latter go on.
func TestRun(t *testing.T) {
	if _, err := exec.LookPath("ps"); err != nil {
		t.Skip(err)
	}
	const waits, leaves = "sleep 100 & echo $!; wait", "sleep 100 & echo $!"
	ctx, cancel := context.WithCancel(t.Context())
	var s Set
	pid, done := startGrandchild(t, ctx, &s, waits)
	cancel()
	if err := <-done; err == nil {
		t.Error("a program whose context ends has no error")
	}
	checkEnds(t, "the context", pid)

	pid, done = startGrandchild(t, t.Context(), &s, leaves)
	if err := <-done; !errors.Is(err, exec.ErrWaitDelay) {
		t.Error(err)
	}
	checkEnds(t, "the end of the first", pid)

	pid, done = startGrandchild(t, t.Context(), &s, waits)
	s.Kill()
	if err := <-done; err == nil {
		t.Error("a program that is ended has no error")
	}
	checkEnds(t, "Kill", pid)
	if err := s.Run(exec.Command("/bin/sh", "-c", "exit 0")); !errors.Is(err, errKilled) {
		t.Errorf("after Kill: %v", err)
	}
}
