//===- CommonTypeConstraints.td - Constraints on types -----*- tablegen -*-===//
//
// Predicates on types, and the constraints on types that definitions name:
// scalars, then shaped types of scalars, then combinations of both.
//
//===----------------------------------------------------------------------===//

#ifndef COMMON_TYPE_CONSTRAINTS_TD
#define COMMON_TYPE_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

//===----------------------------------------------------------------------===//
// Predicates: which builtin type
//===----------------------------------------------------------------------===//

def IsTupleTypePred : CPred<"::llvm::isa<::mlir::TupleType>($_self)">;

def IsShapedTypePred : CPred<"::llvm::isa<::mlir::ShapedType>($_self)">;
def HasStaticShapePred
    : CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()">;
def HasRankPred : CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">;
def HasValueSemanticsPred : CPred<"$_self.hasTrait<::mlir::ValueSemantics>()">;

def IsTensorTypePred : CPred<"::llvm::isa<::mlir::TensorType>($_self)">;
def IsRankedTensorTypePred
    : CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">;
def IsUnrankedTensorTypePred
    : CPred<"::llvm::isa<::mlir::UnrankedTensorType>($_self)">;

def IsBaseMemRefTypePred
    : CPred<"::llvm::isa<::mlir::BaseMemRefType>($_self)">;
def IsMemRefTypePred : CPred<"::llvm::isa<::mlir::MemRefType>($_self)">;
def IsUnrankedMemRefTypePred
    : CPred<"::llvm::isa<::mlir::UnrankedMemRefType>($_self)">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;

// Any vector, without and with the exclusion of vectors of rank 0.
def IsVectorOfAnyRankTypePred
    : CPred<"::llvm::isa<::mlir::VectorType>($_self)">;
