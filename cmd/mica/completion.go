package main

import (
	_ "embed"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/flags"
)

// The scripts pass the words of the command line to mica, which prints the completions of the last one, so that the
// scripts stay valid when commands and flags change.

//go:embed completion.bash
var bashCompletion string

//go:embed completion.zsh
var zshCompletion string

//go:embed completion.fish
var fishCompletion string

//go:embed completion.ps1
var powerShellCompletion string

func shells() []string { return []string{"bash", "zsh", "fish", "powershell"} }

// completion writes the script for a shell.
func completion(args []string, out, errs io.Writer) int {
	usage := "USAGE: mica completion " + strings.Join(shells(), "|") + "\n\nPrints a script that completes commands, flags, their values, and file names.\n"
	if len(args) == 1 && slices.Contains([]string{"--help", "-help", "-h"}, args[0]) {
		return flags.Answer(out, errs, usage)
	}
	if len(args) != 1 {
		io.WriteString(errs, usage)
		return 1
	}
	script, ok := map[string]string{"bash": bashCompletion, "zsh": zshCompletion, "fish": fishCompletion, "powershell": powerShellCompletion}[args[0]]
	if !ok {
		fmt.Fprintf(errs, "mica completion: unknown shell '%s'%s\n", args[0], suggest.DidYouMean(args[0], shells()))
		return 1
	}
	return flags.Answer(out, errs, script)
}
