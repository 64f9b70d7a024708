package cpp

import (
	"fmt"
	"go/format"
	"strings"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// Options name in Go what a translation refers to. Each function may be nil, and returns
// "" if there is no Go for something; then code that needs it is not translated.
type Options struct {
	// TypeDef and AttrDef return a Go expression for a definition of a type or an
	// attribute, a *ir.TypeDefinition or *ir.AttributeDefinition.
	TypeDef func(*ir.TypeDefinition) string
	AttrDef func(*ir.AttributeDefinition) string

	// Method returns a call of a method of an operation's class by its C++ name, such as
	// getLhs, as a template in which $0 is the *ir.Operation and $1 the first argument.
	Method func(class *cxx.Class, name string) string

	// Native returns a call of a function that a dialect leaves to C++, by its qualified
	// C++ name, as a template in which $0 is the first argument.
	Native func(name string) string
}

// A Param is a parameter of a Go function. Params correspond to the slots of a program.
type Param struct {
	Name, Type string
	// Nilable says that the parameter may be nil, as the value of an optional operand.
	Nilable bool
}

// A Writer translates programs that were compiled with one API.
type Writer struct {
	api  *cppapi.API
	opts Options
}

// NewWriter returns a writer for programs that were compiled with api.
func NewWriter(api *cppapi.API, opts Options) *Writer { return &Writer{api, opts} }

// Func translates a program to a Go function with a parameter for each of its slots; slots
// of the same name in Go share a parameter. result is the Go type of its result, "" for
// the type that corresponds to the program's. Lines of doc become its comment. It also
// returns the import paths that the function needs. The error says what cannot be
// translated.
func (w *Writer) Func(name, doc string, prog *cxx.Program, params []Param, result string) (text string, imports []string, err error) {
	var slots []string
	for _, p := range params {
		slots = append(slots, p.Name)
	}
	code, err := prog.Go(cxx.GoOptions{Slots: slots, Type: w.goType, Is: w.is})
	if err != nil {
		return "", nil, err
	}
	if result == "" {
		result = code.Result
	}
	var b strings.Builder
	for line := range strings.Lines(doc) {
		b.WriteString(strings.TrimRight("// "+line, " \n") + "\n")
	}
	fmt.Fprintf(&b, "func %s(%s) %s {\n%s}\n", name, signature(params), result, code.Body)
	src, err := format.Source([]byte(b.String()))
	if err != nil {
		return "", nil, fmt.Errorf("the translation to Go is not well-formed: %w", err)
	}
	return string(src), code.Imports, nil
}

// signature returns a list of parameters, those of one name once.
func signature(params []Param) string {
	seen := map[string]bool{}
	var list []string
	for _, p := range params {
		if !seen[p.Name] {
			seen[p.Name] = true
			list = append(list, p.Name+" "+p.Type)
		}
	}
	return strings.Join(list, ", ")
}

// goType returns the Go type of the objects of a class.
func (w *Writer) goType(c *cxx.Class) string { return goTypes[c.Name] }

func (w *Writer) is(c *cxx.Class, x string) string { return "" }

var goTypes = map[string]string{"mlir::Type": "ir.Type", "mlir::IntegerType": "*ir.IntegerType"}
