package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// installed returns the environment of a shell in which mica is this program, which the
// completions ask for the flags. It skips the test without the shell.
func installed(t *testing.T, shell string) []string {
	t.Helper()
	if _, err := exec.LookPath(shell); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "mica"), []byte("#!/bin/sh\nMICA_TEST_RUN=1 exec '"+self+"' \"$@\"\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	return append(os.Environ(), "HOME="+dir, "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
}

// completions are words of command lines, and the last word completed.
func completions() map[string]string {
	return map[string]string{
		"mica tb":                "tblgen",
		"mica fmt --dif":         "--diff",
		"mica opt --allow-unreg": "--allow-unregistered-dialect",
		"mica opt --color=al":    "--color=always",
		"mica opt --pass-pipeline=builtin.module(canonicalize{region-simplify=ag": "--pass-pipeline=builtin.module(canonicalize{region-simplify=aggressive",
		"mica opt --patterns=r":                                "--patterns=rules.pdll",
		"mica opt --patterns su":                               "sub/",
		"mica opt --patterns=rules.pdll --disable-patterns=Fi": "--disable-patterns=First",
		"mica opt --disable-patterns=AddIAddC":                 "--disable-patterns=AddIAddConstant",
		"mica help opt canon":                                  "canonicalize",
		"mica completion pow":                                  "powershell",
		"mica tblgen --gen-op-docs":                            "",
		"mica tblgen --gen-op-do":                              "--gen-op-doc",
		"mica filecheck --dump-input=fa":                       "--dump-input=fail",
		"mica fmt rules":                                       "rules.pdll",
		"mica foo ":                                            "",
	}
}

// inFiles makes a directory with files for completions the current one.
func inFiles(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"rules.pdll": "Pattern First { erase op<x.y>; }\nPattern Second { erase op<x.z>; }\n", "rules.txt": ""} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("sub", 0o777); err != nil {
		t.Fatal(err)
	}
}

// TestCompletions asks mica as the scripts of the shells do.
func TestCompletions(t *testing.T) {
	inFiles(t)
	for words, want := range completions() {
		args := append([]string{"mica", "--help-complete"}, strings.Split(words, " ")[1:]...)
		out, errs, code := call("", args...)
		text, _, _ := strings.Cut(out, "\t")
		if strings.TrimSuffix(text, "\n") != want || code != 0 || errs != "" {
			t.Errorf("%q: %q, want %q; exit code %d, %s", words, out, want, code, errs)
		}
	}
	// All commands are in a section of the help text.
	for _, tool := range tools(false) {
		if out, _, _ := call("", "mica", "--help-complete", tool.name); !strings.HasPrefix(out, tool.name) {
			t.Errorf("%s is not completed", tool.name)
		}
	}
}

// TestCompletionFish completes in a shell.
func TestCompletionFish(t *testing.T) {
	env := installed(t, "fish")
	inFiles(t)
	for words, want := range completions() {
		c := exec.Command("fish", "-N", "-c", "mica completion fish | source; complete -C $argv[1]", words)
		if strings.Contains(words, "(") {
			continue // a substitution of a command, outside of quotes
		}
		c.Env = env
		out, err := c.CombinedOutput()
		text, _, _ := strings.Cut(string(out), "\t")
		if err != nil || strings.TrimSuffix(text, "\n") != want {
			t.Errorf("%q: %q, want %q; %v", words, out, want, err)
		}
	}
}

// TestCompletionZsh calls the function that the shell calls, as in a completion, with
// a function in the place of the one that shows the candidates.
func TestCompletionZsh(t *testing.T) {
	env := installed(t, "zsh")
	inFiles(t)
	for words, want := range completions() {
		const script = `
			function compdef() { : }
			function compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -rl -- "$@" }
			eval "$(mica completion zsh)"
			words=("${(@s: :)1}"); CURRENT=$#words; _mica
			mica completion zsh > $HOME/_mica; fpath=($HOME); unfunction _mica; autoload -Uz _mica; _mica`
		c := exec.Command("zsh", "-f", "-c", script, "zsh", words)
		c.Env = env
		out, err := c.CombinedOutput()
		if want != "" {
			want += "\n"
		}
		if exit := (&exec.ExitError{}); err != nil && !errors.As(err, &exit) || string(out) != want+want { // evaluated, and as a file of functions
			t.Errorf("%q: %q, want %q twice; %v", words, out, want, err)
		}
	}
}

