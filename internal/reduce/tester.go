package reduce

import (
	"errors"
	"fmt"
	"os"
	"os/exec"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/tempdir"
	"github.com/mica-ir/mica/ir"
)

// A tester is a program that decides whether a module is interesting.
type tester struct {
	Script string
	Args   []string // before the name of the file
}

// A verdict is a tester's answer about a module.
type verdict struct {
	tested, interesting bool
	size                int // of the text
}

// test writes a module to a file and runs the program.
func (t *tester) test(module *ir.Operation) (verdict, error) {
	text := asm.Append(nil, module, asm.Options{}) // in generic form if it is not valid
	f, err := tempdir.Create("mlir-reduce-*.mlir")
	if err != nil {
		return verdict{}, err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(text)
	if err := errors.Join(err, f.Close()); err != nil {
		return verdict{}, err
	}
	v := verdict{tested: true, size: len(text)}
	err = exec.Command(t.Script, append(t.Args[:len(t.Args):len(t.Args)], f.Name())...).Run()
	var exit *exec.ExitError
	switch {
	case err == nil:
	case errors.As(err, &exit) && exit.ExitCode() > 0:
		v.interesting = true
	default:
		return v, fmt.Errorf("Error running interestingness test: %w", err)
	}
	return v, nil
}
