// Operations in generic form.
"x.none"() : () -> ()
%a = "x.one"() : () -> i32
%b, %c = "x.two"() : () -> (i32, f32)
%p:3 = "x.pack"() : () -> (i32, i32, i32)
%q:2, %r = "x.mixed"() : () -> (i32, i32, f64)
"x.use"(%a, %b, %c, %p#0, %p#1, %p#2, %q, %q#1, %r) : (i32, i32, f32, i32, i32, i32, i32, i32, f64) -> ()
"x.region"() ({
}) : () -> ()
"x.region"() ({
  "x.inner"() : () -> ()
}) : () -> ()
"x.regions"() ({
^bb0:
}, {
^bb0(%x: i32):
  "x.use"(%x) : (i32) -> ()
}, {
^entry(%x: i32, %y: f32):
  "x.br"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb2:
  "x.br"()[^bb1] : () -> ()
^bb1:
  "x.br"()[^bb2, ^bb3] : () -> ()
^bb3:  // no predecessors
  "x.ret"() : () -> ()
^dead(%z: i32):
  "x.ret"() : () -> ()
}) {attr = 1 : i32} : () -> ()
"x.forward"() ({
  "x.use"(%later) : (i32) -> ()
  %later = "x.def"() : () -> i32
}) : () -> ()
"x.props"() <{a = 1 : i32, b = "x"}> : () -> ()
"x.props"() <{}> {c} : () -> ()
"x.props"() <"any"> : () -> ()
"x.all"(%a) <{p}> ({ "x.nested"() ({ "x.deep"(%a) : (i32) -> () }) : () -> () }) {q = @s} : (i32) -> i1 loc("here")
%0 = "x.numbered"() : () -> i1
%1 = "x.numbered"() : () -> i1
"x.shadow"() ({
  %w0 = "x.inner"() : () -> i1
  %w1 = "x.inner"(%w0) : (i1) -> i1
}, {
  %w0 = "x.inner"() : () -> i1
}) {x} : () -> ()
module {
}
module @named {
  %50 = "x.in"() : () -> i32
  module @deeper attributes {a.b = 1 : i32} {
    %51 = "x.in"() : () -> i32
    %x, %y:2 = "x.in"(%51) : (i32) -> (i32, i32, i32)
  }
}
module attributes {x.y} {}
builtin.module @"odd name" {}
"builtin.module"() <{sym_name = "generic"}> ({
^bb0:
}) : () -> ()
%cast = unrealized_conversion_cast to i32
%cast2:2 = unrealized_conversion_cast %cast : i32 to i64, f32 {a}
%cast3 = builtin.unrealized_conversion_cast %cast2#1, %cast : f32, i32 to tuple<i32>
"nodot"() : () -> ()
"a.b.c"() : () -> ()
"weird name!"() : () -> ()
"esc\"aped"() : () -> ()
