package patterns

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// exclude reports whether no type or attribute satisfies both of two C++ conditions on $_self.
// It reasons only about classes and widths: false means that the answer is unknown.
func exclude(a, b string, concrete map[string]bool) bool {
	r := &factReader{concrete: concrete, names: map[string]string{}}
	x, y := r.condition(a), r.condition(b)
	if x.never || y.never {
		return false // the definition itself is never satisfied, which is not the rule's fault
	}
	return x.and(y).never
}

// excludesForm reports whether no attribute of the class and the type of a satisfies a
// condition, if that is known.
func excludesForm(a ir.Attribute, condition string, concrete map[string]bool) bool {
	r := &factReader{concrete: concrete, names: map[string]string{}}
	x := r.condition(condition)
	return !x.never && factsOf(a).and(x).never
}

// factsOf returns the facts that hold for all attributes with the class and the type of a.
func factsOf(a ir.Attribute) facts {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		f := about("self", []kind{{class: "IntegerAttr"}})
		if t, ok := a.Type().(*ir.IntegerType); ok && t.Signedness == ir.Signless {
			f = f.and(about("self.getType", []kind{{"IntegerType", "signless", fmt.Sprint(t.Width)}}))
		}
		return f
	case *ir.StringAttr:
		return about("self", []kind{{class: "StringAttr"}})
	case *ir.UnitAttr:
		return about("self", []kind{{class: "UnitAttr"}})
	case *ir.ArrayAttr:
		return about("self", []kind{{class: "ArrayAttr"}})
	case *ir.DenseArrayAttr:
		return about("self", []kind{{class: "DenseArrayAttr", form: a.Element.String()}})
	}
	return facts{}
}

// A kind is a set of types or attributes: those of a class and, unless these are empty, with
// a form (the signedness of integers, or a subclass) and a width.
type kind struct{ class, form, width string }

// meet returns the intersection of two kinds, and whether there is one.
func (k kind) meet(o kind) (kind, bool) {
	if k.class != o.class || k.form != "" && o.form != "" && k.form != o.form || k.width != "" && o.width != "" && k.width != o.width {
		return kind{}, false
	}
	return kind{k.class, cmp.Or(k.form, o.form), cmp.Or(k.width, o.width)}, true
}

// facts are the implications of a condition: for expressions on self, such as its element type,
// the possible kinds of the value.
type facts struct {
	kinds map[string][]kind
	never bool // the condition contradicts itself
}

func (f facts) and(g facts) facts {
	out := facts{kinds: map[string][]kind{}, never: f.never || g.never}
	for subject, list := range f.kinds {
		out.kinds[subject] = list
	}
	for subject, list := range g.kinds {
		have, ok := out.kinds[subject]
		if !ok {
			out.kinds[subject] = list
			continue
		}
		var both []kind
		for _, x := range have {
			for _, y := range list {
				if k, ok := x.meet(y); ok {
					both = append(both, k)
				}
			}
		}
		out.kinds[subject] = both
		out.never = out.never || len(both) == 0
	}
	return out
}

func (f facts) or(g facts) facts {
	switch {
	case f.never:
		return g
	case g.never:
		return f
	}
	out := facts{kinds: map[string][]kind{}}
	for subject, list := range f.kinds {
		if other, ok := g.kinds[subject]; ok {
			out.kinds[subject] = slices.Concat(list, other)
		}
	}
	return out
}

// A factReader reads the facts of conditions.
type factReader struct {
	concrete map[string]bool   // classes of the dialects' types and attributes
	names    map[string]string // subjects that are bound to parameters of lambdas
}

func (r *factReader) condition(text string) facts {
	e, err := cxx.Parse(text)
	if err != nil {
		return facts{}
	}
	return r.expr(e)
}

// expr returns the implications of an expression that is true.
func (r *factReader) expr(e cxx.Expr) facts {
	switch e := e.(type) {
	case *cxx.Paren:
		return r.expr(e.X)
	case *cxx.Binary:
		switch e.Op.String() {
		case "&&":
			return r.expr(e.X).and(r.expr(e.Y))
		case "||":
			return r.expr(e.X).or(r.expr(e.Y))
		}
	case *cxx.Call:
		return r.call(e)
	}
	return facts{}
}

