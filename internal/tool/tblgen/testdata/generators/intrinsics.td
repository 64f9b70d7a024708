// Intrinsics of LLVM, and clauses of directives.
class ValueType<string name> { string LLVMName = name; }
class LLVMType<ValueType type> { ValueType VT = type; }
class LLVMAnyType<ValueType type> : LLVMType<type>;
class IntrinsicProperty;
class Intrinsic<list<LLVMType> results, list<LLVMType> params, list<IntrinsicProperty> properties = [], string name = ""> {
  string LLVMName = name;
  string TargetPrefix = "";
  list<LLVMType> RetTypes = results;
  list<LLVMType> ParamTypes = params;
  list<IntrinsicProperty> IntrProperties = properties;
}
def Any : ValueType<"Any">;
def iPTRAny : ValueType<"iPTRAny">;
def pAny : ValueType<"pAny">;
def iAny : ValueType<"iAny">;
def vAny : ValueType<"vAny">;
def fAny : ValueType<"fAny">;
def i32Type : ValueType<"i32Type">;
def any : LLVMAnyType<Any>;
def anyPointer : LLVMAnyType<pAny>;
def anyOldPointer : LLVMAnyType<iPTRAny>;
def anyInt : LLVMAnyType<iAny>;
def anyNot : LLVMAnyType<i32Type>;
def plainAny : LLVMType<vAny>;
def i32 : LLVMType<i32Type>;
def Commutative : IntrinsicProperty;
def IntrNoMem : IntrinsicProperty;
def Other : IntrinsicProperty;

def int_plain : Intrinsic<[], []>;
def int_with_types : Intrinsic<[any, i32], [i32, any, any]>;
def int_with_pointers : Intrinsic<[anyPointer, i32], [i32, anyOldPointer, anyInt, anyNot, plainAny]>;
def int_pure_one : Intrinsic<[i32], [i32], [Commutative, IntrNoMem, Other]>;
def int_named : Intrinsic<[i32], [], [Other], "llvm.of_name">;
let TargetPrefix = "gpu" in {
  def int_gpu_some_op : Intrinsic<[], [any]>;
  def int_other_op : Intrinsic<[], [any]>;
}

class DirectiveLanguage {
  string name = "lang";
  string cppNamespace = "space";
}
class EnumVal<string n, bit user> {
  string name = n;
  int value = 3;
  bit isUserValue = user;
}
class Clause<string enum, list<EnumVal> values> {
  string enumClauseValue = enum;
  list<EnumVal> allowedClauseValues = values;
}
def Language : DirectiveLanguage;
def WithoutValues : Clause<"None", []>;
def Values : Clause<"SomeKind", [EnumVal<"first", 1>, EnumVal<"hidden", 0>, EnumVal<"TWO words", 1>]>;
