package opt

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// corpus returns the files of valid operations of all dialects, and of this package.
func corpus(t *testing.T) map[string]string {
	texts := map[string]string{}
	for _, root := range []string{"../dialect", "testdata/cases", "../asm/testdata", "testdata/bytecode"} {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(name) != ".mlir" || strings.Contains(name, "invalid") {
				return err
			}
			text, err := os.ReadFile(name)
			texts[name] = string(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return texts
}

// TestDifferentialBytecode writes texts as bytecode, in old versions of the format, too, and
// compares the bytes with mlir-opt's, and the IR read from those.
func TestDifferentialBytecode(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	texts := corpus(t)
	compared, different := 0, 0
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		switch name {
		case "../dialect/linalg/testdata/valid/bodies.mlir":
			continue // operations in bodies that linalg makes have other locations
		case "../dialect/quant/testdata/valid/types.mlir":
			continue // mlir-opt prints scales that it has read with too few digits to read them again
		}
		text := texts[name]
		for i, chunk := range strings.Split(text, "// -----") {
			if strings.Contains(chunk, "1:2 to 1:2") || i%reftest.Count(1, 12, 3) != 0 {
				continue // a range that is a position is no other location in mica; all of them take minutes
			}
			if strings.Contains(chunk, "test.") || strings.Contains(chunk, "expected-error") || !reftest.Campaign() && !reftest.Sampled(name+chunk, 20) {
				continue // mlir-opt's test dialect has a version
			}
			version := []string{"6", "5", "4", "2", "0"}[compared%5]
			args := []string{"--allow-unregistered-dialect", "--emit-bytecode", "--emit-bytecode-version=" + version}
			if version < "5" && strings.Contains(chunk, "<{") {
				continue // mlir-opt loses the properties of unregistered operations
			}
			got, errs, mica := runAll(chunk, args...)
			if strings.Contains(errs, "cannot be written, the limit is") {
				continue // mlir-opt writes gigabytes of padding
			}
			want, _, code := reftest.Run(t, reference, chunk, args...)
			if code != 0 || strings.Contains(errs, "error:") {
				continue // of no interest here: invalid, or of a dialect that is not known
			}
			wantText, _, code := reftest.Run(t, reference, want, args[0])
			if code != 0 {
				continue // mlir-opt loses properties in old versions, so that it cannot read its own output
			}
			if plain, _, _ := reftest.Run(t, reference, chunk, args[0]); version < "5" && plain != wantText {
				continue // mlir-opt writes only those properties in old versions that are attributes
			}
			compared++
			if mica != 0 || withoutProducer(want) != withoutProducer(got) {
				different++
				t.Logf("%s, chunk %d, version %s: the bytes differ: %s", name, i, version, errs)
				continue
			}
			if text, errs, _ := runAll(want, args[0]); text != wantText {
				t.Errorf("%s, chunk %d, version %s: what is read differs: %s\n%s", name, i, version, errs, reftest.Diff(wantText, text))
			}
		}
	}
	t.Logf("%d texts, %d are not the same", compared, different)
	// Where the padding begins that aligns resources depends on the length of the producer's
	// name, and a few texts number attributes that occur equally often in another order.
	if 25*different > compared {
		t.Error("too many texts are not the same")
	}
	if compared < 20 {
		t.Error("too few texts")
	}
}

// runAll runs the tool with all dialects.
func runAll(in string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = tool.Main(args, strings.NewReader(in), &o, &e)
	return o.String(), e.String(), code
}

// withoutProducer returns a file without the name of the program that has written it, and
// without the padding that depends on its length.
func withoutProducer(file string) string {
	end := strings.IndexByte(file, 0)
	if end < 5 {
		return file
	}
	return file[:5] + strings.ReplaceAll(file[end:], "\xcb", "")
}

// TestDifferentialInvalidBytecode changes bytes of valid files and compares the messages.
func TestDifferentialInvalidBytecode(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	file := validBytecode(t)
	same, all := 0, 0
	for at := 4; at < len(file); at++ {
		if at%reftest.Count(27, 9, 1) != 0 {
			continue
		}
		changed := bytes.Clone(file)
		changed[at] ^= 0x55
		_, want, code := reftest.Run(t, reference, string(changed))
		_, got, mica := runAll(string(changed))
		if code != 0 && code != 1 {
			continue // it has crashed
		}
		all++
		if want == got && code == mica {
			same++
		} else {
			t.Logf("byte %d: %s\nwant %s", at, got, want)
		}
	}
	t.Logf("%d of %d are the same", same, all)
	if 10*same < 8*all {
		t.Error("too many messages differ")
	}
}

func validBytecode(t testing.TB) []byte {
	text, err := os.ReadFile("testdata/bytecode/small.mlir")
	if err != nil {
		t.Fatal(err)
	}
	out, errs, code := runAll(string(text), "--emit-bytecode")
	if code != 0 {
		t.Fatal(errs)
	}
	return []byte(out)
}

// TestOldBytecode writes properties in a version that has none: they are attributes, unless
// one has the same name.
func TestOldBytecode(t *testing.T) {
	const unregistered = "--allow-unregistered-dialect"
	file, errs, code := runAll(`"t.x"() <{a = 1 : i32, b = 3 : i8}> {a = 2 : i32} : () -> ()`, unregistered, "--emit-bytecode", "--emit-bytecode-version=4")
	if code != 0 {
		t.Fatal(errs)
	}
	if got, errs, _ := runAll(file, unregistered); !strings.Contains(got, `"t.x"() {a = 2 : i32, b = 3 : i8} : () -> ()`) {
		t.Errorf("%s%s", got, errs)
	}
}

// TestBytecodeEverywhere reads bytecode as input, as rules, and through package mica.
func TestBytecodeEverywhere(t *testing.T) {
	const rule = `pdl.pattern @p : benefit(1) {
  %t = pdl.type
  %o = pdl.operation "a.b" -> (%t : !pdl.type)
  pdl.rewrite %o { pdl.erase %o }
}`
	dir := t.TempDir()
	write := func(name, text string) string {
		file, errs, code := runAll(text, "--allow-unregistered-dialect", "--emit-bytecode")
		if code != 0 {
			t.Fatal(errs)
		}
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(file), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	input := write("in.mlirbc", `%0 = "a.b"() : () -> i32
"a.c"() : () -> ()`)
	out, errs, code := runAll("", "--allow-unregistered-dialect", "--patterns", write("rules.mlir", rule), input)
	if want := "module {\n  \"a.c\"() : () -> ()\n}\n\n"; code != 0 || out != want {
		t.Errorf("exit code %d, %q, %s", code, out, errs)
	}
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true})
	if ctx == nil {
		t.Fatal(diags)
	}
	if op, diags := ctx.Parse(mica.File(input)); op == nil || !strings.Contains(asm.String(op, asm.Options{}), "a.b") {
		t.Error(diags)
	}
}

