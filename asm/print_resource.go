package asm

import (
	"encoding/binary"
	"encoding/hex"
	"sort"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// printFileMetadata prints `{-# ... #-}` with the resources that were used. Resources above
// the size limit are elided, but the braces remain even if nothing else does.
func (p *OpPrinter) printFileMetadata() {
	var sections []string
	p.metadata = false
	if s := p.dialectResources(); s != "" {
		sections = append(sections, "  dialect_resources: {\n"+s+"\n  }")
	}
	if s := p.externalResources(); s != "" {
		sections = append(sections, "  external_resources: {\n"+s+"\n  }")
	}
	if !p.metadata {
		return
	}
	p.Text("\n{-#\n")
	p.Text(strings.Join(sections, ",\n"))
	p.Text("\n#-}\n")
}

func (p *OpPrinter) dialectResources() string {
	sort.SliceStable(p.resources, func(i, j int) bool { return p.resources[i].Namespace < p.resources[j].Namespace })
	var b strings.Builder
	group := ""
	for _, r := range p.resources {
		data, align, ok := r.Blob()
		if !ok {
			continue
		}
		text := blobText(data, align)
		if !p.showsResource(len(text)) {
			continue
		}
		switch {
		case group == "":
			b.WriteString("    " + r.Namespace + ": {\n")
		case group != r.Namespace:
			b.WriteString("\n    },\n    " + r.Namespace + ": {\n")
		default:
			b.WriteString(",\n")
		}
		group = r.Namespace
		b.WriteString("      " + keyText(r.Key) + ": " + text)
	}
	if group != "" {
		b.WriteString("\n    }")
	}
	return b.String()
}

func keyText(key string) string {
	var p ir.Printer
	p.Keyword(key)
	return string(p.Buf)
}

// showsResource records that a resource exists, and reports whether one whose literal is
// that long is printed.
func (p *OpPrinter) showsResource(length int) bool {
	p.metadata = true
	return !p.opts.ElideResources || length <= p.opts.ResourcesLimit
}

// blobText returns the literal of a blob.
func blobText(data []byte, align uint32) string {
	head := binary.LittleEndian.AppendUint32(nil, align)
	return `"0x` + strings.ToUpper(hex.EncodeToString(head)+hex.EncodeToString(data)) + `"`
}

func (p *OpPrinter) externalResources() string {
	if p.opts.Resources == nil {
		return ""
	}
	var b strings.Builder
	groups := 0
	for _, g := range p.opts.Resources.Groups {
		entries := 0
		for _, e := range g.Entries {
			text := ""
			switch e.Kind {
			case ExternalBool:
				text = "false"
				if e.Bool {
					text = "true"
				}
			case ExternalString:
				var q ir.Printer
				q.String(e.Text)
				text = string(q.Buf)
			case ExternalBlob:
				text = blobText(e.Data, e.Align)
			}
			if !p.showsResource(len(text)) {
				continue
			}
			switch {
			case entries > 0:
				b.WriteString(",\n")
			case groups > 0:
				b.WriteString(",\n    " + g.Name + ": {\n")
			default:
				b.WriteString("    " + g.Name + ": {\n")
			}
			entries++
			b.WriteString("      " + keyText(e.Key) + ": " + text)
		}
		if entries > 0 {
			b.WriteString("\n    }")
			groups++
		}
	}
	return b.String()
}
