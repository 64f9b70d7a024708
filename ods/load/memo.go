package load

import (
	"github.com/mica-ir/mica/internal/cxx"
)

// A memo keeps what names and conditions mean while nothing is declared: definitions of a dialect use the
// same few many times.
type memo struct {
	types    map[typeKey]*cxx.Type
	programs map[programKey]*program
}

// A typeKey is the name of a C++ type as the definitions of a namespace write it.
type typeKey struct{ name, namespace string }

// A programKey is an expression with the type of its $_self, in a namespace.
type programKey struct {
	text, namespace string
	self, result    *cxx.Type
}

func newMemo() memo {
	return memo{map[typeKey]*cxx.Type{}, map[programKey]*program{}}
}

// typeNamed returns the C++ type that definitions of a namespace name, or nil.
func (s *shared) typeNamed(name, namespace string) *cxx.Type {
	key := typeKey{name, namespace}
	t, ok := s.memo.types[key]
	if !ok {
		t = s.api.TypeNamed(name, namespace)
		s.memo.types[key] = t
	}
	return t
}

// compileOnSelf compiles an expression that names no slots but those of [loader.selfSlots].
func (l *loader) compileOnSelf(text string, self *cxx.Type, namespace string, result *cxx.Type, w where) *program {
	key := programKey{text, namespace, self, result}
	p := l.memo.programs[key]
	if p == nil {
		var err error
		p, err = l.compileText(text, l.selfSlots(self), l.namespaces(namespace), result, l.api.Compile)
		if err != nil {
			l.report.syntaxError(w, text, err)
			return p
		}
		l.memo.programs[key] = p
	}
	l.report.add(w, text, p.prog, l.api.UsesNative(p.prog.Natives))
	return p
}
