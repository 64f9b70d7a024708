package ir

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"sort"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/num"
)

// A Context owns uniqued types, attributes and locations, and the registered
// dialects. It is safe for concurrent use, except that dialects must be registered
// before it is shared.
type Context struct {
	// AllowUnregistered accepts operations of dialects that are not registered.
	AllowUnregistered bool
	// AssumeUnknown, if it is not nil, is called with the reason for each check that cannot be
	// evaluated, possibly concurrently. The check is then assumed to hold. If AssumeUnknown is
	// nil, such a check is an error.
	AssumeUnknown func(reason string)

	// Threads is the number of goroutines that may verify and rewrite operations isolated from
	// above; 0 means 1.
	Threads int

	// CheckRewrites makes the drivers of package rewrite check each pattern that they apply, also
	// those of passes. The cost of a pattern is then proportional to the IR.
	CheckRewrites bool

	// PrintOp returns an operation in generic form for messages; package asm sets it.
	// If ShowOps is also set, errors at an operation have a note that shows the
	// operation.
	PrintOp func(op *Operation) string
	ShowOps bool

	// Debug returns the writer for debug output of a type, by LLVM's name of the type, such as
	// "greedy-rewriter", or nil to discard it. Debug itself may be nil. The output is in a
	// deterministic order only if Threads is 0.
	Debug func(kind string) io.Writer

	host any // set by the code that created the context

	mu       sync.RWMutex
	dialects map[string]*Dialect
	ops      map[string]*OpDef // registered and unregistered ops
	lazyOps  map[string]lazyOp // registered ops that are not made yet
	// lazy has the dialects that are registered but not constructed yet.
	lazy   map[string]func() (*Dialect, error)
	failed map[string]error // why lazy dialects could not be constructed
	demand DialectSource
	asked  map[string]bool // the namespaces that the source does not have
	models map[modelKey]any
	// attached holds the data of other packages, by type; see [Attached].
	attached map[reflect.Type]any

	cached

	ints       table // of IntegerType
	functions  table // of FunctionType
	tuples     table // of TupleType
	complexes  table // of ComplexType
	vectors    table // of VectorType
	ranked     table // of RankedTensorType
	unranked   table // of UnrankedTensorType
	memrefs    table // of MemRefType
	unrankedMs table // of UnrankedMemRefType
	opaqueTs   table // of OpaqueType
	definedTs  table // of DefinedType

	integers     table // of IntegerAttr
	floats       table // of FloatAttr
	strings      table // of StringAttr
	arrays       table // of ArrayAttr
	dictionaries table // of DictionaryAttr
	typeAttrs    table // of TypeAttr
	symbolRefs   table // of SymbolRefAttr
	affineMaps   table // of AffineMapAttr
	integerSets  table // of IntegerSetAttr
	strided      table // of StridedLayoutAttr
	dense        table // of DenseElementsAttr
	denseStrings table // of DenseStringElementsAttr
	denseArrays  table // of DenseArrayAttr
	resources    table // of DenseResourceElementsAttr
	sparse       table // of SparseElementsAttr
	opaqueAttrs  table // of OpaqueAttr
	definedAttrs table // of DefinedAttr
	locations    table // of Location

	filesMu  sync.Mutex
	files    map[string]*fileLocations
	lastFile atomic.Pointer[fileLocations] // the most recently requested file, a one-entry cache

	namesMu     sync.Mutex
	names       map[string]string
	resourceMap resources
	distinct    atomic.Uint64
	opMarks     opMarks
	bodies      atomic.Bool // a type has a mutable part

	hookFailures hookFailures
}

// DebugOutput returns the writer for debug output of a type, or nil if that output is
// disabled.
func (c *Context) DebugOutput(kind string) io.Writer {
	if c.Debug == nil {
		return nil
	}
	return c.Debug(kind)
}

// A DebugLog writes debug output of one type. A nil log is silent.
type DebugLog struct{ w io.Writer }

// DebugLog returns the log of a type, or nil if debug output of the type is disabled.
func (c *Context) DebugLog(kind string) *DebugLog {
	if w := c.DebugOutput(kind); w != nil {
		return &DebugLog{w}
	}
	return nil
}

// Printf writes text. That it cannot be written is no reason to stop the work.
func (l *DebugLog) Printf(format string, args ...any) {
	if l != nil {
		_, _ = fmt.Fprintf(l.w, format, args...)
	}
}

