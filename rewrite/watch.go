package rewrite

import "github.com/mica-ir/mica/ir"

// An EventKind is a kind of events.
type EventKind uint8

// The kinds of events.
const (
	EventDriver      EventKind = iota // a driver begins to apply the patterns of Set in Op
	EventDriverEnd                    // it ends; Op is the operation because of which a conversion fails, or nil
	EventVisit                        // the driver looks at Op
	EventDead                         // the driver erases Op because nothing needs it
	EventFold                         // the fold of Op's dialect replaces Op
	EventFoldInPlace                  // the fold of Op's dialect changes Op
	EventTry                          // Pattern is tried on Op
	EventMismatch                     // the matcher of Pattern finds out that it does not match Op; Mismatch says why, if that is known
	EventReason                       // Pattern itself says why it does not match; Mismatch has the text
	EventApplied                      // Pattern is applied
	EventNotApplied                   // Pattern is not applied
	EventSkip                         // Pattern, or every pattern if it is nil, is not tried on Op; Text says why
	EventInsert                       // Op is inserted or moved
	EventModify                       // Op is changed in place
	EventReplace                      // Op is about to be replaced
	EventErase                        // Op is about to be erased

	// A dialect conversion has these events, too.
	EventLegalize // the conversion begins to make Op legal; Text says why it is not
	EventLegal    // Op is legal, or was made legal
	EventIllegal  // it was not possible to make Op legal
	EventRollback // the changes of the pattern that was applied last to Op are undone; Text says why
)

// An Event is something that a driver does.
type Event struct {
	Kind     EventKind
	Op       *ir.Operation
	Pattern  *Pattern
	Set      *Frozen
	Mismatch Mismatch
	Text     string
}

// Watching returns the function that sees the events of drivers on a context, or nil.
func Watching(ctx *ir.Context) func(Event) {
	if o := observation(ctx); o != nil {
		return o.Watch
	}
	return nil
}

// eventKinds are the kinds of the events of a trace at an operation.
var eventKinds = map[string]EventKind{
	"visit": EventVisit, "dead": EventDead, "fold": EventFold, "fold in place": EventFoldInPlace,
	"insert": EventInsert, "modify": EventModify, "replace": EventReplace, "erase": EventErase,
}

// event reports an event to whoever watches.
func (t *tracer) event(e Event) {
	if t != nil && t.watch != nil {
		t.watch(e)
	}
}
