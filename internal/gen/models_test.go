package gen

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// TestDifferentialModels registers all dialects of the reference as generated ones, without
// the detour through Go source, and compares them with the loaded ones.
func TestDifferentialModels(t *testing.T) {
	if os.Getenv("MICA_CAMPAIGN") == "" {
		t.Skip("MICA_CAMPAIGN is not set")
	}
	include := reftest.Include(t)
	ms, list := randomops.Definitions(include)
	if list.HasErrors() {
		t.Fatal(list)
	}
	generated := ir.NewContext()
	generated.AllowUnregistered = true
	var names []string
	for _, m := range ms {
		for _, d := range m.Dialects {
			if slices.Contains(names, d.Name) || d.Name == "builtin" {
				continue
			}
			m, words := selectDialect(ms, d.Name)
			model := (&copier{map[any]reflect.Value{}}).copy(reflect.ValueOf(m)).Interface().(*ods.Module)
			lent := lenders(Options{Natives: all.Natives(), Packages: all.Packages()}, d.Name, words)
			natives := slices.DeleteFunc(all.Natives(), func(n *dialect.Natives) bool {
				return n.Namespace != d.Name && !slices.Contains(lent, n.Namespace)
			})
			if err := load.RegisterGenerated(generated, d.Name, &load.Generated{Module: model}, natives...); err != nil {
				t.Fatal(err)
			}
			names = append(names, d.Name)
		}
	}
	loaded, _, list := randomops.Upstream(include)
	if list.HasErrors() {
		t.Fatal(list)
	}
	if x := os.Getenv("MICA_GENERATED"); x != "" {
		names = strings.Split(x, ",")
	}
	for _, name := range names {
		var out strings.Builder
		n := compare.Contexts(&out, loaded, generated, []string{name}, 4)
		t.Logf("%s: %d cases, %d valid", name, n.Cases, n.Valid)
		if n.Differ > 0 {
			t.Errorf("%s: %d of %d differ\n%.3000s", name, n.Differ, n.Cases, out.String())
		}
	}
}

// A copier copies models without the parts that generated ones omit.
type copier struct{ nodes map[any]reflect.Value }

func (c *copier) copy(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return v
		}
		if x, ok := c.nodes[v.Interface()]; ok {
			return x
		}
		out := reflect.New(v.Type().Elem())
		c.nodes[v.Interface()] = out
		out.Elem().Set(c.copy(v.Elem()))
		return out
	case reflect.Struct:
		out := reflect.New(v.Type()).Elem()
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !omitted(f.Name) {
				out.Field(i).Set(c.copy(v.Field(i)))
			}
		}
		return out
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			out.Index(i).Set(c.copy(v.Index(i)))
		}
		return out
	}
	return v
}
