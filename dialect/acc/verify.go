package acc

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// group returns the operands of a name, nil if there are none.
func group(op *ir.Operation, name string) []ir.Operand {
	for i := range op.Def().Operands {
		if op.Def().Operands[i].Name == name {
			if g := op.OperandGroup(i); len(g) > 0 {
				return g
			}
			return nil
		}
	}
	return nil
}

// verifyDevices checks that each operand of a name has a device.
func verifyDevices(op *ir.Operation, name, word string, d *diag.List) bool {
	os, devices := group(op, name), op.Attr(name+"DeviceType")
	if len(os) > 0 && (devices == nil || len(elements(devices)) != len(os)) {
		return failOp(op, d, "%s operands count must match %s device_type count", word, word)
	}
	return true
}

// verifySegments checks that the sizes of groups make up the operands of a name,
// that none is above limit unless that is 0, and that each group has a device.
func verifySegments(op *ir.Operation, name, word string, limit int64, d *diag.List) bool {
	os, devices := group(op, name), op.Attr(name+"DeviceType")
	sizes := ints(op.Attr(name + "Segments"))
	sum := int64(0)
	for _, n := range sizes {
		if limit != 0 && n > limit {
			return failOp(op, d, "%s expects a maximum of %d values per segment", word, limit)
		}
		sum += n
	}
	if sum != int64(len(os)) || devices == nil && len(os) > 0 {
		return failOp(op, d, "%s operand count does not match count in segments", word)
	}
	if devices != nil && len(elements(devices)) != len(sizes) {
		return failOp(op, d, "%s segment count does not match device_type count", word)
	}
	return true
}

// verifyWaitAndAsync checks that no device has a clause with and without values.
func verifyWaitAndAsync(op *ir.Operation, d *diag.List) bool {
	for device := uint64(0); device < deviceLast; device++ {
		if hasDevice(op.Attr("asyncOperandsDeviceType"), device) && hasDevice(op.Attr("asyncOnly"), device) {
			return failPlain(op, d, "asyncOnly attribute cannot appear with asyncOperand")
		}
		if hasDevice(op.Attr("waitOperandsDeviceType"), device) && hasDevice(op.Attr("waitOnly"), device) {
			return failPlain(op, d, "wait attribute cannot appear with waitOperands")
		}
	}
	return true
}

// verifyRecipes checks the operands that are made private or reduced.
func verifyRecipes(op *ir.Operation, d *diag.List) bool {
	for _, name := range [...]string{"private", "firstprivate", "reduction"} {
		os := group(op, name+"Operands")
		for i := range os {
			v := os[i].Value()
			if def := v.DefiningOp(); def == nil || def.Name() != "acc."+name {
				return failOp(op, d, "expected %s as defining op", name)
			}
			for k := range i {
				if os[k].Value() == v {
					return failOp(op, d, "%s operand appears more than once", name)
				}
			}
		}
	}
	return true
}

// dataEntries are the operations that make operands of constructs.
var dataEntries = []string{"acc.attach", "acc.copyin", "acc.copyout", "acc.create", "acc.delete", "acc.detach", "acc.deviceptr",
	"acc.getdeviceptr", "acc.nocreate", "acc.present"}

// verifyOperandsFrom checks that the data operands come of some operations.
func verifyOperandsFrom(op *ir.Operation, names []string, message string, d *diag.List) bool {
	os := group(op, "dataClauseOperands")
	for i := range os {
		def := os[i].Value().DefiningOp()
		if def == nil || !slices.Contains(names, def.Name()) {
			return failPlain(op, d, "%s", message)
		}
	}
	return true
}

const fromData = "expect data entry/exit operation or acc.getdeviceptr as defining op"

func verifyParallel(op *ir.Operation, d *diag.List) bool {
	return verifyRecipes(op, d) &&
		verifySegments(op, "numGangs", "num_gangs", 3, d) &&
		verifySegments(op, "waitOperands", "wait", 0, d) &&
		verifyDevices(op, "numWorkers", "num_workers", d) &&
		verifyDevices(op, "vectorLength", "vector_length", d) &&
		verifyDevices(op, "asyncOperands", "async", d) &&
		verifyWaitAndAsync(op, d) &&
		verifyOperandsFrom(op, dataEntries, fromData, d)
}

func verifySerial(op *ir.Operation, d *diag.List) bool {
	return verifyRecipes(op, d) &&
		verifySegments(op, "waitOperands", "wait", 0, d) &&
		verifyDevices(op, "asyncOperands", "async", d) &&
		verifyWaitAndAsync(op, d) &&
		verifyOperandsFrom(op, dataEntries, fromData, d)
}

func verifyKernels(op *ir.Operation, d *diag.List) bool {
	return verifySegments(op, "numGangs", "num_gangs", 3, d) &&
		verifySegments(op, "waitOperands", "wait", 0, d) &&
		verifyDevices(op, "numWorkers", "num_workers", d) &&
		verifyDevices(op, "vectorLength", "vector_length", d) &&
		verifyDevices(op, "asyncOperands", "async", d) &&
		verifyWaitAndAsync(op, d) &&
		verifyOperandsFrom(op, dataEntries, fromData, d)
}

func verifyDataConstruct(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() == 0 && op.Attr("defaultAttr") == nil {
		return failPlain(op, d, "at least one operand or the default attribute must appear on the data operation")
	}
	return verifyOperandsFrom(op, dataEntries, fromData, d) && verifyWaitAndAsync(op, d)
}

