package stringmap

import (
	"fmt"
	"strings"
	"testing"
)

// TestHash compares hashes with those of LLVM's xxh3_64bits.
func TestHash(t *testing.T) {
	for _, c := range []struct {
		size int
		hash uint64
	}{
		{0, 0x2d06800538d394c2}, {1, 0x575a0b1c44d8843f}, {2, 0x21bcb4f71818b552}, {3, 0x3679b9ef946fc67d}, {4, 0xdbc9212d114d518},
		{5, 0x1bbfeba24b2f6b60}, {8, 0xd7ea5d688cad9cc4}, {9, 0x4dc0aa7fa02a45f8}, {15, 0x9b47a2534577943}, {16, 0xc32e86b33d79f352},
		{17, 0x7d43fdfa29be85be}, {32, 0xf8a8971f44f67934}, {33, 0x6a2e0cd62df1e5ff}, {100, 0x336158f900c8657e}, {128, 0xcc868a5ec533ff1},
		{129, 0x8f71131c665c8c5f}, {130, 0x480ed57cd063bbd4}, {200, 0x13165d94489cd06c}, {240, 0x5c86bd7183a7cb45}, {241, 0xd7d72269f225ca21},
		{256, 0xb04686d6532a415c}, {300, 0xcd83bdc0498bdc01}, {1024, 0xd2eb1795812830f9}, {1025, 0xc202829f3f65c006},
		{1100, 0xd329e481ff3ce484}, {5000, 0x81ecbe93a298ed29},
	} {
		var b strings.Builder
		for i := range c.size {
			b.WriteByte(byte('a' + (i*7+c.size)%26))
		}
		if got := hash64(b.String()); got != c.hash {
			t.Errorf("%d bytes: %#x, want %#x", c.size, got, c.hash)
		}
	}
}

// TestOrder compares the order of keys with that of LLVM's StringMap.
func TestOrder(t *testing.T) {
	want := map[int]string{
		4:  "1 0 2 3",
		12: "11 1 10 4 0 5 6 2 7 3 9 8",
		13: "1 0 5 2 12 11 4 6 10 7 3 9 8",
		40: "38 30 0 27 36 18 28 19 35 22 12 33 17 39 4 6 16 10 8 3 31 9 21 1 23 34 5 2 26 15 24 11 14 25 29 32 37 13 7 20",
	}
	var m Map[int]
	for i := range 40 {
		v, isNew := m.At(fmt.Sprintf("key%d", i))
		if *v = i; !isNew {
			t.Errorf("key%d is there already", i)
		}
		if _, isNew := m.At("key0"); isNew {
			t.Error("key0 is not there")
		}
		var got []string
		for _, v := range m.All {
			got = append(got, fmt.Sprint(v))
		}
		if w, ok := want[i+1]; ok && strings.Join(got, " ") != w {
			t.Errorf("%d keys: %s, want %s", i+1, strings.Join(got, " "), w)
		}
	}
}
