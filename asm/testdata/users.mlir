// What uses what, and what names there are.
%a = "u.def"() : () -> i32
%b:2 = "u.def"() : () -> (i32, i32)
%c = "u.def"() : () -> i32
"u.use"(%a) : (i32) -> ()
"u.use"(%a, %a) : (i32, i32) -> ()
"u.use"(%b#1) : (i32) -> ()
%d = "u.chain"(%b#0, %a) : (i32, i32) -> i32
%e:2 = "u.chain"(%d) : (i32) -> (i32, i32)
%f = "u.chain"(%e#1, %e#0) : (i32, i32) -> i32
"u.region"(%f) ({
^bb0(%x: i32, %y: i32):
  %g = "u.in"(%x, %a) : (i32, i32) -> i32
  "u.none"() : () -> ()
  "u.br"(%g)[^bb1] : (i32) -> ()
^bb1:
  "u.ret"(%g, %x) : (i32, i32) -> ()
}) : (i32) -> ()
"u.nested"() ({
  %h = "u.r"() ({
    %i = "u.r"() ({
      %j = "u.x"() : () -> i1
      "u.y"(%j) : (i1) -> ()
    }) : () -> i1
  }, {
    %k = "u.x"() : () -> i1
  ^bb1(%l: i1):
    "u.y"(%l) : (i1) -> ()
  }) : () -> i1
  %m = "u.x"() : () -> i1
}, {
^bb0(%n: i1, %o: i1):
  %p = "u.x"() ({
  ^bb0(%q: i1):
    "u.y"(%q) : (i1) -> ()
  }) : () -> i1
}) : () -> ()
%named = "u.x"() : () -> i32 loc("pretty name")
%named2 = "u.x"() : () -> i32 loc("pretty name")
%named3:2 = "u.x"() : () -> (i32, i32) loc(fused["first", "second"])
%named4 = "u.x"() : () -> i32 loc("9lives"("f":1:1))
%named5 = "u.x"() : () -> i32 loc("a,b%c")
"u.args"() ({
^bb0(%x: i32 loc("argname"), %y: i32 loc("argname"), %z: i32):
  "u.ret"(%named, %named3#1) : (i32, i32) -> ()
}) : () -> ()
