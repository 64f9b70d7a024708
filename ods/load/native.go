package load

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/tablegen"
)

// natives returns the Go code of a dialect, empty if it has none.
func (s *shared) natives(namespace string) *dialect.Natives {
	if n := s.nativesOf[namespace]; n != nil {
		return n
	}
	n := dialect.Of(namespace, s.opts.Natives)
	s.nativesOf[namespace] = n
	return n
}

// A record is the signatures that the natives of a dialect were written against.
type record struct {
	lines      map[string]string   // by the name of an operation, a type or an attribute
	directives map[string][]string // by name
	// own are the operations of natives that have no signatures: those of a program
	// that extends the dialect.
	own map[string]bool
}

// record returns the signatures for a dialect, nil if its natives have none.
func (s *shared) record(namespace string) *record {
	if r, ok := s.records[namespace]; ok {
		return r
	}
	var r *record
	for _, n := range s.opts.Natives {
		if n.Namespace == namespace && n.Signatures != "" {
			if r == nil {
				r = &record{lines: map[string]string{}, directives: map[string][]string{}, own: map[string]bool{}}
			}
			r.read(n.Signatures)
		}
	}
	for _, n := range s.opts.Natives {
		if r != nil && n.Namespace == namespace && n.Signatures == "" {
			for name := range n.Ops {
				r.own[name] = true
			}
		}
	}
	s.records[namespace] = r
	return r
}

func (r *record) read(text string) {
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		name, _, _ := strings.Cut(line, ";")
		if strings.HasPrefix(name, "custom<") {
			r.directives[name] = append(r.directives[name], line)
		} else {
			r.lines[name] = line
		}
	}
}

// misfit records that the Go code for a definition is not used, and why.
func (s *shared) misfit(r *tablegen.Record, what, why string) {
	s.report.Misfits = append(s.report.Misfits, Misfit{Place: diag.At(r.Pos()), What: what, Reason: why})
}

// differs records that some of the Go code for a definition is not used, because it needs parts that the
// definition lacks.
func (s *shared) differs(r *tablegen.Record, what, why string) {
	s.report.Misfits = append(s.report.Misfits, Misfit{Place: diag.At(r.Pos()), What: what, Reason: why, Partly: true})
}

// findNatives looks up the operation's Go code. It uses none if natives could mistake a part of the definition
// for another one. If the definition differs in other ways from the one that the natives were written for, they
// are guarded.
func (o *opLoader) findNatives() {
	all := o.shared.natives(o.op.Dialect.Name)
	o.directives = all.Directives
	name := o.op.Name()
	native, found := all.Ops[name]
	r := o.record(o.op.Dialect.Name)
	if o.collected != nil && (found || all.Wrapper(name) != nil || len(all.Traits)+len(all.Interfaces) > 0) {
		o.collect(all, o.opSignature(o.op, all))
	}
	if r == nil || r.own[name] {
		o.native, o.natives = native, all
		return
	}
	line, recorded := r.lines[name]
	if !recorded {
		// An operation of another release, which shares traits with those that are known.
		o.guards = true
		if o.natives = guardedTraits(all); found {
			o.differs(o.op.Record, name, "its signature is not recorded")
			o.native = guarded(o.declared(native))
		}
		return
	}
	if sig := o.opSignature(o.op, all); sig.String() != line {
		o.guards = true
		want := dialect.ParseSignature(line)
		why := want.Mistaken(sig)
		if why == "" && all.Wrapper(name) != nil {
			why = moved(want, sig)
		}
		if why != "" {
			o.misfit(o.op.Record, name, why)
			o.natives = guardedTraits(all)
			o.def.Foreign = true
			return
		}
		if why := want.Misfit(sig); why != "" {
			o.differs(o.op.Record, name, why)
			o.native, o.natives = guarded(o.declared(native)), guardedNatives(all)
			if all.Wrapper(name) != nil && len(sig.Attributes) < len(want.Attributes) {
				o.absent = want.Attributes[len(sig.Attributes):]
			}
			return
		}
		o.guards = false
	}
	o.native, o.natives = o.declared(native), all
}

// moved returns which attribute is at another index than in the recorded signature, "" if none is: wrappers know
// attributes by their index. Those that the definition lacks at the end are in the operation without
// a value.
func moved(want, def dialect.Signature) string {
	for i, a := range want.Attributes {
		if i < len(def.Attributes) && def.Attributes[i].Name != a.Name {
			return fmt.Sprintf("attribute #%d is '%s' instead of '%s'", i, def.Attributes[i].Name, a.Name)
		}
	}
	return ""
}

