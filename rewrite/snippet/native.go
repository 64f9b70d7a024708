package snippet

import "github.com/mica-ir/mica/internal/cxx"

// A Native describes the implementation of a native function of a rule. It is a
// [rewrite.NativeSource].
type Native struct {
	Form Form
	// Name is the function's name for users: the name of a record or of a declaration.
	Name string
	// Summary describes a constraint in messages; "" if nothing does but its name.
	Summary string
	// Code is the code if it cannot be compiled, or has only the parameters of a declaration
	// without code. Otherwise Function is the compiled code; it is nil if the form needs no
	// code.
	Code     *Code
	Function *Function
	// Text is the name of the attribute of ReadAttribute, the text of the location of
	// FuseLocations, SetLocation and AtLocation, or the name of the operation of InferTypes.
	Text string
	// Count is the number of trailing arguments that determine the location, for AtLocation,
	// or of leading arguments that are operands, for InferTypes, or of uses for CountUses.
	Count int
	// Least is the least number of uses for CountUses.
	Least int
	// Numbered means that a function of package rewrite/compiled has Count as a parameter.
	Numbered bool
	// Numbers are parameters before the arguments of a function of package rewrite/compiled.
	Numbers []int
	// Conversion means that a function of package rewrite/compiled has the rewriter and the name Converter of a type
	// converter before its arguments.
	Conversion bool
	Converter  string
	// Names are the names of the attributes of InferTypes.
	Names []string
	// Constraint is the record of the constraint that Function checks for ReadAttribute.
	Constraint string
}

// A Form is the behavior of a native function besides evaluating its code.
type Form uint8

// The forms.
const (
	Plain         Form = iota // the code on the arguments
	OnType                    // the code on the type of the argument, a value
	OnDefiningOp              // the code on the operation that defines the argument, which must exist
	OnPresent                 // the code on the argument, an attribute that must be present
	ReadAttribute             // the attribute of the argument, or its default value, which satisfies the code
	FuseLocations             // sets the location of the rewrite to the fusion of the arguments' locations
	SetLocation               // sets the location of the first argument to that of the others
	AtLocation                // the code, with the location of the last arguments
	InferTypes                // the result types of an operation with the arguments
	AsProperty                // the code, whose result becomes the attribute form of a property
	CountUses                 // the argument, a value, has between Least and Count uses
	OnRegion                  // the code on region Count of the argument, an operation
	Compiled                  // the function Text of package rewrite/compiled, with Count before the arguments if it is numbered
)

// NativeSource marks a Native as a [rewrite.NativeSource].
func (*Native) NativeSource() {}

// Program returns the compiled code.
func (f *Function) Program() *cxx.Program { return f.prog }
