package lit

import (
	"fmt"
	"strings"
)

// A command is a tool's name and arguments with its redirections.
type command struct {
	words  []string
	in     string // file for standard input, "" for none
	out    redirect
	errs   redirect
	merged bool // standard error is redirected to standard output
}

type redirect struct {
	file   string
	append bool
}

// A pipeline is a list of commands. Each reads the output of the previous one.
type pipeline struct {
	commands []command
	always   bool // runs even if the previous one failed
	unless   bool // runs only if the previous one failed
}

// parse reads the pipelines of a command line.
//
//	line     ::= pipeline ((`&&` | `||` | `;`) pipeline)*
//	pipeline ::= command (`|` command)*
//	command  ::= (word | redirection)+
func parse(line string, vars map[string]string) ([]pipeline, error) {
	tokens, err := lex(line, vars)
	if err != nil {
		return nil, err
	}
	list := []pipeline{{commands: make([]command, 1)}}
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		last := &list[len(list)-1]
		c := &last.commands[len(last.commands)-1]
		if !t.op {
			c.words = append(c.words, t.text)
			continue
		}
		switch t.text {
		case "|", "&&", "||", ";":
			if len(c.words) == 0 {
				return nil, fmt.Errorf("nothing before %q", t.text)
			}
			if t.text == "|" {
				last.commands = append(last.commands, command{})
				continue
			}
			list = append(list, pipeline{commands: make([]command, 1), always: t.text == ";", unless: t.text == "||"})
			continue
		case "2>&1":
			c.merged = true
			continue
		}
		if i++; i == len(tokens) || tokens[i].op {
			return nil, fmt.Errorf("no file after %q", t.text)
		}
		to := redirect{tokens[i].text, strings.HasSuffix(t.text, ">>")}
		switch t.text {
		case "<":
			c.in = to.file
		case ">", ">>", "1>":
			c.out = to
		case "2>", "2>>":
			c.errs = to
		case "&>":
			c.out, c.merged = to, true
		}
	}
	last := list[len(list)-1]
	if len(last.commands[len(last.commands)-1].words) == 0 {
		return nil, fmt.Errorf("no command at the end")
	}
	return list, nil
}