def IsVectorOfNonZeroRankTypePred
    : And<[CPred<"::llvm::isa<::mlir::VectorType>($_self)">,
           CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0">]>;

// Vectors with no scalable dimension.
def IsFixedVectorOfAnyRankTypePred
    : CPred<"::llvm::isa<::mlir::FixedVectorType>($_self)">;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[CPred<"::llvm::isa<::mlir::FixedVectorType>($_self)">,
           CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0">]>;

// Vectors where some, only the last, or all of the dimensions are scalable.
def IsVectorTypeWithAnyDimScalablePred
    : CPred<"::llvm::isa<::mlir::ScalableVectorType>($_self)">;
def IsVectorTypeWithOnlyTrailingDimScalablePred
    : And<[CPred<"::llvm::isa<::mlir::VectorType>($_self)">,
           CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0">,
           CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                 ".getScalableDims().back()">,
           CPred<"!llvm::is_contained(::llvm::cast<::mlir::VectorType>($_self)"
                 ".getScalableDims().drop_back(), true)">]>;
def IsVectorTypeWithAllDimsScalablePred
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                 ".allDimsScalable()">]>;

//===----------------------------------------------------------------------===//
// Predicates: rank, number of elements, shape
//===----------------------------------------------------------------------===//

class HasAnyRankOfPred<list<int> ranks>
    : And<[HasRankPred,
           Or<!foreach(rank, ranks,
                       CPred<"::llvm::cast<::mlir::ShapedType>($_self)"
                             ".getRank() == " # rank>)>]>;

class HasRankGreaterOrEqualPred<int rank>
    : And<[HasRankPred,
           CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() >= " #
                 rank>]>;

class IsVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorOfNonZeroRankTypePred,
           Or<!foreach(rank, allowedRanks,
                       CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                             ".getRank() == " # rank>)>]>;
class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : And<[IsFixedVectorOfAnyRankTypePred,
           Or<!foreach(rank, allowedRanks,
                       CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                             ".getRank() == " # rank>)>]>;
class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           Or<!foreach(rank, allowedRanks,
                       CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                             ".getRank() == " # rank>)>]>;

// The length of a vector is the number of all its elements.
class IsVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorOfNonZeroRankTypePred,
           Or<!foreach(length, allowedLengths,
                       CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                             ".getNumElements() == " # length>)>]>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsFixedVectorOfAnyRankTypePred,
           Or<!foreach(length, allowedLengths,
                       CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                             ".getNumElements() == " # length>)>]>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           Or<!foreach(length, allowedLengths,
                       CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                             ".getNumElements() == " # length>)>]>;
class IsVectorOfMinLengthPred<int minLength>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                 ".getNumElements() >= " # minLength>]>;
class IsVectorOfMaxLengthPred<int maxLength>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"::llvm::cast<::mlir::VectorType>($_self)"
                 ".getNumElements() <= " # maxLength>]>;

class IsVectorOfShape<list<int> shape>
    : CPred<"::llvm::cast<::mlir::VectorType>($_self).getShape() == "
            "::llvm::ArrayRef<int64_t>({" # !interleave(shape, ", ") # "})">;

// How many dimensions there must be for dimension `value` to exist. Negative
// numbers count from the end, from -1.
class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}

class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes>
    : And<[CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() >= " #
                 NormalizeIndex<n>.ret>,
           CPred<"::llvm::is_contained(::llvm::ArrayRef<int64_t>({" #
                 !interleave(allowedSizes, ", ") # "}), "
                 "::llvm::cast<::mlir::ShapedType>($_self).getDimSize(" #
                 !if(!lt(n, 0),
                     "::llvm::cast<::mlir::ShapedType>($_self).getRank() + " #
                         n,
                     "" # n) # "))">]>;

//===----------------------------------------------------------------------===//
// Types as such
//===----------------------------------------------------------------------===//

class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  // An expression that makes the type, where there is but one that satisfies
  // the constraint. Formats leave such types out.
  string builderCall = "";
}

// The same constraint in other words.
class TypeAlias<Type t, string summary = t.summary>
    : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}

class DialectType<Dialect d, Pred condition, string descr = "",
                  string cppType = "::mlir::Type">
    : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

// Mixins that set how the type is made; the second only if `type` can be made.
class BuildableType<code builder> {
  code builderCall = builder;
}
class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}

//===----------------------------------------------------------------------===//
// Types for an unknown number of operands or results
//===----------------------------------------------------------------------===//

class Variadic<Type type>
    : TypeConstraint<type.predicate, "variadic of " # type.summary,
                     type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

// Variadic in groups, whose sizes are in the attribute of that name.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName>
    : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

// None or one.
class Optional<Type type>
    : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

//===----------------------------------------------------------------------===//
// Any, one of several, all of several, more than that
//===----------------------------------------------------------------------===//

def AnyType : Type<CPred<"true">, "any type">;

class AnyTypeOf<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<Or<!foreach(t, allowedTypeList, t.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(t, allowedTypeList, t.summary), " or "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class AllOfType<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<And<!foreach(t, allowedTypeList, t.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(t, allowedTypeList, t.summary), " and "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class ConfinedType<Type type, list<Pred> predicates, string summary = "",
                   string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

// Of any signedness.
def AnyInteger : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">,
                      "integer", "::mlir::IntegerType">;

class AnyI<int width>
    : Type<CPred<"$_self.isInteger(" # width # ")">, width # "-bit integer"> {
  int bitwidth = width;
}
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>),
                !interleave(widths, "/") # "-bit integer",
                "::mlir::IntegerType">;

// iN
def AnySignlessInteger : Type<CPred<"$_self.isSignlessInteger()">,
                              "signless integer", "::mlir::IntegerType">;

class I<int width>
    : Type<CPred<"$_self.isSignlessInteger(" # width # ")">,
           width # "-bit signless integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ")"> {
  int bitwidth = width;
}
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>),
                !interleave(widths, "/") # "-bit signless integer">;

// siN
def AnySignedInteger
    : Type<CPred<"$_self.isSignedInteger()">, "signed integer">;

class SI<int width>
    : Type<CPred<"$_self.isSignedInteger(" # width # ")">,
           width # "-bit signed integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width #
                    ", /*isSigned=*/true)"> {
  int bitwidth = width;
}
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>),
                !interleave(widths, "/") # "-bit signed integer">;

// uiN
def AnyUnsignedInteger
    : Type<CPred<"$_self.isUnsignedInteger()">, "unsigned integer">;

class UI<int width>
    : Type<CPred<"$_self.isUnsignedInteger(" # width # ")">,
           width # "-bit unsigned integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width #
                    ", /*isSigned=*/false)"> {
  int bitwidth = width;
}
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>),
                !interleave(widths, "/") # "-bit unsigned integer">;

// The usual widths: AnyI32, I32, SI32, UI32 and so on.
foreach width = [1, 8, 16, 32, 64] in {
  def AnyI#width : AnyI<width>;
  def I#width : I<width>;
  def SI#width : SI<width>;
  def UI#width : UI<width>;
}
def I128 : I<128>;

def Index : Type<CPred<"::llvm::isa<::mlir::IndexType>($_self)">, "index",
                 "::mlir::IndexType">,
            BuildableType<"$_builder.getIndexType()">;
def AnySignlessIntegerOrIndex : Type<CPred<"$_self.isSignlessIntOrIndex()">,
                                     "signless integer or index">;

//===----------------------------------------------------------------------===//
// Floating-point numbers
//===----------------------------------------------------------------------===//

def AnyFloat : Type<CPred<"::llvm::isa<::mlir::FloatType>($_self)">,
                    "floating-point", "::mlir::FloatType">;

class F<int width>
    : Type<CPred<"$_self.isF" # width # "()">, width # "-bit float",
           "::mlir::FloatType">,
      BuildableType<"$_builder.getF" # width # "Type()"> {
  int bitwidth = width;
}
class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>),
                !interleave(widths, "/") # "-bit float">;

foreach width = [16, 32, 64, 80, 128] in
  def F#width : F<width>;

def BF16 : Type<CPred<"::llvm::isa<::mlir::BFloat16Type>($_self)">,
                "bfloat16 type">,
           BuildableType<"$_builder.getType<BFloat16Type>()">;
def TF32 : Type<CPred<"::llvm::isa<::mlir::FloatTF32Type>($_self)">,
                "tf32 type">,
           BuildableType<"$_builder.getType<FloatTF32Type>()">;

// The small formats: width, bits of the exponent and of the mantissa, and how
// they treat what is not a finite number.
foreach format = ["4E2M1FN", "6E2M3FN", "6E3M2FN", "8E3M4", "8E4M3",
                  "8E4M3B11FNUZ", "8E4M3FN", "8E4M3FNUZ", "8E5M2",
                  "8E5M2FNUZ", "8E8M0FNU"] in
  def F#format
      : Type<CPred<"::llvm::isa<::mlir::Float" # format # "Type>($_self)">,
             "f" # format # " type">,
        BuildableType<"$_builder.getType<Float" # format # "Type>()">;

//===----------------------------------------------------------------------===//
// Other types without a shape
//===----------------------------------------------------------------------===//

def NoneType : Type<CPred<"::llvm::isa<::mlir::NoneType>($_self)">,
                    "none type", "::mlir::NoneType">,
               BuildableType<"$_builder.getType<::mlir::NoneType>()">;

def FunctionType : Type<CPred<"::llvm::isa<::mlir::FunctionType>($_self)">,
                        "function type", "::mlir::FunctionType">;
def GraphType : Type<CPred<"::llvm::isa<::mlir::GraphType>($_self)">,
                     "graph type", "::mlir::GraphType">;

def AnyComplex : Type<CPred<"::llvm::isa<::mlir::ComplexType>($_self)">,
                      "complex-type", "::mlir::ComplexType">;
class Complex<Type elType>
    : ConfinedType<
          AnyComplex,
          [SubstLeaves<
              "$_self",
              "::llvm::cast<::mlir::ComplexType>($_self).getElementType()",
              elType.predicate>],
          "complex type with " # elType.summary # " elements",
          "::mlir::ComplexType">,
      SameBuildabilityAs<elType, "::mlir::ComplexType::get($_builder.get" #
                                     elType # "Type())"> {
  Type elementType = elType;
}

