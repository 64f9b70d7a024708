package scf

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// The directive SwitchCases is the cases of a switch. Its arguments are the
// array of the integers and the regions.
func parseCases(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var values []int64
	var regions []*ir.Region
	for p.ParseOptionalKeyword("case") {
		v, ok := p.ParseInt(64, true)
		r := ir.NewRegion()
		if !ok || !p.ParseRegion(r, nil) {
			return true, false
		}
		values, regions = append(values, v), append(regions, r)
	}
	a.SetAttr(0, p.Context().DenseI64Array(values))
	a.SetRegions(1, regions...)
	return true, true
}

func printCases(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	regions := a.Regions(1)
	for i, v := range viewlike.Ints(a.Attr(0)) {
		if i == len(regions) {
			break
		}
		p.Newline()
		p.Text("case ")
		p.Int(v)
		p.Byte(' ')
		p.Region(&regions[i], shown(true))
	}
}

func verifyIndexSwitch(op *ir.Operation, d *diag.List) bool {
	values, regions := viewlike.Ints(op.Attr("cases")), op.RegionGroup(1)
	if len(values) != len(regions) {
		op.EmitOpError(d, "has %d case regions but %d case values", len(regions), len(values))
		return false
	}
	seen := map[int64]bool{}
	for _, v := range values {
		if seen[v] {
			op.EmitOpError(d, "has duplicate case value: %d", v)
			return false
		}
		seen[v] = true
	}
	if !verifySwitchRegion(op, op.Region(0), "default region", d) {
		return false
	}
	for i := range regions {
		if !verifySwitchRegion(op, &regions[i], fmt.Sprintf("case region #%d", i), d) {
			return false
		}
	}
	return true
}

func verifySwitchRegion(op *ir.Operation, r *ir.Region, name string, d *diag.List) bool {
	yield := r.Entry().Back()
	if yield == nil {
		return true
	}
	if yield.Name() != "scf.yield" {
		op.EmitOpError(d, "expected region to end with scf.yield, but got %s", yield.Name())
		return false
	}
	place := yield.Location().Place()
	if yield.NumOperands() != op.NumResults() {
		op.EmitOpError(d, "expected each region to return %d values, but %s returns %d", op.NumResults(), name, yield.NumOperands()).
			Notef(place, "see yield operation here")
		return false
	}
	for i := range op.NumResults() {
		if got, want := yield.Operand(i).Type(), op.Result(i).Type(); got != want {
			op.EmitOpError(d, "expected result #%d of each region to be '%s'", i, want).
				Notef(place, "%s returns '%s' here", name, got)
			return false
		}
	}
	return true
}