// lacksOperation reports whether a dialect lacks an operation that its natives were written for.
func (s *shared) lacksOperation(namespace string) bool {
	r := s.record(namespace)
	if r == nil {
		return false
	}
	for name := range r.lines {
		if s.ops[name] == nil && strings.HasPrefix(name, namespace+".") {
			return true
		}
	}
	return false
}

// fitsCanonicalizer reports whether the patterns of a dialect can be used: whether all
// operations are those that the natives were written for. Patterns rely on operations that
// they do not match, too.
func (s *shared) fitsCanonicalizer(d *ir.Dialect, natives *dialect.Natives) bool {
	r := s.record(d.Namespace)
	if r == nil {
		return true
	}
	for _, name := range slices.Sorted(maps.Keys(r.lines)) {
		if !strings.HasPrefix(name, d.Namespace+".") {
			continue // a type or an attribute
		}
		why := "there is no operation '" + name + "'"
		if op := s.ops[name]; op != nil {
			why = ""
			if sig := s.opSignature(op, natives); sig.String() != r.lines[name] {
				why = dialect.ParseSignature(r.lines[name]).Misfit(sig)
			}
			if why != "" {
				why = "operation '" + name + "': " + why
			}
		}
		if why != "" {
			if o := s.definitions[d]; o != nil {
				s.misfit(o.Record, "canonicalizer of dialect '"+d.Namespace+"'", why)
			}
			return false
		}
	}
	return true
}

// declared returns the natives for hooks that the definition declares, and records the others: the reference
// does not call undeclared hooks either.
func (o *opLoader) declared(n dialect.Op) dialect.Op {
	op := o.op
	keep := func(has, declared bool, what string) bool {
		if has && !declared {
			o.report.Unused = append(o.report.Unused, what)
		}
		return declared
	}
	if !keep(n.Syntax != nil || n.Format != "", op.HasCustomAssemblyFormat && !op.HasAssemblyFormat, "syntax") {
		n.Syntax, n.Format = nil, ""
	}
	if !keep(n.Verify != nil, op.HasVerifier, "verifier") {
		n.Verify = nil
	}
	if !keep(n.VerifyRegions != nil, op.HasRegionVerifier, "region verifier") {
		n.VerifyRegions = nil
	}
	if !keep(n.Fold != nil, op.HasFolder, "folder") {
		n.Fold, n.Constant = nil, nil
	}
	named := n.ResultNames != nil || n.ArgumentNames != nil || n.BlockNames != nil || n.DefaultDialect != ""
	if !keep(named, op.HasInterface("OpAsmOpInterface"), "names") {
		n.ResultNames, n.ArgumentNames, n.BlockNames, n.DefaultDialect = nil, nil, nil, ""
	}
	if !keep(n.InferTypes != nil || n.CompatibleTypes != nil, op.HasInterface("InferTypeOpInterface"), "inferred types") {
		n.InferTypes, n.CompatibleTypes = nil, nil
	}
	if !keep(n.RegionKind != nil, op.HasInterface("RegionKindInterface"), "kinds of regions") {
		n.RegionKind = nil
	}
	if !keep(n.Effects != nil, op.HasInterface("MemoryEffectOpInterface") || op.HasTrait("HasRecursiveMemoryEffects"), "effects") {
		n.Effects = nil
	}
	return n
}

// checkDirectives drops natives for directives whose arguments in the format differ from those that they were
// written for.
func (o *opLoader) checkDirectives(prog *format.Program) map[string]*asm.Directive {
	r := o.record(o.op.Dialect.Name)
	if o.collected != nil {
		directives(prog.Elements, func(c *format.Custom) {
			if o.directives[c.Name] != nil {
				o.collect(o.natives, o.directiveSignature(o.op, c))
			}
		})
	}
	if r == nil {
		return o.directives
	}
	out := o.directives
	directives(prog.Elements, func(c *format.Custom) {
		if out[c.Name] == nil || r.fits(o.directiveSignature(o.op, c)) {
			return
		}
		o.misfit(o.op.Record, o.op.Name(), "directive custom<"+c.Name+"> has other arguments here")
		out = maps.Clone(out)
		delete(out, c.Name)
	})
	return out
}

// checkParamDirectives is checkDirectives for a type or an attribute.
func (s *shared) checkParamDirectives(d *ods.Def, prog *format.Program) map[string]*asm.ParamDirective {
	out := s.natives(d.Dialect.Name).ParamDirectives
	r := s.record(d.Dialect.Name)
	if s.collected != nil {
		directives(prog.Elements, func(c *format.Custom) {
			if out[c.Name] != nil {
				s.collect(s.natives(d.Dialect.Name), paramDirectiveSignature(d, c))
			}
		})
	}
	if r == nil {
		return out
	}
	directives(prog.Elements, func(c *format.Custom) {
		if out[c.Name] == nil || r.fits(paramDirectiveSignature(d, c)) {
			return
		}
		s.misfit(d.Record, "'"+d.CppClass+"'", "directive custom<"+c.Name+"> has other arguments here")
		out = maps.Clone(out)
		delete(out, c.Name)
	})
	return out
}

