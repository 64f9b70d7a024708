package compiled

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Resolver resolves the references of rules to a context: definitions of operations, and
// attributes and types, which are given as text.
type Resolver struct {
	ctx *ir.Context
	err error
}

// NewResolver returns a resolver for a context.
func NewResolver(ctx *ir.Context) *Resolver { return &Resolver{ctx: ctx} }

// Err returns the first error: a text that is no attribute or type of the context.
func (r *Resolver) Err() error { return r.err }

// Op returns the definition of an operation, whether registered or not.
func (r *Resolver) Op(name string) *ir.OpDef { return r.ctx.OpDef(name) }

// Attribute returns the attribute of a text.
func (r *Resolver) Attribute(text string) ir.Attribute {
	a, diags := asm.ParseAttribute(r.ctx, source.NewFile("rules", []byte(text)))
	if diags.HasErrors() {
		r.fail("attribute", text, diags)
		return nil
	}
	return a
}

// Type returns the type of a text.
func (r *Resolver) Type(text string) ir.Type {
	t, diags := asm.ParseType(r.ctx, source.NewFile("rules", []byte(text)))
	if diags.HasErrors() {
		r.fail("type", text, diags)
		return nil
	}
	return t
}

// Types returns the types of some texts.
func (r *Resolver) Types(texts ...string) []ir.Type {
	list := make([]ir.Type, len(texts))
	for i, text := range texts {
		list[i] = r.Type(text)
	}
	return list
}

func (r *Resolver) fail(what, text string, diags diag.List) {
	if r.err == nil {
		r.err = fmt.Errorf("the rules name the %s %s: %s", what, text, diags[0].Message)
	}
}

// Place returns the place of "file:line:column", the zero Place for other texts.
func Place(text string) diag.Place {
	file, column, ok := cutLast(text)
	file, line, ok2 := cutLast(file)
	if !ok || !ok2 {
		return diag.Place{}
	}
	return diag.Place{Name: file, Line: line, Col: column, Exact: true}
}

func cutLast(text string) (before string, n int, ok bool) {
	i := strings.LastIndexByte(text, ':')
	if i < 0 {
		return text, 0, false
	}
	n, err := strconv.Atoi(text[i+1:])
	return text[:i], n, err == nil
}
