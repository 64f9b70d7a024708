package llvm

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// A DataLayout holds the widths of pointers from LLVM's data layout string.
type DataLayout struct {
	pointers map[uint64]uint64 // widths in bits by address space
}

// PointerBits returns the width of a pointer into an address space: that of the default
// one if there is nothing about it, and 64 if there is nothing about that either.
func (d *DataLayout) PointerBits(space uint64) uint64 {
	if n, ok := d.pointers[space]; ok {
		return n
	}
	if n, ok := d.pointers[0]; ok {
		return n
	}
	return 64
}

// ParseDataLayout parses a text such as "e-p:32:32-i64:64". The errors are those of LLVM.
// See https://llvm.org/docs/LangRef.html#data-layout.
func ParseDataLayout(text string) (*DataLayout, error) {
	d := &DataLayout{pointers: map[uint64]uint64{}}
	if text == "" {
		return d, nil
	}
	for spec := range strings.SplitSeq(text, "-") {
		if spec == "" {
			return nil, fmt.Errorf("empty specification is not allowed")
		}
		if err := d.parse(spec); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// parse parses one specification.
func (d *DataLayout) parse(spec string) error {
	if rest, ok := strings.CutPrefix(spec, "ni"); ok {
		return parseNonIntegral(rest)
	}
	kind, rest := spec[0], spec[1:]
	switch kind {
	case 'i', 'f', 'v':
		return parsePrimitive(kind, rest)
	case 'a':
		return parseAggregate(rest)
	case 'p':
		return d.parsePointer(rest)
	case 's': // of an old version of LLVM
	case 'e', 'E':
		if rest != "" {
			return fmt.Errorf("malformed specification, must be just 'e' or 'E'")
		}
	case 'n':
		for size := range strings.SplitSeq(rest, ":") {
			if _, err := parseSize(size, "size"); err != nil {
				return err
			}
		}
	case 'S':
		if rest == "" {
			return malformed("S<size>")
		}
		_, err := parseAlignment(rest, "stack natural", false)
		return err
	case 'F':
		return parseFunctionPointer(rest)
	case 'P', 'A', 'G':
		if rest == "" {
			return malformed(string(kind) + "<address space>")
		}
		_, err := parseSpace(rest)
		return err
	case 'm':
		mode, ok := strings.CutPrefix(rest, ":")
		if !ok || mode == "" {
			return malformed("m:<mangling>")
		}
		if len(mode) > 1 || !strings.Contains("elomwxa", mode) {
			return fmt.Errorf("unknown mangling mode")
		}
	default:
		return fmt.Errorf("unknown specifier '%c'", kind)
	}
	return nil
}

func parseNonIntegral(text string) error {
	rest, ok := strings.CutPrefix(text, ":")
	if !ok {
		return malformed("ni:<address space>[:<address space>]...")
	}
	for text := range strings.SplitSeq(rest, ":") {
		space, err := parseSpace(text)
		if err != nil {
			return err
		}
		if space == 0 {
			return fmt.Errorf("address space 0 cannot be non-integral")
		}
	}
	return nil
}

// parsePrimitive parses the layout of an integer, floating-point or vector type.
func parsePrimitive(kind byte, text string) error {
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return malformed(string(kind) + "<size>:<abi>[:<pref>]")
	}
	size, err := parseSize(parts[0], "size")
	if err != nil {
		return err
	}
	abi, err := parseAlignment(parts[1], "ABI", false)
	if err != nil {
		return err
	}
	if kind == 'i' && size == 8 && abi != 8 {
		return fmt.Errorf("i8 must be 8-bit aligned")
	}
	return parsePreferred(parts[2:], abi)
}

func parseAggregate(text string) error {
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return malformed("a:<abi>[:<pref>]")
	}
	if parts[0] != "" {
		if n, err := strconv.ParseUint(parts[0], 10, 32); err != nil || n != 0 {
			return fmt.Errorf("size must be zero")
		}
	}
	abi, err := parseAlignment(parts[1], "ABI", true)
	if err != nil {
		return err
	}
	return parsePreferred(parts[2:], abi)
}

func (d *DataLayout) parsePointer(text string) error {
	parts := strings.Split(text, ":")
	if len(parts) < 3 || len(parts) > 5 {
		return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
	}
	var space uint64
	var err error
	if number := strings.TrimLeft(parts[0], "eu"); number != "" { // without external state and unstable
		if space, err = parseSpace(number); err != nil {
			return err
		}
	}
	if space == 0 && strings.ContainsAny(parts[0], "eu") {
		return fmt.Errorf("address space 0 cannot be unstable or have external state")
	}
	size, err := parseSize(parts[1], "pointer size")
	if err != nil {
		return err
	}
	abi, err := parseAlignment(parts[2], "ABI", false)
	if err != nil {
		return err
	}
	if err := parsePreferred(parts[3:min(len(parts), 4)], abi); err != nil {
		return err
	}
	if len(parts) > 4 {
		index, err := parseSize(parts[4], "index size")
		if err != nil {
			return err
		}
		if index > size {
			return fmt.Errorf("index size cannot be larger than the pointer size")
		}
	}
	d.pointers[space] = size
	return nil
}

func parseFunctionPointer(text string) error {
	if text == "" {
		return malformed("F<type><abi>")
	}
	if text[0] != 'i' && text[0] != 'n' {
		return fmt.Errorf("unknown function pointer alignment type '%c'", text[0])
	}
	_, err := parseAlignment(text[1:], "ABI", false)
	return err
}

// parsePreferred parses the preferred alignment, which may be missing.
func parsePreferred(parts []string, abi uint64) error {
	if len(parts) == 0 {
		return nil
	}
	preferred, err := parseAlignment(parts[0], "preferred", false)
	if err == nil && preferred < abi {
		err = fmt.Errorf("preferred alignment cannot be less than the ABI alignment")
	}
	return err
}

func parseSpace(text string) (uint64, error) {
	if text == "" {
		return 0, fmt.Errorf("address space component cannot be empty")
	}
	n, err := strconv.ParseUint(text, 10, 24)
	if err != nil {
		return 0, fmt.Errorf("address space must be a 24-bit integer")
	}
	return n, nil
}

func parseSize(text, name string) (uint64, error) {
	if text == "" {
		return 0, fmt.Errorf("%s component cannot be empty", name)
	}
	n, err := strconv.ParseUint(text, 10, 24)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%s must be a non-zero 24-bit integer", name)
	}
	return n, nil
}

// parseAlignment parses an alignment in bits. Zero is that of a byte where it is allowed.
func parseAlignment(text, name string, zero bool) (uint64, error) {
	if text == "" {
		return 0, fmt.Errorf("%s alignment component cannot be empty", name)
	}
	n, err := strconv.ParseUint(text, 10, 16)
	switch {
	case err != nil:
		return 0, fmt.Errorf("%s alignment must be a 16-bit integer", name)
	case n == 0 && zero:
		return 8, nil
	case n == 0:
		return 0, fmt.Errorf("%s alignment must be non-zero", name)
	case n%8 != 0 || bits.OnesCount64(n) != 1:
		return 0, fmt.Errorf("%s alignment must be a power of two times the byte width", name)
	}
	return n, nil
}

// malformed is the error for a specification of another form.
func malformed(form string) error {
	return fmt.Errorf("malformed specification, must be of the form \"%s\"", form)
}