// TestLargeAlignment writes a resource that would need gigabytes of padding.
func TestLargeAlignment(t *testing.T) {
	const text = `"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0000008001" } } #-}`
	_, errs, code := runAll(text, "--allow-unregistered-dialect", "--emit-bytecode")
	if want := "a resource that is aligned to 2147483648 bytes cannot be written, the limit is 16777216\n"; code != 1 || errs != want {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

// FuzzBytecode reads broken files, whole and in parts: nothing may panic, and IR that was read
// must be writable.
func FuzzBytecode(f *testing.F) {
	ctx, diags := tool.base()
	if ctx == nil {
		f.Fatal(diags)
	}
	f.Add(validBytecode(f))
	f.Fuzz(func(t *testing.T, data []byte) {
		if !bytecode.Is(data) || len(data) > 1<<14 {
			return
		}
		ctx, _ := ctx.Fork()
		if lazy, _ := bytecode.ReadLazy(ctx.IR(), source.NewFile("f", data), bytecode.ReadOptions{}); lazy != nil {
			lazy.Finish(func(*ir.Operation) bool { return true })
		}
		op, _ := bytecode.Read(ctx.IR(), source.NewFile("f", data), bytecode.ReadOptions{})
		if op == nil {
			return
		}
		var out bytes.Buffer
		if err := bytecode.Write(&out, op, bytecode.DefaultConfig()); err != nil {
			if !strings.Contains(err.Error(), "the limit is") { // of the alignment of resources
				t.Fatal(err)
			}
			return
		}
		var list diag.List
		again, list := bytecode.Read(ctx.IR(), source.NewFile("g", out.Bytes()), bytecode.ReadOptions{})
		if again == nil {
			t.Fatalf("what was written is not read: %s", list.Error())
		}
		asm.Append(nil, again, asm.Options{})
	})
}
