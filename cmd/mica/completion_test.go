package main

import (
	"bytes"
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

// TestCompletionFish completes commands and flags in a shell.
func TestCompletionFish(t *testing.T) {
	env := installed(t, "fish")
	for words, want := range map[string]string{
		"mica tb":                "tblgen\tevaluate TableGen and print records\n",
		"mica fmt --dif":         "--diff\n",
		"mica opt --allow-unreg": "--allow-unregistered-dialect\n",
	} {
		c := exec.Command("fish", "-N", "-c", "mica completion fish | source; complete -C $argv[1]", words)
		c.Env = env
		out, err := c.CombinedOutput()
		if err != nil || string(out) != want {
			t.Errorf("%q: %q, want %q; %v", words, out, want, err)
		}
	}
}

// TestCompletionZsh calls the function that the shell calls, as in a completion, with
// functions in the place of those that show the candidates.
func TestCompletionZsh(t *testing.T) {
	env := installed(t, "zsh")
	for words, want := range map[string]string{
		"mica t":                 "tblgen:evaluate TableGen and print records\n",
		"mica fmt --dif":         "\n--diff\n",
		"mica opt --allow-unreg": "\n--allow-unregistered-dialect\n",
		"mica opt in":            "files\n",
	} {
		const script = `
			function compdef() { : }
			function compadd() { print -rl -- "$@" }
			function _files() { print files }
			function _describe() { print -rl -- ${(P)2} }
			eval "$(mica completion zsh)"
			words=(${=1}); CURRENT=$#words; _mica
			mica completion zsh > $HOME/_mica; fpath=($HOME); unfunction _mica; autoload -Uz _mica; _mica`
		c := exec.Command("zsh", "-f", "-c", script, "zsh", words)
		c.Env = env
		out, err := c.CombinedOutput()
		if err != nil || strings.Count("\n"+string(out), want) != 2 { // evaluated, and as a file of functions
			t.Errorf("%q: %q, want %q twice; %v", words, out, want, err)
		}
	}
}

// TestCompletionBash completes commands and flags in a shell.
func TestCompletionBash(t *testing.T) {
	env := installed(t, "bash")
	for words, want := range map[string]string{
		"mica t":                  "tblgen\n",
		"mica fmt --di":           "--diff\n--diagnostics\n",
		"mica opt --allow-unreg":  "--allow-unregistered-dialect\n",
		"mica opt --canonicalize": "--canonicalize\n",
		"mica fmt a":              "",
	} {
		c := exec.Command("bash", "-c", `eval "$(mica completion bash)"; COMP_WORDS=($0); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _mica; [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\n' "${COMPREPLY[@]}"`, words)
		c.Env = env
		var errs bytes.Buffer
		c.Stderr = &errs
		out, err := c.Output()
		if got := string(out); err != nil || got != want && strings.ReplaceAll(want, "--diff\n--diagnostics\n", "--diagnostics\n--diff\n") != got {
			t.Errorf("%q: %q, want %q; %v %s", words, out, want, err, errs.String())
		}
	}
}

func TestCompletionShells(t *testing.T) {
	for shell, want := range map[string]string{"zsh": "'opt:load dialects", "fish": "complete -c mica -n __fish_use_subcommand -f -a opt -d 'load dialects"} {
		var out, errs bytes.Buffer
		if code := completion([]string{shell}, &out, &errs); code != 0 || !strings.Contains(out.String(), want) || strings.Contains(out.String(), "COMMANDS") {
			t.Errorf("%s: exit code %d, %s\n%s", shell, code, errs.String(), out.String())
		}
		// The shells themselves check the syntax, where they are.
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