// cached holds the objects that are needed so often that they bypass the tables.
type cached struct {
	signless [65]*IntegerType
	floatTs  [num.FloatKinds]*FloatType
	index    *IndexType
	none     *NoneType
	unit     *UnitAttr
	true_    *IntegerAttr
	false_   *IntegerAttr
	unknown  *Location
	empty    *DictionaryAttr
}

// NewContext returns a context with the builtin dialect.
func NewContext() *Context {
	c := &Context{dialects: map[string]*Dialect{}, ops: map[string]*OpDef{}}
	c.index = &IndexType{TypeBase{c, mix(seedIndex, 0)}}
	c.none = &NoneType{TypeBase{c, mix(seedNone, 0)}}
	for k := range num.FloatKinds {
		c.floatTs[k] = &FloatType{TypeBase{c, mix(seedFloat, uint64(k))}, k}
	}
	for _, w := range []int{1, 8, 16, 32, 64} {
		c.signless[w] = c.internInteger(w, Signless)
	}
	c.unit = &UnitAttr{AttrBase{c, mix(seedUnit, 0)}}
	c.false_ = c.IntegerAttr(c.signless[1], num.NewAPInt(1, 0))
	c.true_ = c.IntegerAttr(c.signless[1], num.NewAPInt(1, 1))
	c.unknown = c.internLocation(UnknownLocation, locationParts{})
	c.empty = c.DictionaryAttr(nil)
	if err := c.Register(builtinDialect()); err != nil {
		panic(err)
	}
	return c
}

// Register adds a dialect. It returns an error, and registers nothing, if the
// namespace is taken or if two ops, types or attributes have the same name.
func (c *Context) Register(d *Dialect) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.dialects[d.Namespace] != nil || c.lazy[d.Namespace] != nil {
		return fmt.Errorf("dialect '%s' is already registered", d.Namespace)
	}
	return c.register(d)
}

// Replace registers a dialect in place of an earlier one with the same namespace. No
// operation of the earlier one may still exist.
func (c *Context) Replace(d *Dialect) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	old := c.dialects[d.Namespace]
	if old != nil {
		c.unregister(old)
	}
	if err := c.register(d); err != nil {
		if old != nil {
			if err := c.register(old); err != nil {
				panic(err)
			}
		}
		return err
	}
	return nil
}

// sealing serializes the sealing of OpDefs, because several contexts may share them.
var sealing sync.Mutex

func (c *Context) unregister(d *Dialect) {
	for _, op := range d.Ops {
		delete(c.ops, op.Name)
	}
	for _, op := range d.LazyOps {
		delete(c.ops, op.Name)
		delete(c.lazyOps, op.Name)
	}
	delete(c.dialects, d.Namespace)
}

func (c *Context) register(d *Dialect) error {
	prefix := d.Namespace + "."
	seen := map[string]bool{}
	check := func(name string) error {
		if !strings.HasPrefix(name, prefix) {
			return fmt.Errorf("dialect '%s': operation '%s' is of another namespace", d.Namespace, name)
		}
		if seen[name] {
			return fmt.Errorf("operation '%s' is already registered", name)
		}
		seen[name] = true
		return nil
	}
	for _, op := range d.Ops {
		if err := check(op.Name); err != nil {
			return err
		}
	}
	for _, op := range d.LazyOps {
		if err := check(op.Name); err != nil {
			return err
		}
	}
	typeNames, attrNames := map[string]*TypeDefinition{}, map[string]*AttributeDefinition{}
	for _, t := range d.Types {
		if t.Mnemonic != "" && typeNames[t.Mnemonic] != nil {
			return fmt.Errorf("dialect '%s': two types have the mnemonic '%s'", d.Namespace, t.Mnemonic)
		}
		typeNames[t.Mnemonic] = t
	}
	for _, a := range d.Attributes {
		if a.Mnemonic != "" && attrNames[a.Mnemonic] != nil {
			return fmt.Errorf("dialect '%s': two attributes have the mnemonic '%s'", d.Namespace, a.Mnemonic)
		}
		attrNames[a.Mnemonic] = a
	}
	delete(typeNames, "")
	delete(attrNames, "")
	sealing.Lock()
	defer sealing.Unlock()
	d.typeNames, d.attrNames = typeNames, attrNames
	for _, t := range d.Types {
		t.Dialect = d
	}
	for _, a := range d.Attributes {
		a.Dialect = d
	}
	for _, op := range d.Ops {
		c.registerOp(d, op)
	}
	if len(d.LazyOps) > 0 && c.lazyOps == nil {
		c.lazyOps = map[string]lazyOp{}
	}
	for _, op := range d.LazyOps {
		c.lazyOps[op.Name] = lazyOp{d, op.Make}
	}
	c.dialects[d.Namespace] = d
	return nil
}

