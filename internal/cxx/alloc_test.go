package cxx_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
)

// hot holds predicates that verifiers evaluate very often.
var hot = map[string]string{
	"isa":     `::llvm::isa<::mlir::VectorType>($_self)`,
	"isa2":    `isa<TensorType, VectorType>($_self)`,
	"method":  `$i32.isInteger(32)`,
	"test":    `$f32.isF32()`,
	"logical": `((::llvm::isa<::mlir::VectorType>($_self)) && ((::llvm::cast<::mlir::VectorType>($_self).getRank() > 0)))`,
	"composed": `((::llvm::isa<::mlir::VectorType>($_self)) && ((::llvm::cast<::mlir::VectorType>($_self).getRank() > 0))) &&
		([](::mlir::Type elementType) { return (elementType.isSignlessInteger(32)) || (elementType.isF32()); }(::llvm::cast<::mlir::ShapedType>($_self).getElementType()))`,
	"allOf":      `::llvm::all_of(::llvm::cast<::mlir::TensorType>($tensor).getShape(), [](auto v) { return v != 0; })`,
	"types":      `::llvm::all_of($_op.getOperandTypes(), [&](::mlir::Type t) { return t == getElementTypeOrSelf($i32); })`,
	"equal":      `($lhs.getType()) == ($rhs.getType()) && ($rhs.getType()) == ($lhs.getType())`,
	"functor":    `std::equal_to<>()(::getI1SameShape($lhs.getType()), $out.getType())`,
	"apint":      `::llvm::cast<::mlir::IntegerAttr>($five).getValue().eq(::llvm::APInt(32, 5))`,
	"positive":   `::llvm::cast<::mlir::IntegerAttr>($five).getValue().isStrictlyPositive()`,
	"enums":      `::llvm::is_contained({::mlir::toy::Pred::eq, ::mlir::toy::Pred::lt}, toy::Pred::lt)`,
	"allEqual":   `llvm::all_equal({$lhs.getType(), $rhs.getType(), $i32})`,
	"string":     `cast<StringAttr>($str).getValue() == "hello"`,
	"scalable":   `!llvm::is_contained(cast<VectorType>($_self).getScalableDims().drop_back(), true)`,
	"shapeEqual": `cast<TensorType>($tensor).getShape() == cast<VectorType>($_self).getShape()`,
	"failing":    `cast<TensorType>($_self).getRank() == 2`,
	"zip":        `llvm::all_of(llvm::seq<int64_t>(0, 3), [](int64_t i) { if (i > 5) return false; return true; })`,
}

// allowed is the number of allocations that a predicate may make; the default is zero.
var allowed = map[string]float64{"zip": 1} // the range of numbers

// compileHot compiles one of the predicates.
func compileHot(t testing.TB, src string, env *cxx.Env) *cxx.Program {
	e, err := cxx.Parse(src)
	if err != nil {
		t.Fatal(err)
	}
	p := cxx.Compile(e, env)
	if !p.Complete() {
		t.Fatal(p.Errors())
	}
	return p
}

func TestAllocs(t *testing.T) {
	env, frame := toyFrame(toyHost())
	m := &cxx.Machine{}
	for name, src := range hot {
		p := compileHot(t, src, env)
		n := testing.AllocsPerRun(100, func() { _, _ = p.RunBool(m, frame) })
		if n > allowed[name] {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

func BenchmarkEval(b *testing.B) {
	env, frame := toyFrame(toyHost())
	m := &cxx.Machine{}
	for name, src := range hot {
		b.Run(name, func(b *testing.B) {
			p := compileHot(b, src, env)
			b.ReportAllocs()
			for b.Loop() {
				_, _ = p.RunBool(m, frame)
			}
		})
	}
}

func BenchmarkCompile(b *testing.B) {
	env, _ := toyFrame(toyHost())
	src := hot["composed"]
	b.ReportAllocs()
	for b.Loop() {
		e, _ := cxx.Parse(src)
		cxx.Compile(e, env)
	}
}
