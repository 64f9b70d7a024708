// Package opt is the driver of mica opt, also for tools with their own dialects: it reads
// IR, applies rules and passes, and prints it.
//
// A tool is [Main] with a [Config]:
//
//	func main() {
//		os.Exit(opt.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, opt.Config{
//			Name:        "shop-opt",
//			Dialects:    []*dialect.Natives{shop.Natives()},
//			Definitions: []mica.Source{mica.FS(shop.Files, "shop.td")},
//			Alone:       true,
//		}))
//	}
//
// Flags and messages are the same as mlir-opt's, with additional flags for files of
// definitions (--ods) and rules (--patterns). A pass is requested by a flag of its name, or
// in --pass-pipeline; rules and passes are run in the order of their flags.
//
// The decisions behind the package are in docs/design/tools.md.
package opt