// registerOp adds an op of a dialect. The caller holds mu and sealing.
func (c *Context) registerOp(d *Dialect, op *OpDef) {
	op.Dialect = d
	op.Registered = true
	op.seal()
	c.ops[op.Name] = op
}

// A lazyOp is a registered op that is not made yet.
type lazyOp struct {
	dialect *Dialect
	make    func() *OpDef
}

// makeOp makes a registered op and returns it, or nil if it cannot be made.
func (c *Context) makeOp(name string, op lazyOp) *OpDef {
	def := op.make()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.lazyOps[name].dialect != op.dialect {
		return c.ops[name] // another goroutine was faster
	}
	delete(c.lazyOps, name)
	if def != nil {
		sealing.Lock()
		defer sealing.Unlock()
		c.registerOp(op.dialect, def)
	}
	return def
}

// Attached returns the value of type T that a package keeps with the context. The first call
// creates it.
func Attached[T any](c *Context, create func() *T) *T {
	c.mu.Lock()
	defer c.mu.Unlock()
	key := reflect.TypeFor[T]()
	if x, ok := c.attached[key].(*T); ok {
		return x
	}
	if c.attached == nil {
		c.attached = map[reflect.Type]any{}
	}
	x := create()
	c.attached[key] = x
	return x
}

// RegisterLazily registers a dialect that load constructs on first use. If that fails, the
// dialect is not registered, and [Context.ExplainDialect] returns the error.
func (c *Context) RegisterLazily(namespace string, load func() (*Dialect, error)) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.dialects[namespace] != nil || c.lazy[namespace] != nil {
		return fmt.Errorf("dialect '%s' is already registered", namespace)
	}
	if c.lazy == nil {
		c.lazy = map[string]func() (*Dialect, error){}
	}
	c.lazy[namespace] = load
	return nil
}

// A DialectSource registers dialects on demand, when one of their ops, types or
// attributes is first looked up.
type DialectSource interface {
	// RegisterDialect registers the dialect of a namespace if the source has it. When
	// it returns, the dialect is registered. It may be called concurrently.
	RegisterDialect(namespace string)
	// DialectNames returns the namespaces of the dialects that the source has.
	DialectNames() []string
	// Explain returns a hint for a message: where a dialect that the source does not
	// have could be found, or "".
	Explain(namespace string) string
}

// OnDemand sets the source of dialects that are looked up but not registered. It
// panics if the context already has a source.
func (c *Context) OnDemand(s DialectSource) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.demand != nil {
		panic("ir: the context has a source of dialects")
	}
	c.demand, c.asked = s, map[string]bool{}
}

// ExplainDialect returns a hint for a message: why a dialect is not registered, or where
// its definition could be found, or "".
func (c *Context) ExplainDialect(namespace string) string {
	c.mu.RLock()
	source, err := c.demand, c.failed[namespace]
	c.mu.RUnlock()
	switch {
	case err != nil:
		return err.Error()
	case source != nil:
		return source.Explain(namespace)
	}
	return ""
}

// Registered returns the dialect of a namespace if it is registered and constructed,
// nil otherwise.
func (c *Context) Registered(namespace string) *Dialect {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.dialects[namespace]
}

// pending reports whether looking up a namespace can register its dialect. The caller
// holds mu.
func (c *Context) pending(namespace string) bool {
	return c.lazy[namespace] != nil || c.demand != nil && !c.asked[namespace]
}

// load constructs the dialect of a namespace if it is registered lazily or if the
// source has it. It panics if a lazy dialect cannot be registered, because that is a
// programming error.
func (c *Context) load(namespace string) {
	c.mu.RLock()
	load, source, asked := c.lazy[namespace], c.demand, c.asked[namespace]
	c.mu.RUnlock()
	if load == nil {
		if source != nil && !asked {
			namespace = strings.Clone(namespace) // which may be a part of a large text
			source.RegisterDialect(namespace)
			c.mu.Lock()
			c.asked[namespace] = true
			c.mu.Unlock()
		}
		return
	}
	d, err := load()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.lazy[namespace] == nil {
		return // another goroutine has loaded it in the meantime
	}
	delete(c.lazy, namespace)
	if err != nil {
		if c.failed == nil {
			c.failed = map[string]error{}
		}
		c.failed[strings.Clone(namespace)] = err
		return
	}
	if d.Namespace != namespace {
		panic("ir: the dialect '" + namespace + "' calls itself '" + d.Namespace + "'")
	}
	if err := c.register(d); err != nil {
		panic(err)
	}
}

