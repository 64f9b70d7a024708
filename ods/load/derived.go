package load

import (
	"errors"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// derivedInterface is the interface of operations with derived attributes, which a definition
// does not list.
const derivedInterface = "DerivedAttributeOpInterface"

const materialize = "materializeDerivedAttributes"

// derivedMethods returns the methods that follow from the derived attributes of an operation: the
// accessor of each, and those of the interface.
func derivedMethods(op *ods.Operator) []cppapi.InterfaceMethod {
	if len(op.Derived) == 0 {
		return nil
	}
	var methods []cppapi.InterfaceMethod
	var is, entries []string
	for _, d := range op.Derived {
		get := cppapi.AccessorName(d.Name)
		methods = append(methods, cppapi.InterfaceMethod{Result: d.Attr.ReturnType, Name: get, Body: d.Attr.DerivedBody})
		is = append(is, "name == "+strconv.Quote(d.Name))
		value := cxx.Substitute(d.Attr.ConvertFromStorage, map[string]string{"_self": get + "()", "_builder": "odsBuilder", "_ctxt": "ctx", "_storage": "ctx"})
		entries = append(entries, "odsBuilder.getNamedAttr("+strconv.Quote(d.Name)+", "+value+")")
	}
	body := "::mlir::MLIRContext *ctx = getContext(); ::mlir::Builder odsBuilder(ctx); return ::mlir::DictionaryAttr::get(ctx, {" + strings.Join(entries, ", ") + "});"
	if err := notMaterializable(op); err != nil {
		body = "emitOpError(" + strconv.Quote(err.Error()) + "); return nullptr;"
	}
	return append(methods,
		cppapi.InterfaceMethod{Result: "bool", Name: "isDerivedAttribute", Static: true, Params: []cppapi.SourceParam{{Type: "::llvm::StringRef", Name: "name"}},
			Body: "return " + strings.Join(is, " || ") + ";"},
		cppapi.InterfaceMethod{Result: "::mlir::DictionaryAttr", Name: materialize, Body: body})
}

// notMaterializable returns an error if derived attributes have no C++ that converts their values
// to an attribute.
func notMaterializable(op *ods.Operator) error {
	var names []string
	for _, d := range op.Derived {
		if d.Attr.ConvertFromStorage == "" {
			names = append(names, cppapi.AccessorName(d.Name))
		}
	}
	if names == nil {
		return nil
	}
	return errors.New("op has non-materializable derived attributes '" + strings.Join(names, ", ") + "'")
}

// derived implements the interface of derived attributes.
func (o *opLoader) derived() {
	if _, native := o.nativeInterface(derivedInterface); len(o.op.Derived) == 0 || native {
		return
	}
	d := derivedAttributes{names: map[string]bool{}, err: notMaterializable(o.op)}
	for _, x := range o.op.Derived {
		d.names[x.Name] = true
	}
	if d.err == nil {
		d.all, d.err = o.api.Method(o.class(), materialize, 0)
		if d.err != nil {
			o.unimplemented("derived attributes", d.err)
		}
	}
	o.def.AttachInterface(derivedInterface, d)
}

// derivedAttributes implements the interface in the C++ of a definition.
type derivedAttributes struct {
	names map[string]bool
	all   *cxx.Func
	err   error // why all cannot be called
}

// IsDerivedAttribute looks the name up.
func (d derivedAttributes) IsDerivedAttribute(name string) bool { return d.names[name] }

// MaterializeDerivedAttributes evaluates the attributes. An error is a [diag.List] at op.
func (d derivedAttributes) MaterializeDerivedAttributes(op *ir.Operation) (*ir.DictionaryAttr, error) {
	err := d.err
	var v cxx.Value
	if err == nil {
		v, err = d.all.Invoke(nil, cxx.Obj(op))
	}
	if err != nil {
		var list diag.List
		op.EmitOpError(&list, "%s", err)
		return nil, list
	}
	dict, _ := v.Obj().(*ir.DictionaryAttr)
	return dict, nil
}