func (r *factReader) call(e *cxx.Call) facts {
	switch f := e.Fun.(type) {
	case *cxx.NameExpr:
		last := f.Name.Parts[len(f.Name.Parts)-1]
		if last.Ident == "isa" && len(e.Args) == 1 {
			return r.isa(last.Args, e.Args[0])
		}
	case *cxx.Member:
		if f.Sel.Ident == "isa" {
			return r.isa(f.Sel.Args, f.X)
		}
		return r.query(f, e.Args)
	case *cxx.Paren:
		if lambda, ok := f.X.(*cxx.Lambda); ok {
			return r.lambda(lambda, e.Args)
		}
	case *cxx.Lambda:
		return r.lambda(f, e.Args)
	}
	return facts{}
}

// lambda returns the implications of the call of a lambda with one parameter and one statement.
func (r *factReader) lambda(f *cxx.Lambda, args []cxx.Expr) facts {
	if len(f.Params) != 1 || len(args) != 1 || len(f.Body.Stmts) != 1 {
		return facts{}
	}
	ret, ok := f.Body.Stmts[0].(*cxx.Return)
	subject := r.subject(args[0])
	if !ok || ret.X == nil || subject == "" {
		return facts{}
	}
	name := f.Params[0].Name
	outer, shadows := r.names[name]
	r.names[name] = subject
	defer func() {
		if delete(r.names, name); shadows {
			r.names[name] = outer
		}
	}()
	return r.expr(ret.X)
}

// subject returns a name for the value of an expression: casts do not change it. It is
// empty for one that cannot be compared with others.
func (r *factReader) subject(e cxx.Expr) string {
	switch e := e.(type) {
	case *cxx.Paren:
		return r.subject(e.X)
	case *cxx.Placeholder:
		if e.Name == "_self" {
			return "self"
		}
	case *cxx.NameExpr:
		if len(e.Name.Parts) == 1 {
			return r.names[e.Name.Parts[0].Ident]
		}
	case *cxx.Call:
		switch f := e.Fun.(type) {
		case *cxx.NameExpr:
			if f.Name.Parts[len(f.Name.Parts)-1].Ident == "cast" && len(e.Args) == 1 {
				return r.subject(e.Args[0])
			}
		case *cxx.Member:
			x := r.subject(f.X)
			switch {
			case x == "":
			case f.Sel.Ident == "cast":
				return x
			case len(e.Args) == 0 && (f.Sel.Ident == "getType" || f.Sel.Ident == "getElementType" || f.Sel.Ident == "getValue"):
				return x + "." + f.Sel.Ident
			}
		}
	}
	return ""
}

// isa returns the implications of a test for classes.
func (r *factReader) isa(classes []cxx.TemplateArg, x cxx.Expr) facts {
	subject := r.subject(x)
	var list []kind
	for _, c := range classes {
		if c.Type == nil || c.Type.Name == nil {
			return facts{}
		}
		kinds := r.kinds(c.Type.Name)
		if kinds == nil {
			return facts{}
		}
		list = append(list, kinds...)
	}
	return about(subject, list)
}

func about(subject string, list []kind) facts {
	if subject == "" || len(list) == 0 {
		return facts{}
	}
	return facts{kinds: map[string][]kind{subject: list}}
}

// kinds returns the kinds of a class, nil if other classes may derive from it.
func (r *factReader) kinds(n *cxx.Name) []kind {
	var parts []string
	for _, p := range n.Parts {
		parts = append(parts, p.Ident)
	}
	full := strings.Join(parts, "::")
	if r.concrete[full] {
		return []kind{{class: full}}
	}
	name := strings.TrimPrefix(full, "mlir::")
	if list, ok := classKinds[name]; ok {
		return list
	}
	switch {
	case ownKinds[name]:
		return []kind{{class: name}}
	case floatClass().MatchString(name):
		return []kind{{class: "FloatType", form: name}}
	}
	return nil
}

