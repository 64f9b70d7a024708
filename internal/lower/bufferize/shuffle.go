package bufferize

// A twister is the random number generator MT19937, so that a seed gives the same order of
// operations as in MLIR.
type twister struct {
	state [624]uint32
	next  int
}

func newTwister(seed uint32) *twister {
	t := &twister{}
	t.next = len(t.state)
	t.state[0] = seed
	for i := 1; i < len(t.state); i++ {
		p := t.state[i-1]
		t.state[i] = 1812433253*(p^p>>30) + uint32(i)
	}
	return t
}

// number returns the next number.
func (t *twister) number() uint32 {
	const shift, mask = 397, 0x9908b0df
	n := len(t.state)
	if t.next == n {
		for i := range n {
			y := t.state[i]&(1<<31) | t.state[(i+1)%n]&(1<<31-1)
			x := t.state[(i+shift)%n] ^ y>>1
			if y&1 != 0 {
				x ^= mask
			}
			t.state[i] = x
		}
		t.next = 0
	}
	y := t.state[t.next]
	t.next++
	y ^= y >> 11
	y ^= y << 7 & 0x9d2c5680
	y ^= y << 15 & 0xefc60000
	return y ^ y>>18
}

// shuffle puts a list in a random order.
func shuffle[T any](list []T, seed uint32) {
	t := newTwister(seed)
	for ; len(list) > 1; list = list[1:] {
		i := int(t.number()) % len(list)
		list[0], list[i] = list[i], list[0]
	}
}
