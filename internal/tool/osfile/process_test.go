package osfile_test

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/mica-ir/mica/internal/tool/osfile"
)

// scene names the environment variable that selects the behaviour of a started process.
const scene = "MICA_OSFILE_TEST"

// TestMain makes the test's own binary a program that writes a file.
func TestMain(m *testing.M) {
	switch os.Getenv(scene) {
	case "wait": // writes half of the output and waits
		osfile.Write(os.Args[1], func(w io.Writer) error {
			w.Write(make([]byte, 1<<20))
			os.Stdout.WriteString("ready\n")
			io.Copy(io.Discard, os.Stdin)
			return nil
		})
		os.Exit(0)
	case "handles": // writes half of the output, and survives the signal
		signals := make(chan os.Signal, 2)
		signal.Notify(signals, os.Interrupt)
		err := osfile.Write(os.Args[1], func(w io.Writer) error {
			os.Stdout.WriteString("ready\n")
			<-signals
			<-signals // from the writer
			return nil
		})
		if err == nil {
			os.Exit(2)
		}
		os.Exit(0)
	case "stdout": // writes to the file that the standard output is
		os.Stdout.WriteString("before\n")
		if err := osfile.WriteBytes(os.Args[1], []byte("output\n")); err != nil {
			panic(err)
		}
		os.Stdout.WriteString("after\n")
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func process(t *testing.T, what string, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, args...)
	cmd.Env = append(os.Environ(), scene+"="+what)
	return cmd
}

// start starts a process, and waits for its message that it is ready.
func start(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "ready\n" {
		t.Fatal(line, err)
	}
}

// TestHandledSignal interrupts a process that handles the signal, too. There is no file, and it ends.
func TestHandledSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("processes cannot be interrupted there")
	}
	dir := t.TempDir()
	cmd := process(t, "handles", filepath.Join(dir, "out"))
	start(t, cmd)
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 0 {
		t.Errorf("the directory holds %v", entries)
	}
}

// TestSignal checks that a process that is interrupted leaves neither the file nor a
// temporary one, and that the signal ends it.
func TestSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("processes cannot be interrupted there")
	}
	dir := t.TempDir()
	cmd := process(t, "wait", filepath.Join(dir, "out"))
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	start(t, cmd)
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("while it writes, the directory holds %v", entries)
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.Exited() {
		t.Errorf("the process has ended with %v", cmd.ProcessState)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 0 {
		t.Errorf("the directory holds %v", entries)
	}
}

// TestStandardOutput checks that a file that is also the standard output keeps the other output
// written to that.
func TestStandardOutput(t *testing.T) {
	name := filepath.Join(t.TempDir(), "out")
	for _, output := range []string{name, "/dev/stdout"} {
		if _, err := os.Stat(filepath.Dir(output)); err != nil {
			continue // there is no such file there
		}
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		f.WriteString("another\n")
		cmd := process(t, "stdout", output)
		cmd.Stdout = f
		if err := cmd.Run(); err != nil {
			t.Fatal(err)
		}
		f.WriteString("the last\n")
		if got := contents(t, name); got != "another\nbefore\noutput\nafter\nthe last\n" {
			t.Errorf("-o %s: the file holds %q", output, got)
		}
	}
}
