package heir_test

import (
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/examples/heir"
)

// A definition with a parameter of a C++ class, and a verifier in C++ that uses the class.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{
		Dialects: heir.Natives(),
		Sources: []mica.Source{mica.Text("ring.cpp", `
			using namespace mlir;
			namespace mlir::heir::polynomial {
			LogicalResult RingOp::verify() {
			  if (getModulus().getPolynomial().getDegree() > 1024) return emitOpError("has a modulus of a high degree");
			  return success();
			}
			}`)},
	}, mica.Text("polynomial.td", `
		include "mlir/IR/AttrTypeBase.td"
		include "mlir/IR/OpBase.td"
		def Polynomial_Dialect : Dialect {
		  let name = "polynomial"; let cppNamespace = "::mlir::heir::polynomial"; let useDefaultAttributePrinterParser = 1;
		}
		def Polynomial_IntPolynomialAttr : AttrDef<Polynomial_Dialect, "IntPolynomial"> {
		  let mnemonic = "int_polynomial";
		  let parameters = (ins "::mlir::heir::polynomial::IntPolynomial":$polynomial);
		  let hasCustomAssemblyFormat = 1;
		}
		def Polynomial_RingOp : Op<Polynomial_Dialect, "ring"> {
		  let arguments = (ins Polynomial_IntPolynomialAttr:$modulus);
		  let assemblyFormat = "$modulus attr-dict";
		  let hasVerifier = 1;
		}`)))
	mica.Print(os.Stdout, mica.Must(ctx.Parse(mica.Text("in.mlir", "polynomial.ring <x**16 + -3x + 1>"))))
	_, diags := ctx.Parse(mica.Text("in.mlir", "polynomial.ring <x**2048>"))
	os.Stdout.WriteString(diags[0].Message + "\n")
	// Output:
	// module {
	//   polynomial.ring <1 + -3x + x**16>
	// }
	// 'polynomial.ring' op has a modulus of a high degree
}
