package acc

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// verifyDevices checks that each operand of a name has a device.
func verifyDevices(op *ir.Operation, name, word string, c *ir.Checker) {
	os, devices := named.Operands(op, name), op.Attr(name+"DeviceType")
	c.Checkf(len(os) == 0 || devices != nil && len(named.Elements(devices)) == len(os),
		"%s operands count must match %s device_type count", word, word)
}

// verifySegments checks that the sizes of groups make up the operands of a name,
// that none is above limit unless that is 0, and that each group has a device.
func verifySegments(op *ir.Operation, name, word string, limit int64, c *ir.Checker) {
	os, devices := named.Operands(op, name), op.Attr(name+"DeviceType")
	sizes := named.IntsOf(op.Attr(name + "Segments"))
	sum := int64(0)
	for _, n := range sizes {
		c.Checkf(limit == 0 || n <= limit, "%s expects a maximum of %d values per segment", word, limit)
		sum += n
	}
	c.Checkf(sum == int64(len(os)) && (devices != nil || len(os) == 0), "%s operand count does not match count in segments", word)
	c.Checkf(devices == nil || len(named.Elements(devices)) == len(sizes), "%s segment count does not match device_type count", word)
}

// asynchronous operations wait, or continue before they are done, for some devices.
type asynchronous interface {
	AsyncOperandsDeviceTypeAttr() ir.Attribute
	AsyncOnlyAttr() ir.Attribute
	WaitOperandsDeviceTypeAttr() ir.Attribute
	WaitOnlyAttr() ir.Attribute
}

// verifyWaitAndAsync checks that no device has a clause with and without values.
func verifyWaitAndAsync(op asynchronous, c *ir.Checker) {
	for device := uint64(0); device < deviceLast; device++ {
		c.CheckPlain(!hasDevice(op.AsyncOperandsDeviceTypeAttr(), device) || !hasDevice(op.AsyncOnlyAttr(), device),
			"asyncOnly attribute cannot appear with asyncOperand")
		c.CheckPlain(!hasDevice(op.WaitOperandsDeviceTypeAttr(), device) || !hasDevice(op.WaitOnlyAttr(), device),
			"wait attribute cannot appear with waitOperands")
	}
}

// verifyRecipes checks the operands that are made private or reduced.
func verifyRecipes(op *ir.Operation, c *ir.Checker) {
	for _, name := range [...]string{"private", "firstprivate", "reduction"} {
		os := named.Operands(op, name+"Operands")
		for i := range os {
			v := os[i].Value()
			def := v.DefiningOp()
			c.Checkf(def != nil && def.Name() == "acc."+name, "expected %s as defining op", name)
			for k := range i {
				c.Checkf(os[k].Value() != v, "%s operand appears more than once", name)
			}
		}
	}
}

// dataEntries are the operations that make operands of constructs.
var dataEntries = []string{AttachOpName, CopyinOpName, CopyoutOpName, CreateOpName, DeleteOpName, DetachOpName, DevicePtrOpName,
	GetDevicePtrOpName, NoCreateOpName, PresentOpName}

// verifyOperandsFrom checks that the data operands come of some operations.
func verifyOperandsFrom(op *ir.Operation, names []string, message string, c *ir.Checker) {
	os := named.Operands(op, "dataClauseOperands")
	for i := range os {
		def := os[i].Value().DefiningOp()
		c.CheckPlain(def != nil && slices.Contains(names, def.Name()), message)
	}
}

const fromData = "expect data entry/exit operation or acc.getdeviceptr as defining op"

func verifyParallel(op ParallelOp, c *ir.Checker) {
	verifyRecipes(op.Operation, c)
	verifyKernelClauses(op.Operation, op, c)
}

func verifySerial(serial SerialOp, c *ir.Checker) {
	op := serial.Operation
	verifyRecipes(op, c)
	verifySegments(op, "waitOperands", "wait", 0, c)
	verifyDevices(op, "asyncOperands", "async", c)
	verifyWaitAndAsync(serial, c)
	verifyOperandsFrom(op, dataEntries, fromData, c)
}

func verifyKernels(op KernelsOp, c *ir.Checker) { verifyKernelClauses(op.Operation, op, c) }

func verifyKernelClauses(op *ir.Operation, async asynchronous, c *ir.Checker) {
	verifySegments(op, "numGangs", "num_gangs", 3, c)
	verifySegments(op, "waitOperands", "wait", 0, c)
	verifyDevices(op, "numWorkers", "num_workers", c)
	verifyDevices(op, "vectorLength", "vector_length", c)
	verifyDevices(op, "asyncOperands", "async", c)
	verifyWaitAndAsync(async, c)
	verifyOperandsFrom(op, dataEntries, fromData, c)
}

func verifyDataConstruct(op DataOp, c *ir.Checker) {
	c.CheckPlain(op.Operation.NumOperands() != 0 || op.DefaultAttrAttr() != nil,
		"at least one operand or the default attribute must appear on the data operation")
	verifyOperandsFrom(op.Operation, dataEntries, fromData, c)
	verifyWaitAndAsync(op, c)
}

func verifyHostData(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(len(HostDataOp{op}.DataClauseOperands()) != 0, "at least one operand must appear on the host_data operation")
	verifyOperandsFrom(op, []string{UseDeviceOpName}, "expect data entry operation as defining op", c)
}

