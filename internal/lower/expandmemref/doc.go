// Package expandmemref makes memory accesses and views explicit: operations that change the offset,
// the sizes and the strides of a memref become arithmetic and memref.reinterpret_cast.
package expandmemref
