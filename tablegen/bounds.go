package tablegen

// The reference has no bounds: a few lines can take all memory or run forever in it.
// The bounds here are far above what the targets of LLVM need.

// Bounds of nesting. The reference has none and overflows its stack.
const (
	maxErrors    = 100 // reported ones
	maxDepth     = 400000
	maxInstances = 10000

	// Printing and resolving are recursive, so that values that are nested more deeply
	// could overflow the stack.
	maxDeep = 50000
)

// Bounds of one value. Parts are shared, so that a few lines can create a value of
// exponential size.
const (
	maxSize = 1 << 26 // of its text

	// Resolving visits a part as often as it occurs, for each record that inherits the value, but
	// only the selected part of an !if with a known condition. The largest such value of LLVM's
	// targets is a !foldl over 13 elements in AMDGPU whose body uses the accumulator three times: a
	// size of 4,800,000. Each further element triples it.
	maxOpenSize = 1 << 26 // of a value with unknown parts
)

// Values from these sizes on count as large.
const (
	largeText = 1 << 10
	largeList = 1 << 6 // elements
	elemSize  = 16     // bytes
)

// limits bounds the work of an evaluation. A line with nested loops can request any
// number of records and values, and unlimited time.
type limits struct {
	records   int
	statement int // records of one top-level statement
	entries   int // records of one multiclass
	fields    int // of all records
	values    int
	bytes     int // of all large values, which are never freed
	rounds    int // iterations of all loops
	steps     int // of resolving
	open      uint32
}

// Of LLVM's targets RISCV needs most records (160,000) and has the largest multiclass (5,600
// records), NVPTX takes most rounds (215,000), and AMDGPU needs most of the rest: 16,400 records of a
// statement, 9,000,000 fields, 570,000 values with 12,000,000 bytes, 22,500,000 steps.
var defaultLimits = limits{
	records: 1 << 22, statement: 1 << 19, entries: 1 << 15, fields: 1 << 27,
	values: 1 << 25, bytes: 1 << 28,
	rounds: 1 << 27, steps: 1 << 29, open: maxOpenSize,
}

// spent is how much of its limits an evaluation has used.
type spent struct {
	values, bytes, rounds, steps, fields int

	before int  // number of records before the current statement
	all    bool // a limit of the whole evaluation is exceeded
}

// round counts an iteration of a loop or of a looping operator. It returns false if
// the limit is exceeded.
func (in *interp) round() bool {
	if in.spent.rounds++; in.spent.rounds > in.limits.rounds {
		in.exhausted("loops take too many rounds")
	}
	return !in.dead
}

// step counts a step of resolving or of a search in a value. It returns false if the limit is exceeded.
func (in *interp) step() bool { return in.work(1) }

// work counts several steps: the elements of a value that an operator looks at or makes, which takes
// time also if the value exists already.
func (in *interp) work(steps int) bool {
	if in.spent.steps += steps; in.spent.steps > in.limits.steps {
		in.exhausted("values take too long to be resolved")
		return false
	}
	return true
}

// countValue counts a new value against the limit.
func (in *interp) countValue() {
	if in.spent.values++; in.spent.values > in.limits.values {
		in.exhausted("there are too many values")
	}
}

// canAllocate reports whether a string or list of that many bytes may still be created,
// and reports an error otherwise.
func (in *interp) canAllocate(bytes int) bool {
	if bytes > in.limits.bytes-in.spent.bytes {
		in.tooLarge("a value is too large")
		return false
	}
	return true
}

// checkSize reports values that are too large.
func (in *interp) checkSize(m *meta) {
	switch {
	case m.deep > maxDeep:
		in.tooLarge("a value is nested too deeply")
	case m.size > maxSize, m.size > in.limits.open && m.bits&concrete == 0:
		in.tooLarge("a value is too large")
	}
}

// recordID returns the next record number.
func (in *interp) recordID() int {
	switch in.nextID++; {
	case in.nextID > in.limits.records:
		in.exhausted("there are too many records")
	case in.nextID-in.spent.before > in.limits.statement:
		in.tooLarge("the statement makes too many records")
	}
	return in.nextID - 1
}

// countFields counts fields for which memory is allocated.
func (in *interp) countFields(n int) {
	if in.spent.fields += n; in.spent.fields > in.limits.fields {
		in.exhausted("the records have too many fields")
	}
}

// checkEntries reports a multiclass that has become too large. Multiclasses that instantiate others
// can double their contents.
func (in *interp) checkEntries(entries []entry) bool {
	if in.mc == nil || len(entries) <= in.limits.entries {
		return true
	}
	in.tooLarge("multiclass '" + in.mc.rec.Name() + "' makes too many records")
	return false
}

// tooLarge reports that a bound is exceeded and ends the current statement.
func (in *interp) tooLarge(msg string) {
	muted := in.muted
	in.muted = 0
	in.errorAt(in.here.From, msg)
	in.muted = muted
	in.dead = true
}

// exhausted reports that a limit of the evaluation is exceeded, and ends it.
func (in *interp) exhausted(msg string) {
	in.tooLarge(msg)
	in.spent.all = true
}
