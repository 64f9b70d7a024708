package bytecode

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// readResources reads the resource sections, which may both be missing.
func (f *fileReader) readResources(values, keys *Reader) {
	switch {
	case values == nil && keys == nil:
		return
	case values == nil:
		keys.Failf("unexpected resource offset section when resource section is not present")
	case keys == nil:
		values.Failf("expected resource offset section when resource section is present")
	}
	for range keys.Varint() {
		f.externalGroup(keys.String(), values, keys)
	}
	f.keys = map[string]string{}
	for !keys.empty() {
		d := f.dialectAt(keys.Varint())
		f.load(d)
		if d.dialect == nil {
			keys.Failf("dialect '%s' is unknown", d.namespace)
		}
		if !d.dialect.KeepsResources {
			keys.Failf("unexpected resources for dialect '%s'", d.namespace)
		}
		f.resourceGroup(values, keys, func(key string, kind resourceKind, value *Reader) {
			r := f.ctx.Resource(d.namespace, key)
			if _, _, defined := r.Blob(); defined {
				r = f.ctx.NewResource(d.namespace, key)
			}
			f.keys[key] = r.Key
			f.resources = append(f.resources, r)
			if value.empty() {
				return
			}
			if kind != resourceBlob {
				value.Failf("expected a blob resource entry, but found a %s entry instead", kind)
			}
			data, align := value.blob()
			r.SetBlob(data, align)
		})
	}
}

func (k resourceKind) String() string {
	switch k {
	case resourceBlob:
		return "blob"
	case resourceBool:
		return "bool"
	case resourceString:
		return "string"
	}
	return "unknown"
}

// resourceGroup reads the entries of a group.
func (f *fileReader) resourceGroup(values, keys *Reader, entry func(key string, kind resourceKind, value *Reader)) {
	for range keys.Varint() {
		key, size, kind := keys.String(), keys.Varint(), resourceKind(keys.Byte())
		value := values.part(size)
		entry(key, kind, value)
		if !value.empty() {
			value.Failf("unexpected trailing bytes in resource entry '%s'", key)
		}
	}
}

// blob reads a blob, which is copied.
func (r *Reader) blob() (data []byte, align uint32) {
	a := r.Varint()
	n := r.Varint()
	if a != 1 && !r.alignTo(a) {
		r.Stop()
	}
	return append([]byte(nil), r.bytes(n)...), uint32(a)
}

// externalGroup reads external resources.
func (f *fileReader) externalGroup(name string, values, keys *Reader) {
	group := f.external(name)
	if group == nil {
		f.diags.Add(f.announce(diag.Warningf(place(f.name), "ignoring unknown external resources for '%s'", name)))
	}
	f.resourceGroup(values, keys, func(key string, kind resourceKind, value *Reader) {
		if group == nil {
			value.pos = value.end
			return
		}
		x := asm.ExternalEntry{Key: key}
		switch kind {
		case resourceBlob:
			x.Kind = asm.ExternalBlob
			x.Data, x.Align = value.blob()
		case resourceBool:
			x.Kind, x.Bool = asm.ExternalBool, value.Bool()
		case resourceString:
			x.Kind, x.Text = asm.ExternalString, value.String()
		default:
			value.Failf("unknown kind of a resource: %d", kind)
		}
		group.Entries = append(group.Entries, x)
	})
}

// external returns the group of external resources with a name, or nil if they are dropped.
func (f *fileReader) external(name string) *asm.ExternalGroup {
	x := f.opts.Resources
	if x == nil {
		return nil
	}
	for i := range x.Groups {
		if x.Groups[i].Name == name {
			return &x.Groups[i]
		}
	}
	x.Groups = append(x.Groups, asm.ExternalGroup{Name: name})
	return &x.Groups[len(x.Groups)-1]
}

// Resource reads a reference to a resource.
func (r *Reader) Resource() *ir.Resource {
	i := r.Varint()
	if i >= uint64(len(r.f.resources)) {
		r.f.invalid("resource handle", i)
	}
	return r.f.resources[i]
}
