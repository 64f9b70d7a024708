package lit

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/mica-ir/mica/internal/subprocess"
)

// A Tool is the main function of a program; args do not include its name.
type Tool func(args []string, in io.Reader, out, errs io.Writer) int

// A shell runs command lines.
type shell struct {
	ctx      context.Context
	tools    map[string]Tool
	programs bool     // other commands are programs
	path     []string // directories of programs that precede the tools
	running  *subprocess.Set
	log      bytes.Buffer
}

// An invocation is a command without what precedes it.
type invocation struct {
	words    []string
	inverted bool // by not
	crash    bool // not --crash: it must be ended by a signal
	env      []string
	unset    []string
}

// prefixes splits off not and env.
func prefixes(words []string) (c invocation, err error) {
	for len(words) > 0 {
		switch words[0] {
		case "not":
			c.inverted = !c.inverted
			if words = words[1:]; len(words) > 0 && words[0] == "--crash" {
				c.crash, words = true, words[1:]
			}
			if len(words) == 0 {
				return c, errors.New("nothing after not")
			}
		case "env":
			for words = words[1:]; len(words) > 0; words = words[1:] {
				if words[0] == "-u" && len(words) > 1 {
					c.unset, words = append(c.unset, words[1]), words[1:]
				} else if strings.Contains(words[0], "=") {
					c.env = append(c.env, words[0])
				} else {
					break
				}
			}
			if len(words) == 0 {
				return c, errors.New("no command after env")
			}
		default:
			c.words = words
			return c, nil
		}
	}
	return c, errors.New("there is no command")
}

// tool returns the function that runs an invocation.
func (s *shell) tool(c *invocation) (Tool, error) {
	name := c.words[0]
	for _, dir := range s.path {
		if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return s.program(path, c), nil
		}
	}
	tool := s.tools[name]
	if tool == nil {
		tool = builtin[name]
	}
	if tool != nil {
		switch {
		case c.crash:
			return nil, errors.New("a tool in process cannot crash: not --crash")
		case len(c.env)+len(c.unset) > 0:
			return nil, fmt.Errorf("env is only for programs, and %q runs in the process", name)
		}
		return tool, nil
	}
	if s.programs {
		if path, err := exec.LookPath(name); err == nil {
			return s.program(path, c), nil
		}
	}
	return nil, fmt.Errorf("unknown tool %q", name)
}

// line runs pipelines and returns whether the last one that ran succeeded.
func (s *shell) line(list []pipeline) (bool, error) {
	ok := true
	for i, p := range list {
		if i > 0 && !p.always && ok == p.unless {
			continue
		}
		var err error
		if ok, err = s.pipeline(p); err != nil {
			return false, err
		}
	}
	return ok, nil
}

// pipeline runs commands in sequence. It succeeds if all of them do.
func (s *shell) pipeline(p pipeline) (bool, error) {
	ok := true
	var between []byte
	for i, c := range p.commands {
		var out, errs bytes.Buffer
		good, err := s.command(c, between, &out, &errs)
		if err != nil {
			return false, err
		}
		if !good {
			ok = false
			fmt.Fprintf(&s.log, "command failed: %s\n", strings.Join(c.words, " "))
		}
		s.log.Write(errs.Bytes())
		between = out.Bytes()
		if i+1 == len(p.commands) {
			s.log.Write(between)
		}
	}
	return ok, nil
}

// command runs a command with its redirections, and reports whether it succeeds; each `not` inverts
// that. Output to files is collected first, so that a command may read a file that it writes.
func (s *shell) command(c command, piped []byte, out, errs *bytes.Buffer) (bool, error) {
	in := io.Reader(bytes.NewReader(piped))
	if c.in != "" {
		if err := checkName(c.in); err != nil {
			return false, err
		}
		text, err := os.ReadFile(c.in)
		if err != nil {
			return false, err
		}
		in = bytes.NewReader(text)
	}
	var file, errFile bytes.Buffer
	var o, e io.Writer = out, errs
	if c.out.file != "" {
		o = &file
	}
	switch {
	case c.errs.file != "":
		e = &errFile
	case c.merged:
		e = o
	}
	call, err := prefixes(c.words)
	if err != nil {
		return false, err
	}
	tool, err := s.tool(&call)
	if err != nil {
		return false, err
	}
	code := tool(call.words[1:], in, o, e)
	ok := code == 0
	if call.crash {
		ok = code != crashed // which is inverted
	}
	for _, f := range []struct {
		to   redirect
		text []byte
	}{{c.out, file.Bytes()}, {c.errs, errFile.Bytes()}} {
		if err := write(f.to, f.text); err != nil {
			return false, err
		}
	}
	return ok != call.inverted, nil
}

// crashed is the code of a program that was ended by a signal.
const crashed = -1

// program returns a tool that runs a program of the operating system.
func (s *shell) program(path string, c *invocation) Tool {
	return func(args []string, in io.Reader, out, errs io.Writer) int {
		cmd := exec.CommandContext(s.ctx, path, args...)
		cmd.Stdin, cmd.Stdout, cmd.Stderr = in, out, errs
		cmd.WaitDelay = time.Second // for processes that it has started
		if len(c.env)+len(c.unset) > 0 {
			cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool {
				name, _, _ := strings.Cut(v, "=")
				return slices.Contains(c.unset, name)
			})
			cmd.Env = append(cmd.Env, c.env...)
		}
		run := cmd.Run
		if s.ctx.Done() != nil {
			run = func() error { return s.running.Run(cmd) }
		}
		err := run()
		var exit *exec.ExitError
		switch {
		case err == nil:
			return 0
		case errors.As(err, &exit):
			return exit.ExitCode() // -1 after a signal
		}
		fmt.Fprintln(errs, err)
		return 1
	}
}

// checkName rejects a relative file name, since tests share the working directory.
func checkName(name string) error {
	if filepath.IsAbs(name) {
		return nil
	}
	return fmt.Errorf("the file %q is not named by %%s, %%S or %%t", name)
}

func write(to redirect, text []byte) error {
	if to.file == "" || to.file == os.DevNull {
		return nil
	}
	mode := os.O_TRUNC
	if to.append {
		mode = os.O_APPEND
	}
	if err := checkName(to.file); err != nil {
		return err
	}
	f, err := os.OpenFile(to.file, os.O_WRONLY|os.O_CREATE|mode, 0o666)
	if err != nil {
		return err
	}
	if _, err := f.Write(text); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// builtin holds the commands that are not tools.
var builtin = map[string]Tool{
	":":     func([]string, io.Reader, io.Writer, io.Writer) int { return 0 },
	"true":  func([]string, io.Reader, io.Writer, io.Writer) int { return 0 },
	"false": func([]string, io.Reader, io.Writer, io.Writer) int { return 1 },
	"echo": func(args []string, _ io.Reader, out, _ io.Writer) int {
		fmt.Fprintln(out, strings.Join(args, " "))
		return 0
	},
	"cat": func(args []string, in io.Reader, out, errs io.Writer) int {
		if len(args) == 0 {
			io.Copy(out, in) // writes to a buffer do not fail
		}
		for _, a := range args {
			text, err := os.ReadFile(a)
			if err != nil {
				fmt.Fprintln(errs, "cat:", err)
				return 1
			}
			out.Write(text) // writes to a buffer do not fail
		}
		return 0
	},
}