// A type of a dialect that is not loaded.
class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"isOpaqueTypeWithName($_self, \"" # dialect # "\", \"" #
                 name # "\")">,
           summary, "::mlir::OpaqueType">,
      BuildableType<"::mlir::OpaqueType::get($_builder.getStringAttr(\"" #
                    dialect # "\"), \"" # name # "\")">;

//===----------------------------------------------------------------------===//
// Types that contain values
//===----------------------------------------------------------------------===//

// Of one type, which `elementTypeCall` reads from the container `$_self`.
class ContainerType<Type etype, Pred containerPred, code elementTypeCall,
                    string descr, string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                SubstLeaves<"$_self", !cast<string>(elementTypeCall),
                            etype.predicate>]>,
           descr # " of " # etype.summary # " values", cppType>;

// A shaped type whose element type is one of those allowed.
class ShapedContainerType<list<Type> allowedTypes, Pred containerPred,
                          string descr, string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                Concat<"[](::mlir::Type elementType) { return ",
                       SubstLeaves<"$_self", "elementType",
                                   AnyTypeOf<allowedTypes>.predicate>,
                       "; }(::llvm::cast<::mlir::ShapedType>($_self)"
                       ".getElementType())">]>,
           descr # " of " # AnyTypeOf<allowedTypes>.summary # " values",
           cppType>;

