"func.func"() <{function_type = () -> (index), sym_name = "g"}> ({
  %k = "index.constant"() <{value = 3 : index}> : () -> index
  %u = "foreign.use"(%k) : (index) -> index
  %l = "index.constant"() <{value = 4 : index}> : () -> index
  %v = "index.mul"(%u, %l) : (index, index) -> index
  %dead = "index.mul"(%v, %l) : (index, index) -> index
  %dead2 = "index.mul"(%dead, %dead) : (index, index) -> index
  "func.return"(%v) : (index) -> ()
}) : () -> ()
