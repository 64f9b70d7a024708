package pdll

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// maxDump bounds the output of Dump. Each use of a variable prints its whole
// definition, so the size can double with each line of the text.
const maxDump = 256 << 20

// ErrTooLarge means that the printed tree would be too large.
var ErrTooLarge = errors.New("the tree is too large to be printed")

// Dump writes the tree of a module as the reference tool does, with a number for
// each node instead of its address.
func Dump(w io.Writer, m *Module) error {
	d := &dumper{w: bufio.NewWriter(w), ids: map[Node]int{}}
	d.node(m, "", "-", "")
	if d.size > maxDump {
		return ErrTooLarge
	}
	return d.w.Flush()
}

type dumper struct {
	w    *bufio.Writer
	ids  map[Node]int
	size int
}

func (d *dumper) id(n Node) string {
	id, ok := d.ids[n]
	if !ok {
		id = len(d.ids) + 1
		d.ids[n] = id
	}
	return "0x" + strconv.FormatInt(int64(id), 16)
}

// node writes n after prefix and mark, and its children with the prefix inner.
func (d *dumper) node(n Node, prefix, mark, inner string) {
	if d.size > maxDump {
		return
	}
	name, rest := d.head(n)
	k, _ := fmt.Fprintf(d.w, "%s%s%s %s%s\n", prefix, mark, name, d.id(n), rest)
	d.size += k
	if inner == "" {
		inner = " "
	}
	for _, g := range parts(n) {
		at := inner
		if g.label != "" {
			k, _ = fmt.Fprintf(d.w, "%s`%s`\n", inner, g.label)
			d.size += k
			at += "  "
		}
		for i, c := range g.nodes {
			if i == len(g.nodes)-1 {
				d.node(c, at, "`-", at+"  ")
			} else {
				d.node(c, at, "|-", at+"| ")
			}
		}
	}
}

var coreNames = [...]string{
	AttrConstraint: "AttrConstraintDecl", OpConstraint: "OpConstraintDecl", TypeConstraint: "TypeConstraintDecl",
	TypeRangeConstraint: "TypeRangeConstraintDecl", ValueConstraint: "ValueConstraintDecl",
	ValueRangeConstraint: "ValueRangeConstraintDecl",
}

// head returns the name of a node's kind and the rest of its line.
func (d *dumper) head(n Node) (name, rest string) {
	switch n := n.(type) {
	case *Module:
		return "Module", ""
	case *Pattern:
		if n.Name != "" {
			rest = " Name<" + n.Name + ">"
		}
		if n.HasBenefit {
			rest += fmt.Sprintf(" Benefit<%d>", n.Benefit)
		}
		if n.Recursion {
			rest += " Recursion"
		}
		return "PatternDecl", rest
	case *Callable:
		rest = fmt.Sprintf(" Name<%s> ResultType<%s>", n.Name.Text, n.Result)
		if n.BuiltIn != nil && n.BuiltIn.Conversion != nil && n.BuiltIn.Conversion.Converter != "" {
			rest += " Converter<" + n.BuiltIn.Conversion.Converter + ">"
		}
		if n.HasCode {
			rest += " Code<" + escape(n.Code) + ">"
		}
		if n.IsRewrite {
			return "UserRewriteDecl", rest
		}
		return "UserConstraintDecl", rest
	case *CoreConstraint:
		return coreNames[n.Kind], ""
	case *Var:
		return "VariableDecl", fmt.Sprintf(" Name<%s> Type<%s>", n.Name, n.Type)
	case *NamedAttr:
		return "NamedAttributeDecl", " Name<" + n.Name + ">"
	case *OpName:
		if n.Name != "" {
			rest = " Name<" + n.Name + ">"
		}
		if v, ok := n.Of.(*Var); ok {
			rest += " Of<" + v.Name + ">"
		}
		return "OpNameDecl", rest
	case *Block:
		return "CompoundStmt", ""
	case *LetStmt:
		return "LetStmt", ""
	case *EraseStmt:
		return "EraseStmt", ""
	case *ReplaceStmt:
		if n.Grouped {
			rest = " Grouped"
		}
		return "ReplaceStmt", rest
	case *RewriteStmt:
		return "RewriteStmt", ""
	case *ReturnStmt:
		return "ReturnStmt", ""
	case *AttrExpr:
		return "AttributeExpr", ` Value<"` + n.Text + `">`
	case *TypeExpr:
		return "TypeExpr", ` Value<"` + n.Text + `">`
	case *CallExpr:
		rest = typeNote(n)
		if n.Negated {
			rest += " Negated"
		}
		return "CallExpr", rest
	case *DeclRef:
		return "DeclRefExpr", typeNote(n)
	case *MemberExpr:
		return "MemberAccessExpr", " Member<" + n.Name + ">" + typeNote(n)
	case *OpExpr:
		return "OperationExpr", typeNote(n)
	case *Region:
		return "Region", regionNote(n)
	case *RegionBlock:
		return "Block", blockNote(n)
	case *Successor:
		return "Successor", " Name<^" + n.Block.Name + ">"
	case *ForallStmt:
		return "ForallStmt", ""
	case *NotExpr:
		return "NotExpr", ""
	case *NoneExpr:
		return "NoneExpr", typeNote(n)
	case *RangeExpr:
		return "RangeExpr", typeNote(n)
	case *TupleExpr:
		return "TupleExpr", typeNote(n)
	}
	panic(fmt.Sprintf("pdll: dump of %T", n))
}

// regionNote describes the parts of a region that are no nodes.
func regionNote(r *Region) (note string) {
	if r.Var != nil {
		note += " Name<" + r.Var.Name + ">"
	}
	if r.Source != nil {
		note += " Source<" + r.Source.Name + ">"
	}
	if r.Clone {
		note += " Cloned"
	}
	if r.HasBody {
		note += " Blocks<" + strconv.Itoa(len(r.Blocks)) + ">"
	}
	return note
}

// blockNote describes the parts of a block that are no nodes.
func blockNote(b *RegionBlock) string {
	note := ""
	if b.Var != nil {
		note = " Name<^" + b.Var.Name + ">"
	}
	note += " Operations<" + strconv.Itoa(b.Count) + ">"
	if b.More {
		note += " More"
	}
	if !b.HasArgs {
		note += " AnyArguments"
	}
	return note
}

func typeNote(x Expr) string { return " Type<" + x.Type().String() + ">" }

// escape replaces quotes, backslashes and non-printable bytes by their hexadecimal
// form.
func escape(s string) string {
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			out = append(out, '\\', '\\')
		case c < ' ' || c > '~' || c == '"':
			const digits = "0123456789ABCDEF"
			out = append(out, '\\', digits[c>>4], digits[c&15])
		default:
			out = append(out, c)
		}
	}
	return string(out)
}
