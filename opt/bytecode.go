package opt

import (
	"errors"
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// read reads the chunk, in whichever form it is.
func (c *chunk) read(opts asm.ParseOptions) (*ir.Operation, diag.List) {
	file := c.file
	if start, end := opts.Part.Bounds(file); opts.Part.Set && bytecode.Is(file.Text[start:end]) {
		file = source.NewFile(file.Name, file.Text[start:end])
	}
	return bytecode.Parse(c.in.IR(), file, opts)
}

// printBytecode writes the result as bytecode.
func (c *chunk) printBytecode(op *ir.Operation, opts asm.ParseOptions) error {
	config := bytecode.DefaultConfig()
	if c.bytecodeVersion != nil {
		config.Version = *c.bytecodeVersion
	}
	config.ElideResources, config.Resources = c.elideResources, opts.Resources
	if c.split {
		return c.emit(&c.out, op, config)
	}
	c.written = true
	return c.writeTo(c.stdout, func(w io.Writer) error { return c.emit(w, op, config) })
}

func (c *chunk) emit(w io.Writer, op *ir.Operation, config bytecode.Config) error {
	if err := config.Check(); err != nil {
		var d diag.List
		op.EmitError(&d, "%s", err)
		c.report(d)
		return errReported
	}
	err := bytecode.Write(w, op, config)
	var f *cxx.Failure
	if errors.As(err, &f) {
		var d diag.List
		withCode(d.Errorf(op.Location().Place(), "%v", err), err)
		c.report(d)
		return errReported
	}
	return err
}