// Dialect returns the registered dialect of a namespace, or nil.
func (c *Context) Dialect(namespace string) *Dialect {
	c.mu.RLock()
	d := c.dialects[namespace]
	pending := d == nil && c.pending(namespace)
	c.mu.RUnlock()
	if !pending {
		return d
	}
	c.load(namespace)
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.dialects[namespace]
}

// DialectNames returns the namespaces of the registered dialects, including those
// that are not constructed yet, sorted.
func (c *Context) DialectNames() []string {
	c.mu.RLock()
	var names []string
	for n := range c.dialects {
		names = append(names, n)
	}
	for n := range c.lazy {
		names = append(names, n)
	}
	source := c.demand
	c.mu.RUnlock()
	if source != nil {
		names = append(names, source.DialectNames()...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// SetHost stores the object that created the context, such as one of a package that loads
// dialects. It must be called before the context is used.
func (c *Context) SetHost(h any) { c.host = h }

// Host returns the object that has made the context, or nil if it is unknown.
func (c *Context) Host() any { return c.host }

// Dialects returns the registered dialects that are constructed, sorted by namespace.
func (c *Context) Dialects() []*Dialect {
	c.mu.RLock()
	defer c.mu.RUnlock()
	ds := make([]*Dialect, 0, len(c.dialects))
	for _, d := range c.dialects {
		ds = append(ds, d)
	}
	slices.SortFunc(ds, func(a, b *Dialect) int { return strings.Compare(a.Namespace, b.Namespace) })
	return ds
}

// LookupOp returns the description of a registered op, or nil if it is not
// registered.
func (c *Context) LookupOp(name string) *OpDef {
	if d := c.knownOp(name); d != nil && d.Registered {
		return d
	}
	return nil
}

// knownOp returns the definition of an op, or nil. It loads the op's dialect if that is
// registered lazily, and makes the definition if it is lazy.
func (c *Context) knownOp(name string) *OpDef {
	d, lazy, pending := c.findOp(name)
	if d == nil && lazy.make == nil && pending {
		ns, _, _ := strings.Cut(name, ".")
		c.load(ns)
		d, lazy, _ = c.findOp(name)
	}
	if d == nil && lazy.make != nil {
		d = c.makeOp(name, lazy)
	}
	return d
}

// findOp returns an op that is made, or how it is made. If it is neither, pending
// reports whether its dialect may still be registered. A name without a dot, as short
// forms in assembly have, names no dialect.
func (c *Context) findOp(name string) (d *OpDef, lazy lazyOp, pending bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if d = c.ops[name]; d == nil {
		ns, _, dotted := strings.Cut(name, ".")
		lazy, pending = c.lazyOps[name], dotted && c.pending(ns)
	}
	return d, lazy, pending
}

// OpDef returns the description of the op with the given name. The description of an
// unregistered op has only a name.
func (c *Context) OpDef(name string) *OpDef {
	if d := c.knownOp(name); d != nil {
		return d
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if d := c.ops[name]; d != nil {
		return d
	}
	name = strings.Clone(name)
	d := &OpDef{Name: name}
	if ns, _, ok := strings.Cut(name, "."); ok {
		d.Dialect = c.dialects[ns]
	}
	d.addDialectInterfaces()
	c.ops[name] = d
	return d
}

// OpDefs returns the descriptions of all operations of a registered dialect, in the order of
// their definition. It makes lazy definitions.
func (c *Context) OpDefs(d *Dialect) []*OpDef {
	return c.opDefs(d, func(LazyOp) bool { return true })
}

// RewrittenOpDefs is OpDefs without operations that have no canonicalization patterns.
func (c *Context) RewrittenOpDefs(d *Dialect) []*OpDef {
	return c.opDefs(d, func(op LazyOp) bool { return !op.Plain })
}

func (c *Context) opDefs(d *Dialect, want func(LazyOp) bool) []*OpDef {
	defs := slices.Clone(d.Ops)
	for _, op := range d.LazyOps {
		if !want(op) {
			continue
		}
		if def := c.LookupOp(op.Name); def != nil {
			defs = append(defs, def)
		}
	}
	return defs
}

// OpNames returns the names of the registered ops of constructed dialects, sorted.
func (c *Context) OpNames() []string {
	c.mu.RLock()
	defer c.mu.RUnlock()
	names := make([]string, 0, len(c.ops)+len(c.lazyOps))
	for n, d := range c.ops {
		if d.Registered {
			names = append(names, n)
		}
	}
	for n := range c.lazyOps {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}
