package conversion

import (
	"unsafe"

	"github.com/mica-ir/mica/internal/chunked"
)

// A changeLog is a list of changes, stored as a byte for the type and a pointer each. An interface
// would take twice the memory, and a conversion logs several changes for each operation.
type changeLog struct {
	kinds    chunked.List[uint8] // indexes of changeKinds
	subjects chunked.List[unsafe.Pointer]
}

// A changeKind converts between a type of changes and pointers.
type changeKind struct {
	pointer func(x change) (p unsafe.Pointer, ok bool)
	change  func(p unsafe.Pointer) change
}

// kindOf returns the kind of the changes that are a *T.
func kindOf[T any, P interface {
	*T
	change
}]() changeKind {
	return changeKind{
		func(x change) (unsafe.Pointer, bool) { p, ok := x.(P); return unsafe.Pointer(p), ok },
		func(p unsafe.Pointer) change { return P(p) },
	}
}

// changeKinds are the kinds of changes, frequent ones first.
var changeKinds = [...]changeKind{
	kindOf[opCreated](), kindOf[opReplaced](), kindOf[opModified](), kindOf[opTouched](), kindOf[valueReplaced](), kindOf[castInserted](),
	kindOf[typesUsed](), kindOf[opMoved](), kindOf[blockCreated](), kindOf[blockMoved](), kindOf[blockErased](), kindOf[blockMerged](),
	kindOf[blockConverted](),
}

// kind returns the kind of a change and its pointer.
func kind(x change) (uint8, unsafe.Pointer) {
	for i := range changeKinds {
		if p, ok := changeKinds[i].pointer(x); ok {
			return uint8(i), p
		}
	}
	panic("convert: a change of an unknown kind")
}

func (l *changeLog) Len() int { return l.kinds.Len() }

// At returns change i.
func (l *changeLog) At(i int) change { return changeKinds[*l.kinds.At(i)].change(*l.subjects.At(i)) }

// Set replaces change i.
func (l *changeLog) Set(i int, x change) { *l.kinds.At(i), *l.subjects.At(i) = kind(x) }

// Add appends a change.
func (l *changeLog) Add(x change) {
	k, p := kind(x)
	l.kinds.Add(k)
	l.subjects.Add(p)
}

// Truncate removes all but the first n changes.
func (l *changeLog) Truncate(n int) {
	l.kinds.Truncate(n)
	l.subjects.Truncate(n)
}

// Remove removes change i, and moves those after it.
func (l *changeLog) Remove(i int) {
	l.kinds.Remove(i)
	l.subjects.Remove(i)
}