class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred,
                          "container with value semantics">;

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped",
                                    "::mlir::ShapedType">;

// Of any types, all read from `$_self` by `elementTypesCall`.
class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall,
                         string descr>
    : Type<And<[containerPred,
                Concat<"::llvm::all_of(" # elementTypesCall #
                           ", [](::mlir::Type t) { return t && (",
                       SubstLeaves<"$_self", "t", etype.predicate>,
                       "); })">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}

def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;
class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "::llvm::cast<::mlir::TupleType>($_self).getTypes()",
                         "tuple">;
// Tuples in it are looked into.
class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<
          AnyTypeOf<allowedTypes>, IsTupleTypePred,
          "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))",
          "nested tuple">;

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

class VectorOfAnyRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfAnyRankTypePred, "vector",
                          "::mlir::VectorType">;
class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfNonZeroRankTypePred,
                          "vector", "::mlir::VectorType">;
class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfAnyRankTypePred,
                          "fixed-length vector", "::mlir::VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfNonZeroRankTypePred,
                          "fixed-length vector", "::mlir::VectorType">;
class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithAnyDimScalablePred,
                          "scalable vector", "::mlir::VectorType">;
class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes,
                          IsVectorTypeWithOnlyTrailingDimScalablePred,
                          "trailing scalable vector", "::mlir::VectorType">;

// The older names of vectors that have a rank.
class VectorOf<list<Type> allowedTypes> : VectorOfNonZeroRankOf<allowedTypes>;
def AnyVector : VectorOfNonZeroRankOf<[AnyType]>;

def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

// With one of the ranks. These and the next group say nothing of the elements;
// their summaries are the second half of a sentence.
class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;
class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;
class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;

// With one of the lengths, or with at least or at most that length.
class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>,
           " of at least length " # minLength, "::mlir::VectorType">;
class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>,
           " of at most length " # maxLength, "::mlir::VectorType">;

// Dimension `n`, from the end if negative, has one of the sizes.
class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {" #
               !interleave(allowedSizes, ", ") # "}",
           "::mlir::ShapedType">;

// The halves put together: elements and rank, or length, or both.
class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfRank<allowedRanks>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                    VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;
class FixedVectorOfRankAndType<list<int> allowedRanks,
                               list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>,
                 VectorOfRank<allowedRanks>],
                FixedVectorOfAnyRank<allowedTypes>.summary #
                    VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfLength<allowedLengths>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                    VectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength,
                                  list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfMinLength<minLength>, VectorOfMaxLength<maxLength>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                    VectorOfMinLength<minLength>.summary #
                    VectorOfMaxLength<maxLength>.summary,
                "::mlir::VectorType">;
