builtin.modul {}
// -----
modulee {}
// -----
builtin.module { built.module {} }
// -----
"a.b"() : () -> memreff<2xi32>
// -----
"a.b"() : () -> (f32, f46)
// -----
"builtin.module"() ({
  "builtin.module"() ({
    "builtin.unrealized_conversion_cast"() : () -> ()
  }) : () -> ()
// -----
retrn
