package lsp

import (
	"fmt"
	"io"

	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/project"
)

// options are the flags of a server.
type options struct {
	server.Options
	help, version bool
	databases     []string
	log           string
}

// MainAs runs the server under a name, "mica lsp" or one of the reference's, and returns
// its exit code. args do not include the program's name.
func MainAs(name string, args []string, in io.Reader, out, errs io.Writer) int {
	v := variantOf(name)
	o := &options{Options: server.Options{Name: v.name, Version: v.version, Capabilities: v.capabilities, All: everything(), Projects: project.Uses(name), Extended: v.name == variants()[0].name}}
	set := o.flagSet(v, errs)
	if _, err := set.Parse(args); err != nil {
		fmt.Fprint(errs, err)
		return 1
	}
	switch {
	case o.help:
		return flags.Answer(out, errs, set.Usage(v.title, ""))
	case o.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM 22 "+v.name+"\n")
	}
	if o.Extended {
		includes, trees := library.Installed(std.Natives)
		o.Includes, o.Trees = append(o.Includes, includes...), trees
	}
	o.Languages = v.languages()
	o.Log = o.logger(errs)
	for _, file := range o.databases {
		db, err := server.ReadDatabase(file)
		if err != nil {
			o.Log("%v", err)
			continue
		}
		o.Databases = append(o.Databases, db)
	}
	if err := server.Run(in, out, o.Options); err != nil {
		fmt.Fprintln(errs, err)
		return 1
	}
	return 0
}
