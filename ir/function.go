package ir

import "slices"

// A Function is an operation with FunctionOpInterface whose type is a [FunctionType]. Its
// methods change the type, the attributes of arguments and results, and the entry block
// together.
type Function struct{ *Operation }

// AsFunction returns an operation as a function.
func AsFunction(op *Operation) (Function, bool) {
	if _, ok := op.def.Interface(functionOpInterface); !ok {
		return Function{}, false
	}
	f := Function{op}
	return f, f.FunctionType() != nil
}

// typeAttr returns the name of the attribute that is the type.
func (f Function) typeAttr() string {
	if n, ok := InterfaceOf[FunctionTypeNamer](f.Operation); ok {
		return n.TypeAttr()
	}
	return FunctionTypeAttr
}

// FunctionType returns the type of the function, or nil if the type is of another kind.
func (f Function) FunctionType() *FunctionType {
	a, _ := f.Attr(f.typeAttr()).(*TypeAttr)
	if a == nil {
		return nil
	}
	t, _ := a.Value.(*FunctionType)
	return t
}

// SetFunctionType changes the type. Added arguments and results have no attributes; removed
// ones lose theirs. The entry block does not change.
func (f Function) SetFunctionType(t *FunctionType) {
	old := f.FunctionType()
	f.setType(t.Inputs, t.Results)
	f.resizeDictionaries(ArgumentAttrsAttr, len(old.Inputs), len(t.Inputs))
	f.resizeDictionaries(ResultAttrsAttr, len(old.Results), len(t.Results))
}

func (f Function) setType(in, out []Type) {
	c := f.Context()
	f.SetAttr(f.typeAttr(), c.TypeAttr(c.FunctionType(in, out)))
}

// ArgumentAttr returns an attribute of an argument, or nil if it has none of this name.
func (f Function) ArgumentAttr(i int, name string) Attribute {
	return f.dictionary(ArgumentAttrsAttr, i).Attr(name)
}

// SetArgumentAttr sets an attribute of an argument, or removes it if a is nil.
func (f Function) SetArgumentAttr(i int, name string, a Attribute) {
	list := f.dictionaries(ArgumentAttrsAttr, len(f.FunctionType().Inputs))
	d := f.dictionary(ArgumentAttrsAttr, i)
	entries := slices.DeleteFunc(slices.Clone(d.Entries), func(e NamedAttribute) bool { return e.Name == name })
	if a != nil {
		entries = append(entries, NamedAttribute{Name: name, Value: a})
	}
	list[i] = f.Context().DictionaryAttr(entries)
	f.setDictionaries(ArgumentAttrsAttr, list)
}

// ResultAttr returns an attribute of a result, or nil if it has none of this name.
func (f Function) ResultAttr(i int, name string) Attribute {
	return f.dictionary(ResultAttrsAttr, i).Attr(name)
}

// dictionaries returns the attribute dictionaries of the arguments or the results, or n empty
// ones if the function has no valid list of them.
func (f Function) dictionaries(name string, n int) []Attribute {
	if a, ok := f.Attr(name).(*ArrayAttr); ok && len(a.Elements) == n {
		return slices.Clone(a.Elements)
	}
	list := make([]Attribute, n)
	for i := range list {
		list[i] = f.Context().DictionaryAttr(nil)
	}
	return list
}

func (f Function) dictionary(name string, i int) *DictionaryAttr {
	if a, ok := f.Attr(name).(*ArrayAttr); ok && i < len(a.Elements) {
		if d, ok := a.Elements[i].(*DictionaryAttr); ok {
			return d
		}
	}
	return f.Context().DictionaryAttr(nil)
}

// setDictionaries sets the attribute that lists dictionaries, or removes it if all are empty.
func (f Function) setDictionaries(name string, list []Attribute) {
	c := f.Context()
	if slices.ContainsFunc(list, func(a Attribute) bool { return a != c.DictionaryAttr(nil) }) {
		f.SetAttr(name, c.ArrayAttr(list))
	} else {
		f.RemoveAttr(name)
	}
}

// resizeDictionaries keeps a list even if all its dictionaries are empty, as MLIR does.
func (f Function) resizeDictionaries(name string, from, to int) {
	if f.Attr(name) == nil || from == to {
		return
	}
	if to == 0 {
		f.RemoveAttr(name)
		return
	}
	list := f.dictionaries(name, from)
	for len(list) < to {
		list = append(list, f.Context().DictionaryAttr(nil))
	}
	f.SetAttr(name, f.Context().ArrayAttr(list[:to]))
}

// A Parameter is an argument or a result to insert into a function.
type Parameter struct {
	Index int // before which existing one, in the order of insertion
	Type  Type
	Attrs *DictionaryAttr // nil for none
	Loc   *Location       // of an argument
}

// InsertArguments adds arguments to the type and to the entry block. The list is in the order
// of the indices.
func (f Function) InsertArguments(list []Parameter) {
	if len(list) == 0 {
		return
	}
	t := f.FunctionType()
	f.insertDictionaries(ArgumentAttrsAttr, len(t.Inputs), list)
	f.setType(insertTypes(t.Inputs, list), t.Results)
	if f.NumRegions() == 0 || f.Region(0).Empty() {
		return
	}
	for i, p := range list {
		f.Region(0).Entry().InsertArgument(p.Index+i, p.Type, p.Loc)
	}
}

// InsertResults adds results to the type. The list is in the order of the indices.
func (f Function) InsertResults(list []Parameter) {
	if len(list) == 0 {
		return
	}
	t := f.FunctionType()
	f.insertDictionaries(ResultAttrsAttr, len(t.Results), list)
	f.setType(t.Inputs, insertTypes(t.Results, list))
}

func insertTypes(types []Type, list []Parameter) []Type {
	types = slices.Clone(types)
	for i, p := range list {
		types = slices.Insert(types, p.Index+i, p.Type)
	}
	return types
}

func (f Function) insertDictionaries(name string, n int, list []Parameter) {
	all := f.dictionaries(name, n)
	for i, p := range list {
		attrs := p.Attrs
		if attrs == nil {
			attrs = f.Context().DictionaryAttr(nil)
		}
		all = slices.Insert(all, p.Index+i, Attribute(attrs))
	}
	f.setDictionaries(name, all)
}

// EraseArguments removes the selected arguments from the type and from the entry block, where
// they must not have uses.
func (f Function) EraseArguments(erased []bool) {
	t := f.FunctionType()
	f.setType(kept(t.Inputs, erased), t.Results)
	f.eraseDictionaries(ArgumentAttrsAttr, erased)
	if f.NumRegions() == 0 || f.Region(0).Empty() {
		return
	}
	for i, gone := range slices.Backward(erased) {
		if gone {
			f.Region(0).Entry().EraseArgument(i)
		}
	}
}

// EraseResults removes the selected results from the type.
func (f Function) EraseResults(erased []bool) {
	t := f.FunctionType()
	f.setType(t.Inputs, kept(t.Results, erased))
	f.eraseDictionaries(ResultAttrsAttr, erased)
}

func (f Function) eraseDictionaries(name string, erased []bool) {
	if f.Attr(name) != nil && slices.Contains(erased, true) {
		f.setDictionaries(name, kept(f.dictionaries(name, len(erased)), erased))
	}
}

// kept returns the elements that are not erased.
func kept[T any](list []T, erased []bool) []T {
	var rest []T
	for i, x := range list {
		if !erased[i] {
			rest = append(rest, x)
		}
	}
	return rest
}
