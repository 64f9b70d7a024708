package mlir

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"os"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A converted text is the answer to a request for a conversion.
type converted struct {
	Output string `json:"output"`
}

// convertFromBytecode returns the text of a file of bytecode. The file need not be open: editors
// cannot show it.
func (d *dialects) convertFromBytecode(w *server.Workspace, path string, _ *server.Text, _ server.Analysis, _ json.RawMessage) (any, error) {
	const failed = "failed to parse bytecode source file: %s\n"
	text, err := os.ReadFile(path)
	if err != nil || len(text) > source.MaxFileSize {
		return nil, server.Failed(failed, "could not open input file "+path)
	}
	resources := &asm.ExternalResources{}
	op, list := d.top(w, source.NewFile(path, text), resources)
	if list.HasErrors() {
		return nil, server.Failed(failed, firstError(list))
	}
	if op == nil {
		return nil, server.Failed("expected bytecode to contain a single top-level operation")
	}
	return converted{asm.String(op, asm.Options{DebugInfo: true, AssumeVerified: true, Resources: resources}) + "\n"}, nil
}

// convertToBytecode returns the bytecode of a document in base64.
func (d *dialects) convertToBytecode(w *server.Workspace, _ string, t *server.Text, an server.Analysis, _ json.RawMessage) (any, error) {
	a, ok := an.(*analysis)
	switch {
	case !ok:
		return nil, server.Failed("language server does not contain an entry for this source file")
	case len(a.parts) > 1:
		return nil, server.Failed("unexpected split file, please remove all `// -----`")
	}
	resources := &asm.ExternalResources{}
	op, list := d.top(w, t.File, resources)
	switch {
	case op == nil && !list.HasErrors() && len(bytes.TrimSpace(t.File.Text)) > 0 && a.parts[0].operations() > 1:
		return nil, server.Failed("expected a single top-level operation")
	case op == nil || list.HasErrors():
		return nil, server.Failed("expected a single and valid top-level operation, please ensure there are no errors")
	}
	c := bytecode.DefaultConfig()
	c.Resources = resources
	var b bytes.Buffer
	if err := bytecode.Write(&b, op, c); err != nil {
		return nil, server.Failed("%v", err)
	}
	return converted{base64.StdEncoding.EncodeToString(b.Bytes())}, nil
}

// operations returns the number of operations at the top level of the part.
func (p *part) operations() int {
	if p.op == nil || p.placeOf(p.op) != nil {
		return 1
	}
	return topLevel(p.op)
}

// topLevel returns the number of operations in a module.
func topLevel(module *ir.Operation) (n int) {
	for b := range module.Region(0).Blocks() {
		for range b.Ops() {
			n++
		}
	}
	return n
}

// top reads a file in a new context, and returns its only top-level operation, or nil if the file
// does not have exactly one.
func (d *dialects) top(w *server.Workspace, f *source.File, resources *asm.ExternalResources) (*ir.Operation, diag.List) {
	base := d.base(w, w.Project(f.Name))
	if base.ctx == nil {
		return nil, base.list
	}
	c, list := base.ctx.Fork()
	if c == nil {
		return nil, list
	}
	c.IR().AllowUnregistered = true
	places := &asm.Places{}
	op, list := bytecode.Parse(c.IR(), f, asm.ParseOptions{Resources: resources, Places: places, NoImplicitModule: bytecode.Is(f.Text)})
	if op == nil || list.HasErrors() || bytecode.Is(f.Text) {
		return op, list
	}
	for i := range places.Ops {
		if places.Ops[i].Op == op {
			return op, list
		}
	}
	if topLevel(op) != 1 {
		return nil, list
	}
	for b := range op.Region(0).Blocks() {
		for x := range b.Ops() {
			x.Remove()
			return x, list
		}
	}
	return nil, list
}

// firstError returns the text of the first error of a list.
func firstError(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			return strings.TrimSpace(d.Message)
		}
	}
	return ""
}
