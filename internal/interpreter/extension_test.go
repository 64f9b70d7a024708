package interpreter_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/interpreter"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/rewrite"
)

const definitions = `
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Mine_Dialect : Dialect { let name = "mine"; let cppNamespace = "mine"; let dependentDialects = ["transform::TransformDialect"]; }
def RenameOp : Op<Mine_Dialect, "rename", [TransformOpInterface, FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface]> {
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$name);
  let results = (outs TransformHandleTypeInterface:$renamed);
  let assemblyFormat = "$target $name attr-dict ` + "`:`" + ` functional-type(operands, results)";
}
def ForgetfulOp : Op<Mine_Dialect, "forgetful", [TransformOpInterface, MemoryEffectsOpInterface]> {
  let results = (outs TransformHandleTypeInterface:$nothing);
  let assemblyFormat = "attr-dict ` + "`:`" + ` type($nothing)";
}
def UnknownOp : Op<Mine_Dialect, "unknown", [TransformOpInterface, MemoryEffectsOpInterface]> { let assemblyFormat = "attr-dict"; }
def AddPatternsOp : Op<Mine_Dialect, "add_patterns", [PatternDescriptorOpInterface]> { let assemblyFormat = "attr-dict"; }
`

// addPatterns is a pattern for arith.addi.
type addPatterns struct{}

func (addPatterns) AddPatterns(_ *ir.Operation, _ *interpreter.State, set *rewrite.Set) error {
	set.Add(rewrite.IsolatedPattern("add", "arith.addi", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.Replace(op, op.Operand(0))
		return true
	}))
	return nil
}

func transformer(x interpreter.Transform) dialect.Op {
	return dialect.Op{Interfaces: dialect.Interfaces{{Name: interpreter.TransformInterface, Impl: x}}}
}

// run applies a program with operations of a test dialect to a function.
func run(t *testing.T, program string) string {
	t.Helper()
	tool := opt.New(opt.Config{
		Dialects: append(all.Natives(), &dialect.Natives{Namespace: "mine", Ops: map[string]dialect.Op{
			"mine.rename": transformer(interpreter.Func(func(s *interpreter.Step) *interpreter.Failure {
				for _, op := range s.Ops(0) {
					ir.SetSymbolName(op, op.Attr("sym_name").(*ir.StringAttr).Value+"_renamed")
				}
				s.SetOps(0, s.Ops(0)...)
				return nil
			})),
			"mine.forgetful":    transformer(interpreter.Func(func(*interpreter.Step) *interpreter.Failure { return nil })),
			"mine.add_patterns": {Interfaces: dialect.Interfaces{{Name: interpreter.PatternDescriptorInterface, Impl: addPatterns{}}}},
		}}),
		Definitions: []mica.Source{mica.Text("mine.td", definitions)},
	})
	text := `module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
` + program + `
    transform.yield
  }
}`
	var out, errs strings.Builder
	tool.Main([]string{"--transform-interpreter"}, strings.NewReader(text), &out, &errs)
	return out.String() + errs.String()
}

func TestExtension(t *testing.T) {
	tests := []struct{ program, want string }{
		{`%g = mine.rename %f "g" : (!transform.any_op) -> !transform.any_op
		  transform.print %g {skip_regions} : !transform.any_op`, "func.func @f_renamed"},
		{`%g = mine.rename %f "g" : (!transform.any_op) -> !transform.any_op
		  transform.print %f : !transform.any_op`, "op uses a handle invalidated by a previously executed transform op"},
		{`%g = mine.forgetful : !transform.any_op`, "the implementation of 'mine.forgetful' does not set result #0"},
		{`mine.unknown`, "the interpreter has no implementation of 'mine.unknown'"},
		{`transform.apply_patterns to %f { mine.add_patterns } : !transform.any_op`, "return %arg0 : i32"},
		{`transform.apply_patterns to %f { transform.apply_patterns.tensor.reassociative_reshape_folding } : !transform.any_op`,
			"the interpreter has no patterns for 'transform.apply_patterns.tensor.reassociative_reshape_folding'"},
	}
	for _, test := range tests {
		if got := run(t, test.program); !strings.Contains(got, test.want) {
			t.Errorf("%s: got\n%s\nwithout %q", test.program, got, test.want)
		}
	}
}
