package pdll

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
)

// Hover describes a declaration, an operation or an included file.
func (a *analysis) Hover(at uint32) *server.Hover {
	if h := a.include(at); h != nil {
		return h
	}
	s, span, ok := a.index.Lookup(at)
	if !ok {
		return nil
	}
	var b strings.Builder
	switch d := s.decl.(type) {
	case nil:
		describeOp(&b, s.op)
	case *pdll.Var:
		fmt.Fprintf(&b, "**Variable**: `%s`\n***\nType: `%s`\n", d.Name, d.Type)
	case *pdll.Pattern:
		describePattern(&b, d)
	case *pdll.CoreConstraint:
		fmt.Fprintf(&b, "**Constraint**: `%s`\n", coreName(d))
	case *pdll.Callable:
		describeCallable(&b, d)
	case *pdll.OpName:
		fmt.Fprintf(&b, "**Parameter**: the name of an operation, such as `%s`\n", d.Name)
	case *pdll.RegionVar:
		fmt.Fprintf(&b, "**Region**: `%s`\n***\nRegion #%d of %s\n", d.Name, d.Index, opOf(d.Op))
	case *pdll.BlockVar:
		describeBlock(&b, d)
	case *pdll.NamedAttr:
		return nil
	}
	return &server.Hover{Text: b.String(), Span: span}
}

// opOf names the operation of an expression.
func opOf(x *pdll.OpExpr) string {
	if name := x.Name.Name; name != "" {
		return "`" + name + "`"
	}
	return "an operation"
}

// describeBlock describes the label of a block.
func describeBlock(b *strings.Builder, d *pdll.BlockVar) {
	fmt.Fprintf(b, "**Block**: `^%s`\n***\n", d.Name)
	if d.IsSuccessor {
		fmt.Fprintf(b, "Successor #%d of %s\n", d.Successor, opOf(d.Op))
	} else {
		fmt.Fprintf(b, "Block #%d of region #%d of %s\n", d.Block, d.Region, opOf(d.Op))
	}
}

// describeOp describes an operation.
func describeOp(b *strings.Builder, op *pdll.Operation) {
	fmt.Fprintf(b, "**OpName**: `%s`\n***\n%s\n***\n%s", op.Name, op.Summary, server.Dedent(op.Description))
}

// describePattern describes a pattern with its benefit and root.
func describePattern(b *strings.Builder, p *pdll.Pattern) {
	name := p.Name
	if p.Label != "" {
		name = p.Label
	}
	fmt.Fprintf(b, "**Pattern**: `%s`\n***\n", name)
	if p.HasBenefit {
		fmt.Fprintf(b, "Benefit: %d\n", p.Benefit)
	}
	if p.Recursion {
		b.WriteString("HasBoundedRewriteRecursion\n")
	}
	if root := rootType(p); root != nil {
		fmt.Fprintf(b, "RootOp: `%s`\n", root)
	}
	comment(b, p.NameSpan.File, p.NameSpan.Start)
}

// rootType returns the type of the operation that a pattern replaces, erases or rewrites, nil
// if the pattern is incomplete.
func rootType(p *pdll.Pattern) pdll.Type {
	if p.Body == nil || len(p.Body.Stmts) == 0 {
		return nil
	}
	switch s := p.Body.Stmts[len(p.Body.Stmts)-1].(type) {
	case *pdll.EraseStmt:
		return s.Root.Type()
	case *pdll.ReplaceStmt:
		return s.Root.Type()
	case *pdll.RewriteStmt:
		if s.Root != nil {
			return s.Root.Type()
		}
	}
	return nil
}

// coreName returns the spelling of a constraint that the language defines.
func coreName(c *pdll.CoreConstraint) string {
	switch c.Kind {
	case pdll.AttrConstraint:
		return "Attr"
	case pdll.OpConstraint:
		if c.Op != nil && len(c.Op.Set) > 0 {
			var names []string
			for _, n := range c.Op.Set {
				names = append(names, n.Name)
			}
			return "Op<{" + strings.Join(names, ", ") + "}>"
		}
		if c.Op != nil && c.Op.Name != "" {
			return "Op<" + c.Op.Name + ">"
		}
		return "Op"
	case pdll.TypeConstraint:
		return "Type"
	case pdll.TypeRangeConstraint:
		return "TypeRange"
	case pdll.ValueConstraint:
		return "Value"
	}
	return "ValueRange"
}

// describeCallable describes a constraint or a rewrite with its signature.
func describeCallable(b *strings.Builder, f *pdll.Callable) {
	kind := "Constraint"
	if f.IsRewrite {
		kind = "Rewrite"
	}
	fmt.Fprintf(b, "**%s**: `%s`\n***\n", kind, f.Name.Text)
	for _, list := range []struct {
		title string
		vars  []*pdll.Var
	}{{"Parameters", f.Inputs}, {"Results", f.Results}} {
		if len(list.vars) == 0 {
			continue
		}
		fmt.Fprintf(b, "%s:\n", list.title)
		for _, v := range list.vars {
			if v.Name == "" {
				fmt.Fprintf(b, "* `%s`\n", v.Type)
			} else {
				fmt.Fprintf(b, "* %s: `%s`\n", v.Name, v.Type)
			}
		}
		b.WriteString("***\n")
	}
	if f.BuiltIn != nil {
		b.WriteString(f.BuiltIn.Doc + "\n")
		return
	}
	comment(b, f.Name.Span.File, f.Name.Span.Start)
}
