package nvgpu

import (
	_ "embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "nvgpu",
		Ops: map[string]dialect.Op{
			"nvgpu.device_async_copy":              {Verify: verifyAsyncCopy},
			"nvgpu.ldmatrix":                       {Verify: verifyMatrixLoad},
			"nvgpu.mma.sp.sync":                    {Verify: verifySparseProduct},
			"nvgpu.mma.sync":                       {Verify: verifyProduct},
			"nvgpu.rcp":                            {Verify: verifyReciprocal},
			"nvgpu.tma.async.load":                 {Verify: verifyTransfer("dst")},
			"nvgpu.tma.async.store":                {Verify: verifyTransfer("src")},
			"nvgpu.tma.create.descriptor":          {Verify: verifyCreateMap},
			"nvgpu.warpgroup.generate.descriptor":  {Verify: verifyGenerate},
			"nvgpu.warpgroup.mma":                  {Verify: verifyGroupProduct},
			"nvgpu.warpgroup.mma.init.accumulator": {Verify: verifyAccumulator},
			"nvgpu.warpgroup.mma.store":            {Verify: verifyGroupStore},
		},
		Signatures: signatures,
	}
}
