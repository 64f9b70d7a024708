irdl.dialect @"a b" { }
// -----
irdl.dialect @"A" { }
// -----
irdl.dialect @a { irdl.type @"B" {} }
// -----
irdl.dialect @a { irdl.type @"_b" {} }
// -----
irdl.dialect @a { irdl.type @"b-b" {} }
// -----
irdl.dialect @a { irdl.operation @"a__b" {} }
// -----
irdl.dialect @a { irdl.attribute @"a__b" {} }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(a: %0, a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(A: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(_a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 "irdl.operands"(%0) <{names = ["-a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 "irdl.operands"(%0) <{names = [""], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 "irdl.operands"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 "irdl.results"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, single]>}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.type @b { %0 = irdl.any
 "irdl.parameters"(%0) <{names = ["a", "b"]}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(a: %0) 
irdl.results(a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(a: %0) 
 irdl.operands(b: %0) 
 } }
// -----
irdl.dialect @a { irdl.type @b { %0 = irdl.any
 irdl.parameters(a: %0) 
 irdl.parameters(b: %0) 
 } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.base @q } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.base @a } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.parametric @q<> } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.parametric @a<> } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = "irdl.base"() : () -> !irdl.attribute } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.base "x" } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.region with size 0 } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.region()
 irdl.regions(a: %0, a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.region()
%1 = irdl.any
 irdl.operands(a: %1)
 irdl.regions(a: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(1: %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(x = %0) } }
// -----
irdl.dialect @a { irdl.operation @b { %0 = irdl.any
 irdl.operands(x: foo %0) } }
