"func.func"() <{function_type = (index) -> (index, index), sym_name = "f"}> ({
^bb0(%x: index):
  %a = "index.constant"() <{value = 1 : index}> : () -> index
  %b = "index.add"(%a, %x) : (index, index) -> index
  %c = "index.constant"() <{value = 2 : index}> : () -> index
  %d = "index.add"(%c, %a) : (index, index) -> index
  %e = "index.mul"(%d, %c) : (index, index) -> index
  %z = "index.constant"() <{value = 0 : index}> : () -> index
  %f = "index.add"(%b, %z) : (index, index) -> index
  %c2 = "index.constant"() <{value = 2 : index}> : () -> index
  %g = "index.mul"(%f, %e) : (index, index) -> index
  %h = "index.mul"(%g, %c2) : (index, index) -> index
  %dead = "index.mul"(%h, %c2) : (index, index) -> index
  "func.return"(%g, %f) : (index, index) -> ()
}) : () -> ()
