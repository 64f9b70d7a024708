package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/opt"
)

// A section is a part of the list of commands.
type section struct {
	heading  string
	commands []string
}

// sections returns the commands in the order of the help text.
func sections() []section {
	return []section{
		{"RUN PASSES AND RULES", []string{"opt", "reduce", "bisect", "explain", "run", "validate"}},
		{"CHECK RULES", []string{"lint", "verify", "fuzz-rules", "rule-coverage"}},
		{"FIND AND CHANGE IR", []string{"query", "rewrite"}},
		{"DEFINITIONS", []string{"tblgen", "pdll", "gen", "doc"}},
		{"EDIT AND TEST", []string{"fmt", "lsp", "lit", "filecheck"}},
		{"HELP", []string{"help", "completion", "version"}},
	}
}

// A described command is a row of the list of commands.
type described struct{ name, summary string }

// describedCommands returns all commands with their summaries, in the order of the sections.
func describedCommands() []described {
	summaries := map[string]string{
		"completion": "print a completion script for bash, zsh, fish or powershell",
		"help":       "print this text, 'help COMMAND' the options of a command, 'help opt PASS' those of a pass",
		"version":    "print the version, the commit, and the LLVMs that were found",
	}
	for _, t := range tools(false) {
		summaries[t.name] = t.summary
		if len(t.aliases) > 0 {
			summaries[t.name] += " (also as " + strings.Join(t.aliases, ", ") + ")"
		}
	}
	var list []described
	for _, s := range sections() {
		for _, name := range s.commands {
			list = append(list, described{name, summaries[name]})
		}
	}
	return list
}

// asksHelp reports whether the first argument asks for help.
func asksHelp(arg string) bool {
	return slices.Contains([]string{"help", "--help", "-help", "-h"}, arg)
}

func usage() string {
	summaries := map[string]string{}
	for _, d := range describedCommands() {
		summaries[d.name] = d.summary
	}
	var b strings.Builder
	b.WriteString("mica: MLIR's declarative half, native in Go\n\nUSAGE: mica <command> [options] [file]\n")
	for _, s := range sections() {
		b.WriteString("\n" + s.heading + ":\n")
		for _, name := range s.commands {
			b.WriteString(flags.Row(name, summaries[name], 13))
		}
	}
	return b.String()
}

// manual returns the list of commands as a page for man.
func manual() string {
	p := flags.Page{Command: "mica", Overview: "MLIR's declarative half, native in Go", Positional: "<command> ..."}
	summaries := map[string]string{}
	for _, d := range describedCommands() {
		summaries[d.name] = d.summary
	}
	for _, s := range sections() {
		section := flags.PageSection{Heading: s.heading}
		for _, name := range s.commands {
			section.Rows = append(section.Rows, [2]string{name, summaries[name]})
		}
		p.Sections = append(p.Sections, section)
	}
	p.Notes = "Each command has a page, mica-opt(1) and the like; 'mica COMMAND --help=man' prints it."
	return p.Format()
}

// helpPass prints the description of a pass.
func helpPass(name string, out, errs io.Writer) int {
	config := opt.Config{}
	text, ok := config.PassHelp(name)
	if ok {
		return flags.Answer(out, errs, text)
	}
	var names []string
	for _, d := range config.Registry().Definitions() {
		names = append(names, d.Argument)
	}
	if text == "" {
		text = fmt.Sprintf("there is no pass '%s'%s", name, suggest.DidYouMean(name, names))
	}
	fmt.Fprintf(errs, "mica: %s\n", text)
	return 1
}

// complete prints the completions of a command line without the name of the program: those of its last word.
func complete(words []string, in io.Reader, out, errs io.Writer) int {
	if len(words) < 2 {
		return candidates(commandNames(), words, out, errs)
	}
	rest := words[1:]
	switch words[0] {
	case "completion":
		return candidates(flags.Plain(shells()), rest, out, errs)
	case "help":
		if len(rest) == 2 && rest[0] == "opt" {
			var passes []flags.Candidate
			for _, d := range (&opt.Config{}).Registry().Definitions() {
				passes = append(passes, flags.Candidate{Text: d.Argument, Help: d.Summary})
			}
			return candidates(passes, rest[1:], out, errs)
		}
		if len(rest) == 1 {
			return candidates(commandNames(), rest, out, errs)
		}
		return 0
	}
	for _, t := range tools(false) {
		if t.name == words[0] {
			return t.main("mica "+t.name, append([]string{flags.CompleteFlag}, rest...), in, out, errs)
		}
	}
	return 0
}

func commandNames() []flags.Candidate {
	var list []flags.Candidate
	for _, d := range describedCommands() {
		summary, _, _ := strings.Cut(d.summary, " (also as")
		list = append(list, flags.Candidate{Text: d.name, Help: summary})
	}
	return list
}

// candidates prints those candidates that begin with the last word.
func candidates(list []flags.Candidate, words []string, out, errs io.Writer) int {
	word := ""
	if len(words) > 0 {
		word = words[len(words)-1]
	}
	list = slices.DeleteFunc(list, func(c flags.Candidate) bool { return !strings.HasPrefix(c.Text, word) })
	return flags.Answer(out, errs, flags.Candidates(list))
}