func verifyHostData(op *ir.Operation, d *diag.List) bool {
	os := group(op, "dataClauseOperands")
	if len(os) == 0 {
		return failPlain(op, d, "at least one operand must appear on the host_data operation")
	}
	return verifyOperandsFrom(op, []string{"acc.use_device"}, "expect data entry operation as defining op", d)
}

// verifyStandalone checks the clauses async and wait of an operation that has no
// device types.
func verifyStandalone(op *ir.Operation, d *diag.List) bool {
	switch {
	case group(op, "asyncOperand") != nil && op.Attr("async") != nil:
		return failPlain(op, d, "async attribute cannot appear with asyncOperand")
	case group(op, "waitOperands") != nil && op.Attr("wait") != nil:
		return failPlain(op, d, "wait attribute cannot appear with waitOperands")
	case group(op, "waitDevnum") != nil && group(op, "waitOperands") == nil:
		return failPlain(op, d, "wait_devnum cannot appear without waitOperands")
	}
	return true
}

func verifyEnterData(op *ir.Operation, d *diag.List) bool {
	if group(op, "dataClauseOperands") == nil {
		return failPlain(op, d, "at least one operand must be present in dataOperands on the enter data operation")
	}
	return verifyStandalone(op, d) &&
		verifyOperandsFrom(op, []string{"acc.attach", "acc.create", "acc.copyin"}, "expect data entry operation as defining op", d)
}

func verifyExitData(op *ir.Operation, d *diag.List) bool {
	if group(op, "dataClauseOperands") == nil {
		return failPlain(op, d, "at least one operand must be present in dataOperands on the exit data operation")
	}
	return verifyStandalone(op, d)
}

func verifyUpdate(op *ir.Operation, d *diag.List) bool {
	if group(op, "dataClauseOperands") == nil {
		return failPlain(op, d, "at least one value must be present in dataOperands")
	}
	return verifyDevices(op, "asyncOperands", "async", d) &&
		verifySegments(op, "waitOperands", "wait", 0, d) &&
		verifyWaitAndAsync(op, d) &&
		verifyOperandsFrom(op, []string{"acc.update_device", "acc.update_host", "acc.getdeviceptr"}, fromData, d)
}

// verifyOutside checks that an operation does not run on a device.
func verifyOutside(op *ir.Operation, d *diag.List) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		switch p.Name() {
		case "acc.parallel", "acc.kernels", "acc.serial", "acc.loop":
			return failOp(op, d, "cannot be nested in a compute operation")
		}
	}
	return true
}

func verifySet(op *ir.Operation, d *diag.List) bool {
	if !verifyOutside(op, d) {
		return false
	}
	if op.Attr("device_type") == nil && group(op, "defaultAsync") == nil && group(op, "deviceNum") == nil {
		return failOp(op, d, "at least one default_async, device_num, or device_type operand must appear")
	}
	return true
}

var declareEntries = []string{"acc.copyin", "acc.copyout", "acc.create", "acc.deviceptr", "acc.getdeviceptr", "acc.present",
	"acc.declare_device_resident", "acc.declare_link"}

func verifyDeclare(op *ir.Operation, d *diag.List) bool {
	os := group(op, "dataClauseOperands")
	if len(os) == 0 && group(op, "token") == nil {
		return failPlain(op, d, "at least one operand must appear on the declare operation")
	}
	return verifyOperandsFrom(op, declareEntries, "expect valid declare data entry operation or acc.getdeviceptr as defining op", d)
}

// recipeType returns the type that a recipe is for.
func recipeType(op *ir.Operation) ir.Type {
	if t, ok := op.Attr("type").(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

// verifyRecipeRegion checks the first argument of a region.
func verifyRecipeRegion(op *ir.Operation, r *ir.Region, kind, name string, d *diag.List) bool {
	b := r.Entry()
	if b == nil {
		return failOp(op, d, "expects non-empty %s region", name)
	}
	if b.NumArguments() < 1 || b.Argument(0).Type() != recipeType(op) {
		return failOp(op, d, "expects %s region first argument of the %s type", name, kind)
	}
	return true
}

func verifyPrivateRecipe(op *ir.Operation, d *diag.List) bool {
	return verifyRecipeRegion(op, op.Region(0), "privatization", "init", d) &&
		(op.Region(1).Empty() || verifyRecipeRegion(op, op.Region(1), "privatization", "destroy", d))
}

func verifyFirstprivateRecipe(op *ir.Operation, d *diag.List) bool {
	if !verifyRecipeRegion(op, op.Region(0), "privatization", "init", d) {
		return false
	}
	b := op.Region(1).Entry()
	if b == nil {
		return failOp(op, d, "expects non-empty copy region")
	}
	if b.NumArguments() < 2 || b.Argument(0).Type() != recipeType(op) {
		return failOp(op, d, "expects copy region with two arguments of the privatization type")
	}
	return op.Region(2).Empty() || verifyRecipeRegion(op, op.Region(2), "privatization", "destroy", d)
}

func verifyReductionRecipe(op *ir.Operation, d *diag.List) bool {
	if !verifyRecipeRegion(op, op.Region(0), "reduction", "init", d) {
		return false
	}
	b, t := op.Region(1).Entry(), recipeType(op)
	if b == nil {
		return failOp(op, d, "expects non-empty combiner region")
	}
	if b.NumArguments() < 2 || b.Argument(0).Type() != t || b.Argument(1).Type() != t {
		return failOp(op, d, "expects combiner region with the first two arguments of the reduction type")
	}
	for x := range op.Region(1).Ops() {
		if x.Name() == "acc.yield" && (x.NumOperands() != 1 || x.Operand(0).Type() != t) {
			return failOp(op, d, "expects combiner region to yield a value of the reduction type")
		}
	}
	return true
}
