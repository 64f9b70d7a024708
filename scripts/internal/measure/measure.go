//go:build linux

// Package measure measures the time and memory of processes.
package measure

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"syscall"
	"time"
)

// A Best is the lowest cost of several runs of a command.
type Best struct {
	Wall, CPU time.Duration
	Memory    int64 // at most resident, in kilobytes
}

// Run runs a command and lowers b where the run costs less. The error contains the command's
// standard error.
func (b *Best) Run(name string, args ...string) error {
	if err := shrink(); err != nil {
		return err
	}
	cmd := exec.Command(name, args...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s %v: %w\n%s", name, args, err, errs.Bytes())
	}
	run := Best{Wall: time.Since(start), CPU: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()}
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		run.Memory = int64(u.Maxrss)
	}
	if b.Wall == 0 {
		*b = run
	}
	b.Wall, b.CPU, b.Memory = min(b.Wall, run.Wall), min(b.CPU, run.CPU), min(b.Memory, run.Memory)
	return nil
}

// shrink resets the peak of this process's memory to its current size. Linux counts the peak of
// the process that starts a command as the command's own.
func shrink() error {
	debug.FreeOSMemory()
	return os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}

// Minus returns the difference of b and c.
func (b Best) Minus(c Best) Best {
	return Best{b.Wall - c.Wall, b.CPU - c.CPU, b.Memory - c.Memory}
}

// Columns returns wall time in seconds, processor time in seconds and memory in megabytes
// of b and, unless it is zero, of another run, with their ratio.
func (b Best) Columns(other Best) [3]string {
	column := func(x, y float64, format string) string {
		text := fmt.Sprintf(format, x)
		if y != 0 {
			text += fmt.Sprintf(" / "+format+" (%.2f)", y, x/y)
		}
		return text
	}
	return [3]string{
		column(b.Wall.Seconds(), other.Wall.Seconds(), "%.2f"),
		column(b.CPU.Seconds(), other.CPU.Seconds(), "%.2f"),
		column(float64(b.Memory)/1024, float64(other.Memory)/1024, "%.0f"),
	}
}

// SameFile returns an error unless two files have the same content.
func SameFile(first, second string) error {
	a, err := os.Open(first)
	if err != nil {
		return err
	}
	defer a.Close()
	b, err := os.Open(second)
	if err != nil {
		return err
	}
	defer b.Close()
	x, y := make([]byte, 1<<16), make([]byte, 1<<16)
	for {
		n, errA := io.ReadFull(a, x)
		m, errB := io.ReadFull(b, y)
		if !bytes.Equal(x[:n], y[:m]) {
			return fmt.Errorf("%s and %s differ", first, second)
		}
		if errA != nil || errB != nil {
			return nil // both files end here
		}
	}
}