var floatClass = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^B?Float[A-Z0-9]+(FN|FNUZ)?Type$`) })

// ownKinds are the classes from which none derives.
var ownKinds = map[string]bool{
	"IntegerType": true, "IndexType": true, "FloatType": true, "ComplexType": true, "NoneType": true, "TupleType": true,
	"FunctionType": true, "GraphType": true, "OpaqueType": true, "VectorType": true, "RankedTensorType": true,
	"UnrankedTensorType": true, "MemRefType": true, "UnrankedMemRefType": true,
	"IntegerAttr": true, "FloatAttr": true, "StringAttr": true, "UnitAttr": true, "TypeAttr": true, "ArrayAttr": true,
	"DictionaryAttr": true, "SymbolRefAttr": true, "DenseArrayAttr": true, "DenseElementsAttr": true, "AffineMapAttr": true,
	"IntegerSetAttr": true, "OpaqueAttr": true,
}

// classKinds are the kinds of classes that are parts of others, or consist of several.
var classKinds = map[string][]kind{
	"TensorType":                {{class: "RankedTensorType"}, {class: "UnrankedTensorType"}},
	"BaseMemRefType":            {{class: "MemRefType"}, {class: "UnrankedMemRefType"}},
	"FixedVectorType":           {{class: "VectorType", form: "fixed"}},
	"ScalableVectorType":        {{class: "VectorType", form: "scalable"}},
	"BoolAttr":                  {{class: "IntegerAttr"}},
	"FlatSymbolRefAttr":         {{class: "SymbolRefAttr", form: "flat"}},
	"DenseBoolArrayAttr":        {{class: "DenseArrayAttr", form: "i1"}},
	"DenseI8ArrayAttr":          {{class: "DenseArrayAttr", form: "i8"}},
	"DenseI16ArrayAttr":         {{class: "DenseArrayAttr", form: "i16"}},
	"DenseI32ArrayAttr":         {{class: "DenseArrayAttr", form: "i32"}},
	"DenseI64ArrayAttr":         {{class: "DenseArrayAttr", form: "i64"}},
	"DenseF32ArrayAttr":         {{class: "DenseArrayAttr", form: "f32"}},
	"DenseF64ArrayAttr":         {{class: "DenseArrayAttr", form: "f64"}},
	"DenseIntOrFPElementsAttr":  {{class: "DenseElementsAttr", form: "int"}, {class: "DenseElementsAttr", form: "fp"}},
	"DenseIntElementsAttr":      {{class: "DenseElementsAttr", form: "int"}},
	"DenseFPElementsAttr":       {{class: "DenseElementsAttr", form: "fp"}},
	"DenseStringElementsAttr":   {{class: "DenseElementsAttr", form: "string"}},
	"DenseResourceElementsAttr": {{class: "DenseResourceElementsAttr"}},
}

// query returns the implications of a query on a type, such as isSignlessInteger(32).
func (r *factReader) query(m *cxx.Member, args []cxx.Expr) facts {
	subject, name := r.subject(m.X), m.Sel.Ident
	width := ""
	if len(args) == 1 {
		if n, ok := args[0].(*cxx.Literal); ok && n.Kind == cxx.IntLit {
			width = fmt.Sprint(n.Int)
		}
	}
	integer, index, float := kind{"IntegerType", "", width}, kind{class: "IndexType"}, kind{class: "FloatType"}
	signless := kind{"IntegerType", "signless", width}
	var list []kind
	switch name {
	case "isInteger":
		list = []kind{integer}
	case "isSignlessInteger":
		list = []kind{signless}
	case "isSignedInteger":
		list = []kind{{"IntegerType", "signed", width}}
	case "isUnsignedInteger":
		list = []kind{{"IntegerType", "unsigned", width}}
	case "isIndex":
		list = []kind{index}
	case "isIntOrIndex":
		list = []kind{integer, index}
	case "isSignlessIntOrIndex":
		list = []kind{signless, index}
	case "isIntOrFloat":
		list = []kind{integer, float}
	case "isSignlessIntOrFloat":
		list = []kind{signless, float}
	case "isIntOrIndexOrFloat":
		list = []kind{integer, index, float}
	case "isSignlessIntOrIndexOrFloat":
		list = []kind{signless, index, float}
	case "isBF16":
		list = []kind{{"FloatType", "BFloat16Type", ""}}
	case "isTF32":
		list = []kind{{"FloatType", "FloatTF32Type", ""}}
	case "isF16", "isF32", "isF64", "isF80", "isF128":
		list = []kind{{"FloatType", "Float" + name[len("isF"):] + "Type", ""}}
	}
	return about(subject, list)
}