// standalone operations have the clauses async and wait, but no device types.
type standalone interface {
	AsyncOperand() (*ir.Value, bool)
	Async() bool
	WaitOperands() typed.Operands
	WaitDevnum() (*ir.Value, bool)
}

func verifyStandalone(op standalone, wait bool, c *ir.Checker) {
	_, async := op.AsyncOperand()
	_, device := op.WaitDevnum()
	waits := op.WaitOperands().Len() > 0
	c.CheckPlain(!async || !op.Async(), "async attribute cannot appear with asyncOperand")
	c.CheckPlain(!waits || !wait, "wait attribute cannot appear with waitOperands")
	c.CheckPlain(!device || waits, "wait_devnum cannot appear without waitOperands")
}

func verifyEnterData(op EnterDataOp, c *ir.Checker) {
	c.CheckPlain(op.DataClauseOperands().Len() > 0, "at least one operand must be present in dataOperands on the enter data operation")
	verifyStandalone(op, op.Wait(), c)
	verifyOperandsFrom(op.Operation, []string{AttachOpName, CreateOpName, CopyinOpName}, "expect data entry operation as defining op", c)
}

func verifyExitData(op ExitDataOp, c *ir.Checker) {
	c.CheckPlain(op.DataClauseOperands().Len() > 0, "at least one operand must be present in dataOperands on the exit data operation")
	verifyStandalone(op, op.Wait(), c)
}

func verifyUpdate(update UpdateOp, c *ir.Checker) {
	op := update.Operation
	c.CheckPlain(update.DataClauseOperands().Len() > 0, "at least one value must be present in dataOperands")
	verifyDevices(op, "asyncOperands", "async", c)
	verifySegments(op, "waitOperands", "wait", 0, c)
	verifyWaitAndAsync(update, c)
	verifyOperandsFrom(op, []string{UpdateDeviceOpName, UpdateHostOpName, GetDevicePtrOpName}, fromData, c)
}

// verifyOutside checks that an operation does not run on a device.
func verifyOutside(op *ir.Operation, c *ir.Checker) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		switch p.Name() {
		case ParallelOpName, KernelsOpName, SerialOpName, LoopOpName:
			c.Failf("cannot be nested in a compute operation")
		}
	}
}

func verifySet(op SetOp, c *ir.Checker) {
	verifyOutside(op.Operation, c)
	_, async := op.DefaultAsync()
	_, device := op.DeviceNum()
	c.Check(op.DeviceTypeAttr() != nil || async || device,
		"at least one default_async, device_num, or device_type operand must appear")
}

var declareEntries = []string{CopyinOpName, CopyoutOpName, CreateOpName, DevicePtrOpName, GetDevicePtrOpName, PresentOpName,
	DeclareDeviceResidentOpName, DeclareLinkOpName}

func verifyDeclare(op *ir.Operation, c *ir.Checker) {
	os := named.Operands(op, "dataClauseOperands")
	c.CheckPlain(len(os) != 0 || named.Operand(op, "token") != nil, "at least one operand must appear on the declare operation")
	verifyOperandsFrom(op, declareEntries, "expect valid declare data entry operation or acc.getdeviceptr as defining op", c)
}

// recipeType returns the type that a recipe is for.
func recipeType(op *ir.Operation) ir.Type {
	return typed.Type[ir.Type](PrivateRecipeOp{op}.TypeAttr()) // the others have it, too
}

// verifyRecipeRegion checks the first argument of a region.
func verifyRecipeRegion(op *ir.Operation, r *ir.Region, kind, name string, c *ir.Checker) {
	b := r.Entry()
	c.Checkf(b != nil, "expects non-empty %s region", name)
	c.Checkf(b.NumArguments() >= 1 && b.Argument(0).Type() == recipeType(op), "expects %s region first argument of the %s type", name, kind)
}

func verifyPrivateRecipe(op *ir.Operation, c *ir.Checker) {
	verifyRecipeRegion(op, op.Region(0), "privatization", "init", c)
	if !op.Region(1).Empty() {
		verifyRecipeRegion(op, op.Region(1), "privatization", "destroy", c)
	}
}

func verifyFirstprivateRecipe(op *ir.Operation, c *ir.Checker) {
	verifyRecipeRegion(op, op.Region(0), "privatization", "init", c)
	b := op.Region(1).Entry()
	c.Check(b != nil, "expects non-empty copy region")
	c.Check(b.NumArguments() >= 2 && b.Argument(0).Type() == recipeType(op), "expects copy region with two arguments of the privatization type")
	if !op.Region(2).Empty() {
		verifyRecipeRegion(op, op.Region(2), "privatization", "destroy", c)
	}
}

func verifyReductionRecipe(op *ir.Operation, c *ir.Checker) {
	verifyRecipeRegion(op, op.Region(0), "reduction", "init", c)
	b, t := op.Region(1).Entry(), recipeType(op)
	c.Check(b != nil, "expects non-empty combiner region")
	c.Check(b.NumArguments() >= 2 && b.Argument(0).Type() == t && b.Argument(1).Type() == t, "expects combiner region with the first two arguments of the reduction type")
	for x := range op.Region(1).Ops() {
		c.Check(x.Name() != YieldOpName || x.NumOperands() == 1 && x.Operand(0).Type() == t,
			"expects combiner region to yield a value of the reduction type")
	}
}
