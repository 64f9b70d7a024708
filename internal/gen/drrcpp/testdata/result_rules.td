// What result patterns can say.
include "kit.td"

def : Pat<(Glue $a, $b, $k), (Glue (Cut:$c $a, $k, ConstUnitAttr), (Same $b, ConstantAttr<I32Attr, "2">), (Foo $a, (Foo $b, $k)))>;
def : Pat<(Glue $a, $b, $k), (replaceWithValue $a)>;
def : Pat<(Store $x), (Emit (Foo $x, $x))>;
def Erase : Pattern<(Store $x), []>;
def Several : Pattern<(Pair:$p $x), [(Cut:$c $x, ConstantAttr<I32Attr, "1">, ConstUnitAttr), (replaceWithValue $c), (Foo $c, $p)]>;
def Indexed : Pattern<(Pair $x), [(Pair:$q__0 $x), (Pair:$r__1 (Glue $x, $q__0, ConstantAttr<I32Attr, "3">))]>;
def Whole : Pat<(Pair $x), (Pair (Glue $x, $x, ConstantAttr<I32Attr, "3">))>;
def Both : Pat<(Pair $x), (Two:$t $x, $x)>;
def OneCall : Pat<(Glue $a, $b, $k), (Foo:$t $a, $b), [], [(Store $t), (Emit $t)]>;
def OneCallWithIndex : Pattern<(Pair $x), [(Foo:$t $x, $x), (Foo:$u $t__0, $t), (Glue $t, $u__0, ConstantAttr<I32Attr, "3">)]>;
def OneOfTwo : Pat<(Glue $a, $b, $k), (Glue (Two:$t__1 $a, $b), $t__0, $k)>;
def Ranges : Pattern<(Split:$s $x, $rest), [(Split:$t $x, (variadic $x, (Cut $x, ConstantAttr<I32Attr, "1">, ConstUnitAttr))), (replaceWithValue $t__0), (replaceWithValue $rest)]>;
def Separate : Pat<(Store $x), (Store (Groups (variadic $x), $x, (variadic $x, $x)))>;
def Supplement : Pattern<(Glue:$g $a, $b, $k), [(Same:$s $a, $k)], [], [(Store $s), (Emit $s), (Cut $g, $k, ConstUnitAttr)]>;
def Located : Pat<(Glue:$g $a, $b, $k), (Glue (Cut $a, $k, ConstUnitAttr, (location "named")), (Same $b, $k, (location $g, "fused", $b)), $k, (location $a))>;
def Typed : Pat<(Glue $a, $b, $k), (Glue (Cut $a, $k, ConstUnitAttr, (returnType $b)), (Cut $b, $k, ConstUnitAttr, (returnType "$_builder.getI32Type()")), $k)>;
def Code : Pat<(Glue $a, $b, $k), (Lines $a, (NativeCodeCall<"inline_($_loc, $0)"> $k, (location $b)))>;
def Benefit : Pat<(Glue $a, (Cut $b, $_, $_), $k), (Glue $b, $a, $k), [], [], (addBenefit 10)>;
def Properties : Pat<(Numbers $x, $n, $s), (Numbers $x, $n, $s)>;
multiclass Swap<Op op> { def P : Pat<(op $a, $b, $k), (op $b, $a, $k)>; def : Pat<(op $a, $b, $k), (replaceWithValue $b)>; }
defm Made : Swap<Glue>;

// Properties.
def Above : PropConstraint<CPred<"$_self > 3">, "more than 3">;
def AboveTyped : PropConstraint<CPred<"$_self > 4">, "more than 4", "int64_t">;
def PropertyOfAnyType : Pat<(Numbers $x, Above:$n, $s), (Numbers $x, $n, ConstantProp<StringProp, "\"t\"">)>;
def PropertyOfType : Pat<(Numbers $x, AboveTyped, ConstantProp<StringProp, "\"v\"">), (Mix $x, $x, (Numbers $x, ConstantProp<I64Prop, "7">:$named, (Foo $x, $x)))>;
def PropertyConstant : Pat<(Numbers $x, ConstantProp<I64Prop, "5">:$n, $_), (Numbers $x, $n, (Foo $x, $n))>;
def TypesOfWrongNumber : Pattern<(Glue $a, $b, $k), [(Pair:$p $a, (returnType $a)), (Mix:$m $a, $b, $a, (returnType $a, "b", ConstantAttr<I32Attr, "1">)), (Split:$s $a, $b, (returnType)), (Glue $a, $b, $k)]>;

// What the last constraint is about, in results, and names after nested trees, which bind nothing.
def OfType : Pat<(Glue $a, $b, $k), (Mix $a, $b, (Find $a, $k)), [(Equal $a, $b), (F32 $b)]>;
def OfEntities : Pat<(Glue $a, $b, $k), (Mix $a, $b, (Find $a, $k)), [(F32 $b), (Equal $a, $b)]>;
def Unbound : Pat<(Glue (Pair $a):$b, $b, $k), (Mix $b, (Glue:$c $b, $a, $k):$d, $b)>;

// A call with several values, whole and in part, and results of an operation that has none.
def SeveralAsOperand : Pattern<(Glue $a, $b, $k), [(Two:$t $a, $b), (Mix (Two $a, $b), $t, $t__1), (Foo $t, $t__0)]>;
def SeveralInList : Pattern<(Glue $a, $b, $k), [(Two:$t $a, $b), (Split $a, $t), (Split $a, (variadic (Two $a, $b), $b)), (replaceWithValue $t__1)]>;
def NoneAfterAll : Pattern<(Store $x), [(Store $x), (replaceWithValue $x)]>;
def SelfOfMatch : Pat<(Glue (Find $a, $b), $c, $k), (Find $a, $c)>;

// Native calls on a symbol, without parentheses: $_self is the symbol, and $_loc the location of the call before.
class Part<string s> : NativeCodeCall<"part($_self, " # s # ", $_builder)">;
def LeafAttribute : Pat<(Glue $a, $b, $k), (Glue Part<"1">:$b, $a, Part<"2">:$k)>;
def LeafArgument : Pat<(Glue $a, $b, $k), (Glue (NativeCodeCall<"both($0, $1, $_self)"> Part<"3">:$b, Part<"4">:$k), $a, NativeCodeCall<"at($_self, $_loc)">:$k)>;
