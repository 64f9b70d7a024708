// Twenty rules in four families, as scripts/bench-rules writes them.
pdl.pattern @rule0 : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %root = pdl.operation "t.root0"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done0"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule1 : benefit(2) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner0"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root0"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done1"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule2 : benefit(3) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %a_op = pdl.operation "t.inner0"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root0"(%a, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done2"(%x, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule3 : benefit(4) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner0"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %b_op = pdl.operation "t.inner0"(%a : !pdl.value) -> (%t : !pdl.type)
  %b = pdl.result 0 of %b_op
  %root = pdl.operation "t.root0"(%b, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done3"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule4 : benefit(5) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %mode = pdl.attribute = "fast"
  %a_op = pdl.operation "t.inner0"(%x : !pdl.value) {"mode" = %mode} -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root0"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done4"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule5 : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %root = pdl.operation "t.root1"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done0"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule6 : benefit(2) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner1"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root1"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done1"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule7 : benefit(3) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %a_op = pdl.operation "t.inner1"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root1"(%a, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done2"(%x, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule8 : benefit(4) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner1"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %b_op = pdl.operation "t.inner1"(%a : !pdl.value) -> (%t : !pdl.type)
  %b = pdl.result 0 of %b_op
  %root = pdl.operation "t.root1"(%b, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done3"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule9 : benefit(5) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %mode = pdl.attribute = "fast"
  %a_op = pdl.operation "t.inner1"(%x : !pdl.value) {"mode" = %mode} -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root1"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done4"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule10 : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %root = pdl.operation "t.root2"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done0"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule11 : benefit(2) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner2"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root2"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done1"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule12 : benefit(3) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %a_op = pdl.operation "t.inner2"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root2"(%a, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done2"(%x, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule13 : benefit(4) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner2"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %b_op = pdl.operation "t.inner2"(%a : !pdl.value) -> (%t : !pdl.type)
  %b = pdl.result 0 of %b_op
  %root = pdl.operation "t.root2"(%b, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done3"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule14 : benefit(5) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %mode = pdl.attribute = "fast"
  %a_op = pdl.operation "t.inner2"(%x : !pdl.value) {"mode" = %mode} -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root2"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done4"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule15 : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %root = pdl.operation "t.root3"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done0"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule16 : benefit(2) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner3"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root3"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done1"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule17 : benefit(3) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %a_op = pdl.operation "t.inner3"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root3"(%a, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done2"(%x, %x : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule18 : benefit(4) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %a_op = pdl.operation "t.inner3"(%x : !pdl.value) -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %b_op = pdl.operation "t.inner3"(%a : !pdl.value) -> (%t : !pdl.type)
  %b = pdl.result 0 of %b_op
  %root = pdl.operation "t.root3"(%b, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done3"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
pdl.pattern @rule19 : benefit(5) {
  %t = pdl.type
  %x = pdl.operand : %t
  %key = pdl.attribute = 0 : i32
  %y = pdl.operand : %t
  %mode = pdl.attribute = "fast"
  %a_op = pdl.operation "t.inner3"(%x : !pdl.value) {"mode" = %mode} -> (%t : !pdl.type)
  %a = pdl.result 0 of %a_op
  %root = pdl.operation "t.root3"(%a, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %n = pdl.operation "t.done4"(%x, %y : !pdl.value, !pdl.value) {"key" = %key} -> (%t : !pdl.type)
    pdl.replace %root with %n
  }
}
