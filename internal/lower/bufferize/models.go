package bufferize

import (
	"strings"

	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/ir"
)

// models are the models by the names of operations.
var models = map[string]Model{
	"arith.constant": arithConstant{}, "arith.index_cast": arithIndexCast{}, "arith.select": arithSelect{},

	"bufferization.alloc_tensor": allocTensor{}, "bufferization.dealloc_tensor": deallocTensor{},
	"bufferization.materialize_in_destination": materialize{}, "bufferization.to_buffer": toBuffer{}, "bufferization.to_tensor": toTensor{},

	"cf.br": branch{}, "cf.cond_br": branch{},

	"func.call": call{}, "func.func": functionOp{}, "func.return": functionReturn{},

	"scf.condition": yielder{}, "scf.execute_region": executeRegion{}, "scf.for": forLoop{}, "scf.forall": forall{},
	"scf.if": choice{}, "scf.index_switch": choice{}, "scf.while": whileLoop{}, "scf.yield": yielder{},

	"tensor.cast": tensorCast{}, "tensor.collapse_shape": tensorCollapseShape{}, "tensor.concat": tensorConcat{}, "tensor.dim": tensorSize{}, "tensor.empty": tensorEmpty{},
	"tensor.expand_shape": tensorExpandShape{}, "tensor.extract": tensorExtract{}, "tensor.extract_slice": tensorExtractSlice{},
	"tensor.from_elements": tensorFromElements{}, "tensor.generate": generator{}, "tensor.insert": tensorInsert{}, "tensor.insert_slice": tensorInsertSlice{},
	"tensor.pad": tensorPad{}, "tensor.parallel_insert_slice": tensorParallelInsertSlice{}, "tensor.rank": tensorSize{}, "tensor.reshape": tensorReshape{},
	"tensor.splat": generator{},

	"linalg.softmax": softmax{},

	"vector.transfer_read": transferRead{}, "vector.transfer_write": transferWrite{},
}

// modelOf returns the model of an operation, nil if it has none: the models know no operations that a program
// defines under these names.
func modelOf(op *ir.Operation) Model {
	if def := op.Def(); def != nil && def.Foreign {
		return nil
	}
	if m := models[op.Name()]; m != nil {
		return m
	}
	if strings.HasPrefix(op.Name(), "linalg.") && linalg.IsStructured(op) {
		return structured{}
	}
	return nil
}
