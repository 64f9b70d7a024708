package transforms

import (
	"bytes"
	"os"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/tempdir"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A stripDebugInfo removes all locations.
type stripDebugInfo struct{}

func (stripDebugInfo) Run(r *pass.Run) error {
	unknown := r.Context().UnknownLoc()
	for op := range ir.All(r.Op, ir.PostOrder) {
		op.SetLocation(unknown)
		for region := range op.Regions() {
			for b := range region.Blocks() {
				for _, a := range b.Args() {
					a.SetLocation(unknown)
				}
			}
		}
	}
	return nil
}

// A locationSnapshot writes the IR to a file, and makes the places there the locations.
type locationSnapshot struct {
	File       string `option:"filename"`
	Tag        string `option:"tag"`
	DebugInfo  bool   `option:"print-debuginfo"`
	Generic    bool   `option:"print-op-generic"`
	LocalScope bool   `option:"print-local-scope"`
	Pretty     bool   `option:"pretty-debuginfo"`
}

func (p *locationSnapshot) Run(r *pass.Run) error {
	ctx := r.Context()
	file, err := p.open()
	if err != nil {
		return err
	}
	type place struct {
		op     *ir.Operation
		offset int
	}
	var places []place
	text := asm.Append(nil, r.Op, asm.Options{DebugInfo: p.DebugInfo, Generic: p.Generic, LocalScope: p.LocalScope, PrettyDebugInfo: p.Pretty,
		Located: func(op *ir.Operation, offset int) { places = append(places, place{op, offset}) }})
	_, err = file.Write(text)
	if cerr := file.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return err
	}
	line, start := 1, 0 // of the current line
	for _, x := range places {
		for {
			end := bytes.IndexByte(text[start:x.offset], '\n')
			if end < 0 {
				break
			}
			line, start = line+1, start+end+1
		}
		l := ctx.FileLineColLoc(file.Name(), uint32(line), uint32(x.offset-start))
		if p.Tag != "" {
			l = ctx.FusedLoc([]*ir.Location{x.op.Location(), ctx.NameLoc(p.Tag, l)}, nil)
		}
		x.op.SetLocation(l)
	}
	return nil
}

// open opens the file, which is a temporary one if it has no name.
func (p *locationSnapshot) open() (*os.File, error) {
	if p.File == "" {
		return tempdir.Create("mlir_snapshot-*.tmp.mlir")
	}
	return os.Create(p.File)
}
