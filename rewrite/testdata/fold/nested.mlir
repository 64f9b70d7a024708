"func.func"() <{function_type = (index) -> (index), sym_name = "f"}> ({
^bb0(%x: index):
  %r = "foreign.region"(%x) ({
    %a = "index.constant"() <{value = 1 : index}> : () -> index
    %b = "index.constant"() <{value = 2 : index}> : () -> index
    %c = "index.add"(%a, %b) : (index, index) -> index
    "foreign.inner"() ({
      %d = "index.constant"() <{value = 2 : index}> : () -> index
      %e = "index.add"(%d, %c) : (index, index) -> index
      %f = "index.mul"(%e, %x) : (index, index) -> index
      "foreign.yield"(%f) : (index) -> ()
    }) : () -> ()
    "foreign.yield"(%c) : (index) -> ()
  }) : (index) -> index
  %k = "index.constant"() <{value = 3 : index}> : () -> index
  %s = "index.sub"(%k, %k) : (index, index) -> index
  %l = "index.constant"() <{value = 3 : index}> : () -> index
  %m = "index.mul"(%l, %r) : (index, index) -> index
  %n = "index.add"(%m, %s) : (index, index) -> index
  "func.return"(%n) : (index) -> ()
}) : () -> ()
