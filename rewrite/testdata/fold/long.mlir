"func.func"() <{function_type = (index, index) -> (index), sym_name = "f"}> ({
^bb0(%x: index, %y: index):
  %c5 = "index.constant"() <{value = 5 : index}> : () -> index
  %c0 = "index.constant"() <{value = 0 : index}> : () -> index
  %c1 = "index.constant"() <{value = 1 : index}> : () -> index
  %c7 = "index.constant"() <{value = 7 : index}> : () -> index
  %0 = "index.mul"(%c1, %x) : (index, index) -> index
  %1 = "index.mul"(%0, %c0) : (index, index) -> index
  %2 = "index.add"(%1, %y) : (index, index) -> index
  %3 = "index.add"(%c5, %c7) : (index, index) -> index
  %4 = "index.sub"(%2, %1) : (index, index) -> index
  %5 = "index.sub"(%4, %3) : (index, index) -> index
  %6 = "index.mul"(%3, %3) : (index, index) -> index
  %7 = "foreign.pair"(%6, %5) : (index, index) -> index
  %8 = "index.sub"(%c7, %c5) : (index, index) -> index
  %9 = "foreign.pair"(%8, %7) : (index, index) -> index
  "func.return"(%9) : (index) -> ()
}) : () -> ()
