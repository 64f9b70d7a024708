package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestCompletionBash completes commands and flags in a shell.
func TestCompletionBash(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	// The completion asks this program for the flags.
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "mica"), []byte("#!/bin/sh\nMICA_TEST_RUN=1 exec '"+self+"' \"$@\"\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	for words, want := range map[string]string{
		"mica t":                  "tblgen\n",
		"mica fmt --di":           "--diff\n--diagnostics\n",
		"mica opt --allow-unreg":  "--allow-unregistered-dialect\n",
		"mica opt --canonicalize": "--canonicalize\n",
		"mica fmt a":              "",
	} {
		c := exec.Command("bash", "-c", `eval "$(mica completion bash)"; COMP_WORDS=($0); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _mica; [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\n' "${COMPREPLY[@]}"`, words)
		c.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
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
