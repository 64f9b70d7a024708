package lsp

import (
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/mica-ir/mica/internal/tool/flags"
)

// flagSet returns the flags of a variant.
func (o *options) flagSet(v *variant, errs io.Writer) *flags.Set {
	set := &flags.Set{Tool: v.name}
	set.Bool(&o.Test, "lit-test", "Abbreviation for -input-style=delimited -pretty -log=verbose: for tests")
	set.Bool(&o.Pretty, "pretty", "Pretty-print JSON output")
	set.Add(flags.Flag{Name: "input-style", Kind: flags.Value, Arg: "value", Values: []string{"standard", "delimited"}, Help: "Input JSON stream encoding: standard (the default) or delimited", Set: func(s string) error {
		switch s {
		case "standard", "delimited":
			o.Test = o.Test || s == "delimited"
			return nil
		}
		return fmt.Errorf("Cannot find option named '%s'!", s)
	}})
	set.Add(flags.Flag{Name: "log", Kind: flags.Value, Arg: "value", Values: []string{"error", "info", "verbose"}, Help: "Verbosity of log messages: error, info (the default) or verbose", Set: func(s string) error {
		switch s {
		case "error", "info", "verbose":
			o.log = s
			return nil
		}
		return fmt.Errorf("Cannot find option named '%s'!", s)
	}})
	for _, language := range v.options {
		set.Strings(&o.Includes, language+"-extra-dir", "directory", "Extra directory of include files")
		set.Strings(&o.databases, language+"-compilation-database", "string",
			"Compilation YAML databases containing additional compilation information for "+suffix(language)+" files")
	}
	set.LLVM(errs)
	set.Standard(&o.help, &o.version)
	return set
}

// suffix returns the suffix of the files of a language in flags.
func suffix(language string) string {
	if language == "tablegen" {
		return ".td"
	}
	return "." + language
}

// logger returns a function that writes messages with the time.
func (o *options) logger(errs io.Writer) func(format string, args ...any) {
	if o.log == "error" || o.log == "" && !o.Test {
		return func(string, ...any) {}
	}
	var mu sync.Mutex
	return func(format string, args ...any) {
		mu.Lock()
		defer mu.Unlock()
		fmt.Fprintf(errs, "[%s] %s\n", time.Now().Format("15:04:05.000"), fmt.Sprintf(format, args...))
	}
}
