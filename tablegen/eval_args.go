package tablegen

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// evalArgs evaluates the template arguments of a class or multiclass.
func (in *interp) evalArgs(list []syntax.Arg, rec, class *Record) (args []argument, ok bool) {
	params := class.params()
	if len(list) > 0 {
		args = make([]argument, 0, len(list))
	}
	named := false
	for i := range list {
		a := &list[i]
		if i >= len(params) {
			at := argPos(a)
			return nil, in.errorIn(at, at, "Too many template arguments: "+strconv.Itoa(i+1))
		}
		if a.Name == nil {
			var want *Type
			if !named {
				want = class.shape.decls[i].typ
			}
			v := in.eval(a.Value, rec, want)
			if v == nil {
				return nil, false
			}
			if named {
				return nil, in.errorIn(a.Value.Pos(), a.Value.End(), "Positional argument should be put before named argument")
			}
			args = append(args, argument{index: i, val: v})
			continue
		}
		arg, ok := in.evalNamedArg(a, rec, class)
		if !ok {
			return nil, false
		}
		named = true
		args = append(args, arg)
	}
	return args, true
}

// castArgs casts template arguments to the declared types.
func (in *interp) castArgs(list []syntax.Arg, args []argument, class *Record, end syntax.Loc) bool {
	params := class.params()
	ok := true
	for i := range args {
		a := &args[i]
		p := a.param(class)
		t, want := a.val.Type(), class.shape.decls[p].typ
		if t == nil || t == want {
			continue
		}
		if c := in.cast(a.val, want); c != nil {
			a.val = c
			continue
		}
		ok = false
		in.stopAt(in.nextToken(end))
		d := in.errorDiag(argPos(&list[i]), wrongArgument(params[p].name, a.val, want))
		if list[i].Name == nil {
			suggestPosition(d, args, class, p, t)
		}
	}
	return ok
}

// checkParentArgs warns about arguments that a multiclass passes to its base multiclasses if they do
// not have the types of the parameters. The reference neither checks nor converts them, and LLVM's
// targets need that: AMDGPU passes -1 for a bits<5> and compares it with -1, ARM passes records of
// other classes.
func (in *interp) checkParentArgs(list []syntax.Arg, args []argument, class *Record) {
	if in.opts.AsReference {
		return
	}
	for i := range args {
		a := &args[i]
		p := a.param(class)
		t, want := a.val.Type(), class.shape.decls[p].typ
		if t == nil || t == want || in.cast(a.val, want) != nil {
			continue
		}
		d := &diag.Diagnostic{Severity: diag.Warning, Place: in.place(argPos(&list[i])), Message: wrongArgument(class.params()[p].name, a.val, want)}
		d.Hintf(d.Place, "arguments of a parent multiclass are passed without a conversion")
		in.report(d)
	}
}

// argPos returns where an argument starts.
func argPos(a *syntax.Arg) syntax.Loc {
	if a.Name != nil {
		return a.Name.Pos()
	}
	return a.Value.Pos()
}

// wrongArgument describes a value that does not have the type of the parameter for which it is given.
func wrongArgument(name *StringValue, v Value, want *Type) string {
	return "Value specified for template argument '" + name.S + "' is of type " + v.Type().String() + "; expected type " + want.String() + ": " + v.String()
}

// lacksBits reports whether an argument has fewer bits than its parameter. The reference does not
// check the arguments that a multiclass passes to its base multiclasses; it then crashes here.
func (in *interp) lacksBits(args []argument, class *Record) bool {
	for i := range args {
		t, want := args[i].val.Type(), class.shape.decls[args[i].param(class)].typ
		switch {
		case t == nil || want.kind != KindBits || in.cast(args[i].val, want) != nil:
		case t.kind == KindBits && t.size >= want.size || t.kind == KindBit:
		default:
			return true
		}
	}
	return false
}

// suggestPosition adds a hint to an error about a value of the wrong type for parameter p: the one
// after it that has the type, if there is only one and it has no argument.
func suggestPosition(d *diag.Diagnostic, args []argument, class *Record, p int, t *Type) {
	found := -1
	for i := p + 1; i < len(class.params()); i++ {
		if class.shape.decls[i].typ != t {
			continue
		}
		if found >= 0 || slices.ContainsFunc(args, func(a argument) bool { return a.param(class) == i }) {
			return
		}
		found = i
	}
	if found >= 0 {
		name := class.params()[found].name.S
		d.Hintf(d.Place, "the argument of type %s is '%s', number %d", t, name[strings.LastIndexByte(name, ':')+1:], found+1)
	}
}

// param returns the index of the template parameter that a provides.
func (a *argument) param(class *Record) int {
	if a.name == nil {
		return a.index
	}
	return class.field(a.name)
}

func (in *interp) evalNamedArg(a *syntax.Arg, rec, class *Record) (argument, bool) {
	var name string
	switch n := a.Name.(type) {
	case *syntax.Name:
		name = n.Name
	case *syntax.StringLit:
		name = n.Val
	default:
		v := in.eval(a.Name, rec, nil)
		if v == nil {
			return argument{}, false
		}
		s, ok := v.(*StringValue)
		if !ok {
			return argument{}, in.errorIn(a.Name.Pos(), a.Name.End(), "The name of named argument should be a valid identifier")
		}
		name = s.S
	}
	q := in.qualify(class, in.str(name))
	f := class.field(q)
	if f < 0 {
		in.stopAt(in.nextToken(a.Name.End()))
		d := in.errorDiag(a.Name.Pos(), "Argument \""+name+"\" doesn't exist")
		in.suggestParam(d, class, name)
		return argument{}, false
	}
	in.use(UseParam, a.Name.Pos(), name, class.fieldLocs[f])
	v := in.eval(a.Value, rec, class.shape.decls[f].typ)
	if v == nil {
		return argument{}, false
	}
	if v == Unset {
		return argument{}, in.errorIn(a.Value.Pos(), a.Value.End(), "The value of named argument should be initialized, but we got '"+v.String()+"'")
	}
	return argument{name: q, val: v}, true
}

