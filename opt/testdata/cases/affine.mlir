"x"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0)[1] -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0)} : () -> ()
// -----
"x"() {a = affine_set (d0) : (d0 >= 0)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 >= 0)} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (*d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 floordiv)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (floordiv d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (-)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> ("x")>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 + "x")>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 * )>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (symbol(d0))>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (%x)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 + %x)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (?)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (1.0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (i32)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (@x)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 - -9223372036854775808)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (18446744073709551616)>} : () -> ()
// -----
"x"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(mod) -> (mod)>} : () -> ()
// -----
"x"() {a = affine_map<(symbol) -> (symbol)>} : () -> ()
// -----
"x"() {a = affine_map<(i32) -> (i32)>} : () -> ()
// -----
"x"() {a = affine_map<(floordiv) -> (floordiv floordiv 2)>} : () -> ()
// -----
"x"() {a = affine_map<(affine_map) -> (affine_map)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod 0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 floordiv 0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 ceildiv -1)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod -1)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 == )>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 >= 0, )>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 >= 0 d0 >= 0)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : d0>} : () -> ()
// -----
"x"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : ()>} : () -> ()
// -----
"x"() {a = affine_map<() -> ()>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0)[s0] -> (d0 * s0, s0 * d0, d0 mod s0, d0 floordiv s0, d0 ceildiv s0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> ((d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (())>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 d1)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) (d0)>} : () -> ()
// -----
"x"() {a = affine_map<d0 -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----
"x"() {a = affine_map<(d0)[] -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0,) -> (d0)>} : () -> ()
// -----
"x"() {a = memref<4xf32, affine_map<(d0) : (d0 >= 0)>>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 ceildiv d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 floordiv d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (- - d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (-d0 + -1 * d0 - -d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 -)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (mod)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 /)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0) >} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0, )>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (ceildiv d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 + mod d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod mod)>} : () -> ()
// -----
"x"() {a = affine_map<(mod) -> (mod mod 2)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 * + d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod + d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 + * d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod * d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 * * d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 * - d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod -2)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 mod 4 * 3)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (-d0 mod 4 * 3 + 1)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (-2 mod 4)>} : () -> ()
// -----
"x"() {a = affine_map<(ceildiv) -> (-ceildiv ceildiv 2)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 + ?)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (-*)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (-?)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (true)>} : () -> ()
// -----
"x"() {a = affine_map<(true, i32, loc) -> (true, i32, loc)>} : () -> ()
