// Types that a new operation infers, or takes from what it replaces. The reference
// knows that index.add infers only if an operation of its dialect is in the file.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %v = pdl.operand : %t
    %op = pdl.operation "toy.double"(%v : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %op {
      %sum = pdl.operation "index.add"(%v, %v : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %sum
      %rs = pdl.results of %sum
      %two = pdl.operation "index.add"(%r, %rs : !pdl.value, !pdl.range<value>)
      pdl.replace %op with %two
    }
  }
  pdl.pattern : benefit(1) {
    %ts = pdl.types
    %op = pdl.operation "toy.old" -> (%ts : !pdl.range<type>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.new"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %in = pdl.operand
    %op = pdl.operation "toy.statement"(%in : !pdl.value)
    pdl.rewrite %op {
      %t = pdl.type : i32
      %new = pdl.operation "toy.typed" -> (%t : !pdl.type)
      %v = pdl.result 0 of %new
      %u = pdl.type
      %five = pdl.attribute = 5 : index
      %add = pdl.operation "index.add"(%in, %in : !pdl.value, !pdl.value) -> (%u : !pdl.type)
      %more = pdl.operation "toy.more" {"value" = %five} -> (%u : !pdl.type)
      pdl.erase %op
    }
  }
}
module @ir {
  %0 = "index.constant"() <{value = 3 : index}> : () -> index
  %x = "toy.source"() : () -> index
  %1 = "toy.double"(%x) : (index) -> index
  %2 = "toy.double"(%1) : (index) -> index
  "toy.use"(%2, %0) : (index, index) -> ()
  %3:2 = "toy.old"() : () -> (i1, i2)
  "toy.old"() : () -> ()
  "toy.use"(%3#1) : (i2) -> ()
  "toy.statement"(%2) : (index) -> ()
}
