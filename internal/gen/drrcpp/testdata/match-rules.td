// What source patterns can say.
include "kit.td"

def Nested : Pat<(Glue (Cut $x, $_, $_), (Cut $y, $k, $u), $k2), (Glue $x, $y, $k)>;
def Constraints : Pat<(Glue I64:$a, I32:$b, Big:$k), (Glue $a, $b, $k), [(Equal $a, $b), (Uses:$a $a, $b, $k), (I32 $a)]>;
def OptionalAttr : Pat<(Cut $x, Big:$k, $u), (Cut $x, $k, $u)>;
def NullCheck : Pat<(Cut $x, Known:$k, ConstUnitAttr), (Cut $x, $k, ConstUnitAttr)>;
def Constant : Pat<(Glue $a, $b, ConstantAttr<I32Attr, "7">:$k), (Glue $b, $a, $k)>;
def Enum : Pat<(Paint ConstantEnumCase<Color, "Blue">, ConstantStrAttr<StrAttr, "x">), (Paint ConstantEnumCase<Color, "Red">, ConstantStrAttr<StrAttr, "y">)>;
def SharedFirst : Pat<(Glue (Same:$s (Cut $x, $_, $_), $k), $b, $_), (Glue $s, $x, $k)>;
def SharedSecond : Pat<(Store (Same:$s (Cut $x, $_, $_), $k)), (Store (Glue $s, $x, $k))>;
def SharedRoot : Pat<(Same:$s (Cut $x, $_, $_), $k), (Same $x, $k)>;
def EqualOperands : Pat<(Tree $x, $x, $x, $y, $y, (Glue $x, $z, $_), $z, (Pair:$p $x)), (Glue $x, $y, ConstantAttr<I32Attr, "1">), [(Equal $p__0, $p__1)]>;
def EitherLeaf : Pat<(Mix (either $a, I64:$b), $c), (Mix $b, $a, $c)>;
def EitherNode : Pat<(Mix (either (Cut $a, $_, $_), (Same $b, $_)), $c), (Mix $b, $a, $c)>;
def Listed : Pat<(Alike (variadic $a, (Cut $b, $_, $_)), (variadic:$ys $c, $d)), (Store $a), [], [(Emit $ys), (Emit $b)]>;
def Native : Pat<(Glue (Find I32Attr:$n, $v), $b, $k), (Glue $v, $b, $n)>;
def Group : Pat<(Groups $xs, $y, $zs), (Groups $zs, $y, $xs)>;
def Many : Pat<(Tree $a, $b, $c, $d, $e, $f, (Tree $g, $h, $i, $j, $k, $l, $m, $n), (Tree $o, $p, $q, $r, $s, $t, $u, (Tree $v, $w, $xx, $yy, $zz, $a, $b, $c))),
               (Tree $zz, $a, $b, $c, $d, $e, $f, $w)>;
// The reference reads an operand here, so that its C++ is useless.
def NativeOnAttribute : Pat<(Numbers (Find $b, $c), (Find $d, $e), (Find $f, $_)), (Numbers $b, $d, $f)>;
def NativeOnSecond : Pat<(Glue $a, $b, (Find $k, $_)), (Glue $a, $b, $k)>;
def Underscore : Pat<(Glue:$_ $a, $b, $k), (Glue $b, $a, $k)>;
