package bytecode

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A Config has the options for writing a file.
type Config struct {
	// Version is the version of the format; [DefaultConfig] has the newest.
	Version int64
	// Producer names the program that writes the file.
	Producer string
	// ElideResources leaves out the values of resources.
	ElideResources bool
	// Resources are external resources that are written; it may be nil.
	Resources *asm.ExternalResources
	// DialectVersions are versions of dialects to be written instead of the current ones,
	// by namespace.
	DialectVersions map[string]any
	// WriteAttribute writes attributes in place of their dialects. It returns whether it has
	// written an attribute and the namespace of a dialect in whose name it has, or "" for the
	// attribute's own. It may be nil.
	WriteAttribute func(a ir.Attribute, w *Writer) (group string, ok bool)
}

// DefaultConfig returns the configuration for the newest version.
func DefaultConfig() Config { return Config{Version: Version, Producer: "mica"} }

// Check returns an error if there is no such version.
func (c *Config) Check() error {
	if c.Version < MinVersion || c.Version > Version {
		return fmt.Errorf("unsupported version requested %d, must be in range [%d, %d]", c.Version, MinVersion, Version)
	}
	return nil
}

func (c *Config) writeAttribute(a ir.Attribute, w *Writer) (group string, ok bool) {
	if c.WriteAttribute == nil {
		return "", false
	}
	return c.WriteAttribute(a, w)
}

// dictionary returns the attributes that belong in the dictionary of an operation, or nil.
func (c *Config) dictionary(op *ir.Operation) *ir.DictionaryAttr {
	attrs := op.Attrs()
	if c.Version < versionProperties {
		attrs = op.AllAttrs()
		if d, ok := op.UnregisteredProperties().(*ir.DictionaryAttr); ok {
			attrs = slices.Clip(attrs)
			for _, e := range d.Entries {
				// Old versions have a single dictionary, where a discardable attribute hides
				// a property of the same name.
				if op.Attr(e.Name) == nil {
					attrs = append(attrs, e)
				}
			}
		}
	}
	if len(attrs) == 0 {
		return nil
	}
	return op.Context().DictionaryAttr(attrs)
}