// TestCompletionBash completes in a shell.
func TestCompletionBash(t *testing.T) {
	env := installed(t, "bash")
	inFiles(t)
	cases := completions()
	cases["mica opt --pass-pipeline='builtin.module(canonicalize{top-down=fa"] = "--pass-pipeline=builtin.module(canonicalize{top-down=false"
	for words, want := range cases {
		c := exec.Command("bash", "-c", `eval "$(mica completion bash)"; COMP_LINE=$0 COMP_POINT=${#0}; _mica; [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\n' "${COMPREPLY[@]}"`, words)
		c.Env = env
		var errs bytes.Buffer
		c.Stderr = &errs
		out, err := c.Output()
		// bash replaces the part of the word after the last '=' or quote.
		if i := strings.LastIndexByte(words, '\''); i >= 0 {
			want = strings.TrimPrefix(want, "--pass-pipeline=")
		} else if strings.Contains(words[strings.LastIndexByte(words, ' '):], "=") {
			want = want[strings.LastIndexByte(want, '=')+1:]
		}
		if got := strings.TrimSuffix(string(out), "\n"); err != nil || got != want {
			t.Errorf("%q: %q, want %q; %v %s", words, got, want, err, errs.String())
		}
	}
}

// TestCompletionBashQuotes completes names of files that mean something to the shell, and lets it evaluate the line.
func TestCompletionBashQuotes(t *testing.T) {
	env := installed(t, "bash")
	t.Chdir(t.TempDir())
	for _, name := range []string{"a b.td", "$(touch pwned).td", "`touch pwned`x.td", "it's \"so\" $HOME!.td", "{p,q}.td", "back\\slash;x.td", "line\nfeed.td", "~.td"} {
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Skip(err) // a system without such names
		}
	}
	for _, c := range []struct{ before, word, closing, want string }{
		{"mica doc ", "a", "", "a b.td"},
		{"mica doc ", `a\ `, "", "a b.td"},
		{"mica doc ", "\\$", "", "$(touch pwned).td"},
		{"mica doc '", "$(", "'", "$(touch pwned).td"},
		{`mica doc "`, `\$`, `"`, "$(touch pwned).td"},
		{"mica doc ", "\\`", "", "`touch pwned`x.td"},
		{`mica doc "`, "\\`", `"`, "`touch pwned`x.td"},
		{"mica doc ", "it", "", "it's \"so\" $HOME!.td"},
		{"mica doc '", "it", "'", "it's \"so\" $HOME!.td"},
		{`mica doc "`, "it", `"`, "it's \"so\" $HOME!.td"},
		{"mica doc 'a b.td' ", "\\{", "", "{p,q}.td"},
		{"mica doc ", "back", "", "back\\slash;x.td"},
		{"mica doc ", "line", "", ""}, // candidates are lines
		{"mica doc ", `\~`, "", "~.td"},
		{"mica opt --patterns=", "a", "", "--patterns=a b.td"},
		{"mica opt --patterns='", "a", "'", "--patterns=a b.td"},
	} {
		const script = `
			eval "$(mica completion bash)"
			COMP_LINE=$1$2 COMP_POINT=$((${#1} + ${#2})); _mica
			[ ${#COMPREPLY[@]} -gt 0 ] || exit 0
			[ ${#COMPREPLY[@]} -eq 1 ] || { printf 'several: %s\n' "${COMPREPLY[@]}"; exit; }
			eval "words=($1${COMPREPLY[0]}$3)"
			printf '%s\n' "${words[${#words[@]} - 1]}"`
		cmd := exec.Command("bash", "-c", script, "bash", c.before, c.word, c.closing)
		cmd.Env = env
		out, err := cmd.CombinedOutput()
		if got := strings.TrimSuffix(string(out), "\n"); err != nil || got != c.want {
			t.Errorf("%s%s: %q, want %q; %v", c.before, c.word, got, c.want, err)
		}
	}
	if _, err := os.Stat("pwned"); err == nil {
		t.Error("a name of a file is executed")
	}
}

// TestCompletionShells lets the shells check the syntax of the scripts, where they are.
func TestCompletionShells(t *testing.T) {
	for _, shell := range shells() {
		var out, errs bytes.Buffer
		if code := completion([]string{shell}, &out, &errs); code != 0 || !strings.Contains(out.String(), "--help-complete") {
			t.Errorf("%s: exit code %d, %s\n%s", shell, code, errs.String(), out.String())
		}
		if path, err := exec.LookPath(shell); err == nil {
			c := exec.Command(path, "-n")
			c.Stdin = &out
			if text, err := c.CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", shell, err, text)
			}
		}
	}
	var out, errs bytes.Buffer
	if code := completion([]string{"zssh"}, &out, &errs); code != 1 || errs.String() != "mica completion: unknown shell 'zssh'; did you mean 'zsh'?\n" {
		t.Errorf("exit code %d, %q", code, errs.String())
	}
}
