// Package expandmemref makes memory accesses and views explicit: what changes the offset, the
// sizes and the strides of a memref becomes arithmetic and memref.reinterpret_cast.
package expandmemref