class FixedVectorOfLengthAndType<list<int> allowedLengths,
                                 list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>,
                 FixedVectorOfLength<allowedLengths>],
                FixedVectorOfAnyRank<allowedTypes>.summary #
                    FixedVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfLengthAndType<list<int> allowedLengths,
                                    list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfAnyRank<allowedTypes>.summary #
                    ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks,
                                           list<int> allowedLengths,
                                           list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfRank<allowedRanks>,
                 ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfRank<allowedRanks>.summary #
                    ScalableVectorOfAnyRank<allowedTypes>.summary #
                    ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorWithTrailingDimScalableOfSizeAndType<
    list<int> allowedTrailingSizes, list<Type> allowedTypes>
    : AllOfType<
          [VectorWithTrailingDimScalableOf<allowedTypes>,
           ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>],
          VectorWithTrailingDimScalableOf<allowedTypes>.summary #
              ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>.summary,
          "::mlir::VectorType">;

// One certain vector type, if `elType` is one type.
class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<
          [elType],
          And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
          "vector<" # !interleave(shape, "x") # "x" # elType # ">",
          "::mlir::VectorType">,
      BuildableType<"::mlir::VectorType::get({" # !interleave(shape, " ,") #
                    "} , " # elType.builderCall # " );">;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

class TensorOf<list<Type> allowedTypes, list<Pred> preds = [],
               string summary = "tensor">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsTensorTypePred], preds)>,
                          summary, "::mlir::TensorType">;
class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                     string summary = "ranked tensor">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsRankedTensorTypePred], preds)>,
                          summary, "::mlir::RankedTensorType">;
class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                       string summary = "unranked tensor">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsUnrankedTensorTypePred], preds)>,
                          summary, "::mlir::UnrankedTensorType">;

class Non0RankedTensorOf<list<Type> allowedTypes>
    : TensorOf<allowedTypes, [HasRankGreaterOrEqualPred<1>],
               "non-0-ranked.tensor">;
class StaticShapeTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [HasStaticShapePred],
                     "statically shaped tensor">;

class TensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : RankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(rank, ranks, rank # "D"), "/") #
                         " tensor">;
class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;

def AnyTensor : TensorOf<[AnyType]>;
def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor],
                "non-0-ranked or unranked tensor", "::mlir::TensorType">;

def IndexTensor : TensorOf<[Index]>;

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

def HasStridesPred
    : CPred<"::llvm::cast<::mlir::MemRefType>($_self).isStrided()">;

class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref",
                          "::mlir::MemRefType">;
class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred,
                          "unranked.memref", "::mlir::UnrankedMemRefType">;
class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsBaseMemRefTypePred], preds)>,
                          summary, "::mlir::BaseMemRefType">;

class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " #
                       MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred],
                   "strided " # MemRefOf<allowedTypes>.summary>;
class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " #
                       MemRefOf<allowedTypes>.summary>;

def AnyMemRef : MemRefOf<[AnyType]>;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef
    : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;

class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred,
                          "Tensor or MemRef", "::mlir::ShapedType">;

// Of the usual scalars: F32Tensor, F32MemRef and so on.
foreach scalar = ["I1", "I8", "I16", "I32", "I64",
                  "BF16", "F16", "F32", "F64"] in {
  def scalar#"Tensor" : TensorOf<[!cast<Type>(scalar)]>;
  def scalar#"MemRef" : MemRefOf<[!cast<Type>(scalar)]>;
}

//===----------------------------------------------------------------------===//
// A scalar, or a tensor or vector of it: what elementwise operations take
//===----------------------------------------------------------------------===//

class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate,
               ValueSemanticsContainerOf<[allowedType]>.predicate]>,
           name>;

def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike
    : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex,
                                    "signless-integer-like">;
def FloatLike
    : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<
          Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
          "signless-integer-or-index-like or floating-point-like">;

#endif // COMMON_TYPE_CONSTRAINTS_TD
