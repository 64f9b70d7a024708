// Package depfile writes dependency files, which list the inputs of an output for make and
// ninja.
package depfile

import (
	"os"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/tool/osfile"
)

// Write writes a file with the rule.
func Write(name string, targets, dependencies []string) error {
	return osfile.WriteBytes(name, Rule(targets, dependencies))
}

// Rule returns a rule of make: the targets depend on the files of these names. The names are
// sorted, and names of texts that are not files, such as those embedded in the program, are
// omitted.
func Rule(targets, dependencies []string) []byte {
	dependencies = slices.DeleteFunc(slices.Clone(dependencies), func(n string) bool {
		_, err := os.Stat(n)
		return err != nil
	})
	slices.Sort(dependencies)
	return rule(targets, slices.Compact(dependencies))
}

// rule formats a rule without commands.
func rule(targets, dependencies []string) []byte {
	var b []byte
	for i, t := range targets {
		if i > 0 {
			b = append(b, ' ')
		}
		b = escape(b, t)
	}
	b = append(b, ':')
	for _, d := range dependencies {
		b = escape(append(b, ' '), d)
	}
	return append(b, '\n')
}

// escape appends a file name as make reads it.
func escape(b []byte, name string) []byte {
	if !strings.ContainsAny(name, " #$") {
		return append(b, name...)
	}
	for i := range len(name) {
		switch c := name[i]; c {
		case ' ', '#':
			b = append(b, '\\', c)
		case '$':
			b = append(b, '$', c)
		default:
			b = append(b, c)
		}
	}
	return b
}
