package lowervector

import "github.com/mica-ir/mica/ir"

// tileSide is the number of rows and of columns of a matrix that [TransposeTiles] is for, with
// registers of 16 elements that have four lanes of 4.
const tileSide = 16

// laneMask is the mask of a shuffle of two registers that does the same in each of the four lanes:
// positions in are those of the first lane, from 16 on of the second register.
func laneMask(in ...int64) []int64 {
	mask := make([]int64, 0, tileSide)
	for lane := int64(0); lane < tileSide; lane += 4 {
		for _, i := range in {
			mask = append(mask, lane+i)
		}
	}
	return mask
}

// lanesMask is the mask of a shuffle that takes two whole lanes of each of two registers: the one
// that begins at first, and the second one after it.
func lanesMask(first int64) []int64 {
	mask := make([]int64, 0, tileSide)
	for lane := first; lane < 2*tileSide; lane += 8 {
		for i := range int64(4) {
			mask = append(mask, lane+i)
		}
	}
	return mask
}

// transposeTile transposes a matrix of 16 rows and 16 columns. Each of its four steps makes 16
// registers of 16, by shuffles that AVX-512 has as instructions: elements are interleaved, then
// pairs of them, and then lanes are exchanged twice.
func (e emitter) transposeTile(v *ir.Value) *ir.Value {
	var rows [tileSide]*ir.Value
	for i := range rows {
		rows[i] = e.foldedExtract(v, []int64{int64(i)})
	}
	// interleave makes registers low and low+1 of x and y.
	interleave := func(from, to *[tileSide]*ir.Value, x, y, low int, lowMask, highMask []int64) {
		to[low] = e.shuffle(from[x], from[y], lowMask)
		to[low+1] = e.shuffle(from[x], from[y], highMask)
	}
	var elements, pairs [tileSide]*ir.Value
	low, high := laneMask(0, 16, 1, 17), laneMask(2, 18, 3, 19)
	for i := 0; i < tileSide; i += 2 {
		interleave(&rows, &elements, i, i+1, i, low, high)
	}
	low, high = laneMask(0, 1, 16, 17), laneMask(2, 3, 18, 19)
	for i := 0; i < tileSide; i += 4 {
		interleave(&elements, &pairs, i, i+2, i, low, high)
		interleave(&elements, &pairs, i+1, i+3, i+2, low, high)
	}
	from := pairs
	low, high = lanesMask(0), lanesMask(4)
	for _, half := range []int{4, 8} {
		var to [tileSide]*ir.Value
		for group := 0; group < tileSide; group += 2 * half {
			for k, mask := range [][]int64{low, high} {
				for i := group; i < group+half; i++ {
					to[i+k*half] = e.shuffle(from[i], from[i+half], mask)
				}
			}
		}
		from = to
	}
	result := e.poison(typeOf(v))
	for i, row := range from {
		result = e.foldedInsert(row, result, []int64{int64(i)})
	}
	return result
}