// resolveArgs calls set, if it is not nil, for each template argument of class:
// first the given ones in source order, then the defaults of the others.
func (in *interp) resolveArgs(class *Record, args []argument, loc syntax.Loc, set func(*StringValue, Value)) bool {
	params := class.params()
	var few [16]bool
	var given []bool
	if len(params) <= len(few) {
		given = few[:len(params)]
	} else {
		given = make([]bool, len(params))
	}
	for j := range args {
		a := &args[j]
		i := a.param(class)
		if given[i] {
			return in.errorAt(loc, "We can only specify the template argument '"+params[i].name.S+"' once")
		}
		given[i] = true
		if set != nil {
			set(params[i].name, a.val)
		}
	}
	for i := range params {
		if given[i] {
			continue
		}
		p, v := params[i].name, class.values[i]
		if !isComplete(v) {
			in.errorDiag(loc, "value not specified for template argument '"+p.S+"'").
				Notef(in.place(class.fieldLocs[i]), "declared in '%s'", class.Name())
			return false
		}
		if set != nil {
			set(p, v)
		}
	}
	return true
}

// errorDiag reports an error and returns it, so that the caller can add notes.
func (in *interp) errorDiag(loc syntax.Loc, msg string) *diag.Diagnostic {
	return in.report(&diag.Diagnostic{Place: in.place(loc), Message: msg})
}

// typeOf returns the type that t denotes, or nil if there is no such type.
func (in *interp) typeOf(t *syntax.Type) *Type {
	switch t.Kind {
	case syntax.TypeBit:
		return bitType
	case syntax.TypeInt:
		return intType
	case syntax.TypeString, syntax.TypeCode:
		return stringType
	case syntax.TypeDag:
		return dagType
	case syntax.TypeBits:
		if t.Size < 0 || t.Size > maxBits {
			in.errorAt(t.From, "bits type is too long")
			return nil
		}
		return in.bitsType(int(t.Size))
	case syntax.TypeList:
		e := in.typeOf(t.Elem)
		if e == nil {
			return nil
		}
		return e.listOf()
	case syntax.TypeName:
		name := in.str(t.Name)
		if name.bind != nil && name.bind.alias != nil {
			in.use(UseType, t.From, t.Name, name.bind.aliasLoc)
			in.used(name)
			return name.bind.alias
		}
		c := in.classNamed(t.Name, t.From)
		if c == nil {
			in.errorAfterLast(t.To, "unknown class name")
			return nil
		}
		return c.classPart().typ
	}
	if t.Elem != nil && in.typeOf(t.Elem) == nil {
		return nil
	}
	if t.Err != nil {
		in.syntaxErrorOnce(t.Err)
	}
	return nil
}

// errorAfterLast appends an error to the diagnostic that was reported last.
func (in *interp) errorAfterLast(end syntax.Loc, msg string) {
	if len(in.diags) > 0 && !in.dead && in.muted == 0 && !in.doubt.now {
		in.stopAt(in.nextToken(end))
		in.followUp(in.stop, msg)
	}
}

// followUp attaches a follow-up error of the reference to the last diagnostic, unless the parser
// has done it. It goes before the hints.
func (in *interp) followUp(loc syntax.Loc, msg string) {
	if len(in.diags) == 0 || in.dead || in.muted > 0 || in.doubt.now || !in.opts.AsReference {
		return
	}
	next := &diag.Diagnostic{Place: in.place(loc), Message: msg}
	d := in.diags[len(in.diags)-1]
	i := len(d.Notes)
	for i > 0 && d.Notes[i-1].Hint {
		i--
	}
	if slices.ContainsFunc(d.Notes[:i], func(n *diag.Diagnostic) bool { return n.Message == msg && n.Place.Same(next.Place) }) {
		return
	}
	d.Notes = slices.Insert(d.Notes, i, next)
}

func (in *interp) syntaxErrorOnce(e *syntax.Error) {
	if e.Msg != "" {
		in.syntaxError(e)
		e.Msg = ""
	}
}

// classNamed returns the class of that name, or reports an error and returns nil.
func (in *interp) classNamed(name string, loc syntax.Loc) *Record {
	s := in.str(name)
	if s.bind != nil && s.bind.class != nil {
		in.used(s)
		in.refer(s.bind.class)
		in.useRecord(UseClass, loc, name, s.bind.class)
		return s.bind.class
	}
	in.missing("class", name)
	msg := "Couldn't find class '" + name + "'"
	if s.bind != nil && s.bind.mc != nil {
		msg += ". Use 'defm' if you meant to use multiclass '" + name + "'"
	}
	in.suggestClass(in.errorDiag(loc, msg), name)
	in.stopAt(in.nextToken(loc + syntax.Loc(len(name))))
	return nil
}
