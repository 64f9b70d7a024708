package compiled_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/std"
)

// TestMethods calls all methods without parameters of the models of compiled operations and their
// parts. Models that are Go data have no TableGen records, so no method may need one.
func TestMethods(t *testing.T) {
	calls := 0
	call := func(name string, x any) {
		v := reflect.ValueOf(x)
		for i := range v.NumMethod() {
			if v.Method(i).Type().NumIn() > 0 {
				continue
			}
			method := v.Type().Method(i).Name
			func() {
				defer func() {
					if err := recover(); err != nil {
						t.Errorf("%s of %s: %v", method, name, err)
					}
				}()
				v.Method(i).Call(nil)
				calls++
			}()
		}
	}
	for _, n := range std.Natives() {
		g := compiled.Find(n.Namespace)
		if g == nil {
			continue
		}
		for _, op := range g.Module.Ops {
			call(op.Name(), op)
			for _, tr := range op.Traits {
				call(fmt.Sprintf("trait %s of %s", tr.Name, op.Name()), tr)
			}
			for i := range op.Operands {
				call("operand of "+op.Name(), &op.Operands[i])
			}
			for i := range op.Attributes {
				call("attribute of "+op.Name(), &op.Attributes[i])
			}
		}
	}
	if calls < 3000 {
		t.Errorf("only %d calls", calls)
	}
}
