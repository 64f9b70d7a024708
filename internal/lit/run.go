package lit

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A Tool is the main function of a program; args do not include its name.
type Tool func(args []string, in io.Reader, out, errs io.Writer) int

// A shell runs command lines.
type shell struct {
	tools    map[string]Tool
	programs bool // other commands are programs
	log      bytes.Buffer
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
	words, inverted := c.words, false
	crash := false
	for len(words) > 0 && words[0] == "not" {
		inverted = !inverted
		words = words[1:]
		if len(words) > 0 && words[0] == "--crash" {
			crash = true
			words = words[1:]
		}
	}
	if len(words) == 0 {
		return false, errors.New("nothing after not")
	}
	if crash {
		return false, errors.New("a tool in process cannot crash: not --crash")
	}
	tool := s.tools[words[0]]
	if tool == nil {
		tool = builtin[words[0]]
	}
	if tool == nil && s.programs {
		tool = program(words[0])
	}
	if tool == nil {
		return false, fmt.Errorf("unknown tool %q", words[0])
	}
	ok := tool(words[1:], in, o, e) == 0
	for _, f := range []struct {
		to   redirect
		text []byte
	}{{c.out, file.Bytes()}, {c.errs, errFile.Bytes()}} {
		if err := write(f.to, f.text); err != nil {
			return false, err
		}
	}
	return ok != inverted, nil
}

// program returns a tool that runs a program of the operating system, or nil if the program
// does not exist.
func program(name string) Tool {
	path, err := exec.LookPath(name)
	if err != nil {
		return nil
	}
	return func(args []string, in io.Reader, out, errs io.Writer) int {
		cmd := exec.Command(path, args...)
		cmd.Stdin, cmd.Stdout, cmd.Stderr = in, out, errs
		err := cmd.Run()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			fmt.Fprintln(errs, err)
		}
		if err != nil {
			return 1
		}
		return 0
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
