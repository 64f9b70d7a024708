package stringmap

import (
	"encoding/binary"
	"math/bits"
)

const (
	prime32x1 = 0x9E3779B1
	prime32x2 = 0x85EBCA77
	prime32x3 = 0xC2B2AE3D
	prime64x1 = 0x9E3779B185EBCA87
	prime64x2 = 0xC2B2AE3D27D4EB4F
	prime64x3 = 0x165667B19E3779F9
	prime64x4 = 0x85EBCA77C2B2AE63
	prime64x5 = 0x27D4EB2F165667C5
	primeMix1 = 0x165667919E3779F9
	primeMix2 = 0x9FB21C651E98DF25
)

// secret is the default secret of XXH3.
const secret = "\xb8\xfe\x6c\x39\x23\xa4\x4b\xbe\x7c\x01\x81\x2c\xf7\x21\xad\x1c\xde\xd4\x6d\xe9\x83\x90\x97\xdb\x72\x40\xa4\xa4\xb7\xb3\x67\x1f" +
	"\xcb\x79\xe6\x4e\xcc\xc0\xe5\x78\x82\x5a\xd0\x7d\xcc\xff\x72\x21\xb8\x08\x46\x74\xf7\x43\x24\x8e\xe0\x35\x90\xe6\x81\x3a\x26\x4c" +
	"\x3c\x28\x52\xbb\x91\xc3\x00\xcb\x88\xd0\x65\x8b\x1b\x53\x2e\xa3\x71\x64\x48\x97\xa2\x0d\xf9\x4e\x38\x19\xef\x46\xa9\xde\xac\xd8" +
	"\xa8\xfa\x76\x3f\xe3\x9c\x34\x3f\xf9\xdc\xbb\xc7\xc7\x0b\x4f\x1d\x8a\x51\xe0\x4b\xcd\xb4\x59\x31\xc8\x9f\x7e\xc9\xd9\x78\x73\x64" +
	"\xea\xc5\xac\x83\x34\xd3\xeb\xc3\xc5\x81\xa0\xff\xfa\x13\x63\xeb\x17\x0d\xdd\x51\xb7\xf0\xda\x49\xd3\x16\x55\x26\x29\xd4\x68\x9e" +
	"\x2b\x16\xbe\x58\x7d\x47\xa1\xfc\x8f\xf8\xb8\xd1\x7a\xd0\x31\xce\x45\xcb\x3a\x8f\x95\x16\x04\x28\xaf\xd7\xfb\xca\xbb\x4b\x40\x7e"

func u32(s string, at int) uint64 { return uint64(binary.LittleEndian.Uint32([]byte(s[at : at+4]))) }
func u64(s string, at int) uint64 { return binary.LittleEndian.Uint64([]byte(s[at : at+8])) }

// hash64 is XXH3 with 64 bits and the seed 0.
func hash64(s string) uint64 {
	n := len(s)
	switch {
	case n == 0:
		return avalanche64(u64(secret, 56) ^ u64(secret, 64))
	case n <= 3:
		combined := uint64(s[0])<<16 | uint64(s[n/2])<<24 | uint64(s[n-1]) | uint64(n)<<8
		return avalanche64(combined ^ (u32(secret, 0) ^ u32(secret, 4)))
	case n <= 8:
		keyed := u32(s, n-4) + u32(s, 0)<<32 ^ (u64(secret, 8) ^ u64(secret, 16))
		keyed ^= bits.RotateLeft64(keyed, 49) ^ bits.RotateLeft64(keyed, 24)
		keyed *= primeMix2
		keyed ^= keyed>>35 + uint64(n)
		keyed *= primeMix2
		return keyed ^ keyed>>28
	case n <= 16:
		lo := u64(s, 0) ^ (u64(secret, 24) ^ u64(secret, 32))
		hi := u64(s, n-8) ^ (u64(secret, 40) ^ u64(secret, 48))
		return avalanche(uint64(n) + bits.ReverseBytes64(lo) + hi + fold(lo, hi))
	case n <= 128:
		return hashMedium(s)
	case n <= 240:
		return hashLarger(s)
	}
	return hashLong(s)
}

func avalanche(h uint64) uint64 {
	h ^= h >> 37
	h *= primeMix1
	return h ^ h>>32
}

func avalanche64(h uint64) uint64 {
	h ^= h >> 33
	h *= prime64x2
	h ^= h >> 29
	h *= prime64x3
	return h ^ h>>32
}

// fold returns the exclusive or of both halves of a product.
func fold(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

// mix mixes 16 bytes at a place with those of the secret.
func mix(s string, at, key int) uint64 {
	return fold(u64(s, at)^u64(secret, key), u64(s, at+8)^u64(secret, key+8))
}

func hashMedium(s string) uint64 {
	n := len(s)
	acc := uint64(n) * prime64x1
	for i := (n - 1) / 32; i >= 0; i-- {
		acc += mix(s, 16*i, 32*i) + mix(s, n-16*(i+1), 32*i+16)
	}
	return avalanche(acc)
}

func hashLarger(s string) uint64 {
	n := len(s)
	acc := uint64(n) * prime64x1
	for i := range 8 {
		acc += mix(s, 16*i, 16*i)
	}
	acc = avalanche(acc)
	for i := 8; i < n/16; i++ {
		acc += mix(s, 16*i, 16*(i-8)+3)
	}
	return avalanche(acc + mix(s, n-16, 136-17))
}

// stripe is the number of bytes that are accumulated at once.
const stripe = 64

func hashLong(s string) uint64 {
	acc := [8]uint64{prime32x3, prime64x1, prime64x2, prime64x3, prime64x4, prime32x2, prime64x5, prime32x1}
	const perBlock = (len(secret) - stripe) / 8
	n := len(s)
	for i := range (n - 1) / stripe {
		accumulate(&acc, s, i*stripe, i%perBlock*8)
		if i%perBlock == perBlock-1 {
			for j := range acc {
				acc[j] = (acc[j] ^ acc[j]>>47 ^ u64(secret, len(secret)-stripe+8*j)) * prime32x1
			}
		}
	}
	accumulate(&acc, s, n-stripe, len(secret)-stripe-7)
	h := uint64(n) * prime64x1
	for i := 0; i < 8; i += 2 {
		h += fold(acc[i]^u64(secret, 11+8*i), acc[i+1]^u64(secret, 19+8*i))
	}
	return avalanche(h)
}

func accumulate(acc *[8]uint64, s string, at, key int) {
	for i := range acc {
		v := u64(s, at+8*i)
		k := v ^ u64(secret, key+8*i)
		acc[i^1] += v
		acc[i] += (k & 0xffffffff) * (k >> 32)
	}
}