// fits reports whether a directive is known with such arguments.
func (r *record) fits(sig dialect.Signature) bool {
	for _, line := range r.directives[sig.Name] {
		if line == sig.String() || dialect.ParseSignature(line).TakesSame(sig) {
			return true
		}
	}
	return false
}

// fitsNatives reports whether the natives of the dialect know a type or an
// attribute with these parameters.
func (s *shared) fitsNatives(d *ods.Def) bool {
	if ok, seen := s.defFits[d]; seen {
		return ok
	}
	if n := s.natives(d.Dialect.Name); s.collected != nil && !n.Empty() {
		s.collect(n, s.defSignature(d))
	}
	r := s.record(d.Dialect.Name)
	ok := r == nil
	if !ok {
		var line string
		if line, ok = r.lines[defName(d)]; ok {
			if sig := s.defSignature(d); sig.String() != line {
				if why := dialect.ParseSignature(line).Mistaken(sig); why != "" {
					kind := "attribute"
					if d.IsType {
						kind = "type"
					}
					s.misfit(d.Record, fmt.Sprintf("%s '%s'", kind, d.CppClass), why)
					s.foreign[d] = true
					ok = false
				}
			}
		}
	}
	s.defFits[d] = ok
	return ok
}

func (s *shared) nativeType(d *ods.Def) dialect.Type {
	if !s.fitsNatives(d) {
		return dialect.Type{}
	}
	return s.natives(d.Dialect.Name).Types[d.CppClass]
}

func (s *shared) nativeAttr(d *ods.Def) dialect.Attribute {
	if !s.fitsNatives(d) {
		return dialect.Attribute{}
	}
	return s.natives(d.Dialect.Name).Attributes[d.CppClass]
}

// nativeClass returns the name by which natives know the class of a definition. A definition with unexpected
// parameters has no such name.
func (s *shared) nativeClass(d *ods.Def) (name string, foreign bool) {
	if s.fitsNatives(d); s.foreign[d] {
		return "", true
	}
	return d.CppClass, false
}

// nativeCheck returns the Go verifier of a trait or an interface of the operation, or nil.
func (o *opLoader) nativeCheck(name string) *ir.Trait {
	if x := o.native.Traits[name]; x != nil {
		return x
	}
	return o.natives.Traits[name]
}

// nativeInterface returns the implementation in Go of an interface of the operation.
func (o *opLoader) nativeInterface(name string) (ir.InterfaceImpl, bool) {
	if x, ok := o.native.Interfaces.Find(name); ok {
		return x, true
	}
	return o.natives.Interfaces.Find(name)
}

// attach adds the Go hooks to the definition of the operation.
func (o *opLoader) attach() {
	n, def := &o.native, o.def
	if n.Syntax != nil {
		def.Syntax = n.Syntax
	}
	if s, ok := def.Syntax.(asm.OpSyntax); ok && o.guards {
		def.Syntax = guardedSyntax{s}
	}
	if n.ResultNames != nil {
		def.ResultNames = n.ResultNames
	}
	if n.ArgumentNames != nil {
		def.ArgumentNames = n.ArgumentNames
	}
	if n.BlockNames != nil {
		def.BlockNames = n.BlockNames
	}
	if n.DefaultDialect != "" {
		def.DefaultDialect = n.DefaultDialect
	}
	if n.Verify != nil {
		def.Verify = n.Verify
	}
	if n.VerifyRegions != nil {
		def.VerifyRegions = n.VerifyRegions
	}
	if n.Fold != nil {
		def.Fold, def.Constant = n.Fold, n.Constant
	}
	if n.Canonicalizer != nil {
		def.AttachInterface(rewrite.CanonicalizerInterface, n.Canonicalizer)
	}
	if n.InferTypes != nil {
		def.InferTypes = n.InferTypes
	}
	if n.CompatibleTypes != nil {
		def.CompatibleTypes = n.CompatibleTypes
	}
	if n.RegionKind != nil {
		def.RegionKind = n.RegionKind
	}
	if n.Effects != nil {
		def.Effects = n.Effects
	}
	for _, x := range o.natives.Models[def.Name] {
		def.AttachInterface(x.Name, x.Impl)
	}
	def.Wrap = o.natives.Wrapper(def.Name)
}
