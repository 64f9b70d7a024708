package mlir

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
)

// dialects adds the dialects.
func (c *completer) dialects() { c.dialectsAfter("") }

// dialectsAfter adds the dialects after the sigil of types or attributes.
func (c *completer) dialectsAfter(sigil string) {
	for _, name := range c.ctx.DialectNames() {
		c.add(server.Completion{Label: sigil + name, Detail: "dialect", Kind: protocol.CompletionItemKindModule, Sort: "3"})
	}
}

// operations adds the dialects and the operations of the default dialect, or the operations of
// the dialect that the word names.
func (c *completer) operations(dialect string, qualified bool, def string) {
	if !qualified {
		c.dialects()
		dialect = def
	}
	d := c.ctx.Dialect(dialect)
	if dialect == "" || d == nil {
		return
	}
	var names []string
	for _, op := range c.ctx.OpDefs(d) {
		names = append(names, strings.TrimPrefix(op.Name, dialect+"."))
	}
	slices.Sort(names)
	for _, n := range names {
		c.add(server.Completion{Label: n, Detail: "operation", Kind: protocol.CompletionItemKindField, Sort: "1"})
	}
}

// types adds the types of a dialect.
func (c *completer) types(dialect string) {
	var names []string
	if d := c.ctx.Dialect(dialect); d != nil {
		for _, t := range d.Types {
			names = append(names, t.Mnemonic)
		}
	}
	c.mnemonics(names)
}

// attributes adds the attributes of a dialect.
func (c *completer) attributes(dialect string) {
	var names []string
	if d := c.ctx.Dialect(dialect); d != nil {
		for _, t := range d.Attributes {
			names = append(names, t.Mnemonic)
		}
	}
	c.mnemonics(names)
}

func (c *completer) mnemonics(names []string) {
	slices.Sort(names)
	for _, n := range slices.Compact(names) {
		if n != "" {
			c.add(server.Completion{Label: n, Kind: protocol.CompletionItemKindKeyword, Sort: "0"})
		}
	}
}

// attributeKeywords adds the words with which builtin attributes start.
func (c *completer) attributeKeywords() {
	for _, w := range []string{"affine_set", "affine_map", "dense", "dense_resource", "distinct", "false", "loc", "sparse", "true", "unit"} {
		c.add(server.Completion{Label: w, Kind: protocol.CompletionItemKindField})
	}
	c.aliases('#', true)
	c.dialectsAfter("#")
	c.typeKeywords()
}

// typeKeywords adds the words with which builtin types start.
func (c *completer) typeKeywords() {
	for _, w := range []string{"memref", "tensor", "complex", "tuple", "vector", "bf16", "f16", "f32", "f64", "f80", "f128", "tf32",
		"f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "index", "none"} {
		c.add(server.Completion{Label: w, Kind: protocol.CompletionItemKindField})
	}
	for _, w := range []string{"i", "si", "ui"} {
		c.add(server.Completion{Label: w + "<N>", Insert: w, Kind: protocol.CompletionItemKindField})
	}
	c.aliases('!', true)
	c.dialectsAfter("!")
}
