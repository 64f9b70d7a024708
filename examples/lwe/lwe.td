//===- lwe.td - A dialect of encrypted integers ---------------*- tablegen -*-===//
//
// Integers are encoded into plaintexts, which are encrypted into ciphertexts. How
// is part of the types, in attributes.
//
//===----------------------------------------------------------------------===//

#ifndef LWE_TD
#define LWE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def LWE_Dialect : Dialect {
  let name = "lwe";
  let cppNamespace = "::lwe";
  let summary = "Computing on integers that stay encrypted";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class LWE_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<LWE_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}

def LWE_Encoding : LWE_Attr<"Encoding", "encoding"> {
  let summary = "Which bits of a plaintext are the integer";
  let parameters = (ins "unsigned":$offset, "unsigned":$width);
}

def LWE_Params : LWE_Attr<"Params", "params"> {
  let summary = "How many numbers make up a ciphertext, and how large they are";
  let parameters = (ins "unsigned":$dimension, "unsigned":$modulus_bits);
}

// The bound of the error in a ciphertext, and the parameters that it is for.
def LWE_Noise : LWE_Attr<"Noise", "noise"> {
  let summary = "How far a ciphertext may be off";
  let parameters = (ins "unsigned":$bound,
                        OptionalParameter<"::lwe::ParamsAttr">:$params);
}

def LWE_Packing : I32EnumAttr<"Packing", "where several integers are put", [
    I32EnumAttrCase<"Coefficient", 0, "coefficient">,
    I32EnumAttrCase<"Slot", 1, "slot">]> {
  let cppNamespace = "::lwe";
  let genSpecializedAttr = 0;
}
def LWE_PackingAttr : EnumAttr<LWE_Dialect, LWE_Packing, "packing"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class LWE_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LWE_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}

def LWE_Plaintext : LWE_Type<"Plaintext", "plaintext"> {
  let summary = "An encoded integer";
  let parameters = (ins "::lwe::EncodingAttr":$encoding);
}

def LWE_Ciphertext : LWE_Type<"Ciphertext", "ciphertext"> {
  let summary = "An encrypted integer";
  let parameters = (ins "::lwe::EncodingAttr":$encoding,
                        OptionalParameter<"::lwe::ParamsAttr">:$params);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class LWE_Op<string mnemonic, list<Trait> traits = [],
             Dialect dialect = LWE_Dialect>
    : Op<dialect, mnemonic, traits # [Pure]> {
  let cppNamespace = dialect.cppNamespace;
}

// The type of the plaintext `arg` says what the attribute says.
class EncodingsMatch<string arg, string attr,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<"the first arg's type's encoding matches the given encoding",
                  CPred<comparator # "(::llvm::cast<lwe::PlaintextType>($" #
                        arg # ".getType()).getEncoding(), $" # attr # ")">>;

def ClearOp : LWE_Op<"clear", [AllTypesMatch<["value", "output"]>]> {
  let summary = "A known integer";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnySignlessInteger:$output);
  let assemblyFormat = "$value attr-dict";
}

def EncodeOp : LWE_Op<"encode", [EncodingsMatch<"output", "encoding">]> {
  let summary = "An integer as a plaintext";
  let arguments = (ins AnySignlessInteger:$input, LWE_Encoding:$encoding);
  let results = (outs LWE_Plaintext:$output);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `to` qualified(type($output))";
}

def DecodeOp : LWE_Op<"decode", [EncodingsMatch<"input", "encoding">]> {
  let summary = "A plaintext as an integer";
  let arguments = (ins LWE_Plaintext:$input, LWE_Encoding:$encoding);
  let results = (outs AnySignlessInteger:$output);
  let assemblyFormat =
      "$input attr-dict `:` functional-type($input, $output)";
}

def EncryptOp : LWE_Op<"encrypt"> {
  let summary = "A plaintext as a ciphertext";
  let arguments = (ins LWE_Plaintext:$input, OptionalAttr<LWE_Noise>:$noise);
  let results = (outs LWE_Ciphertext:$output);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
    (`with` qualified($noise)^)?
  }];
}

def DecryptOp : LWE_Op<"decrypt"> {
  let summary = "A ciphertext as a plaintext";
  let arguments = (ins LWE_Ciphertext:$input);
  let results = (outs LWE_Plaintext:$output);
  let assemblyFormat =
      "$input attr-dict `:` functional-type(operands, results)";
}

def AddOp : LWE_Op<"add", [
    Commutative, AllTypesMatch<["lhs", "rhs", "output"]>]> {
  let summary = "The sum of two ciphertexts";
  let arguments = (ins LWE_Ciphertext:$lhs, LWE_Ciphertext:$rhs);
  let results = (outs LWE_Ciphertext:$output);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` qualified(type($output))";
}

def ScaleOp : LWE_Op<"scale", [AllTypesMatch<["input", "output"]>]> {
  let summary = "The product of a ciphertext and an integer";
  let arguments = (ins LWE_Ciphertext:$input, AnySignlessInteger:$factor);
  let results = (outs LWE_Ciphertext:$output);
  let assemblyFormat = [{
    $input `by` $factor attr-dict `:` qualified(type($input)) `,` type($factor)
  }];
}

def RepackOp : LWE_Op<"repack", [AllTypesMatch<["input", "output"]>]> {
  let summary = "The same integers in other places";
  let arguments = (ins LWE_Ciphertext:$input, LWE_PackingAttr:$packing);
  let results = (outs LWE_Ciphertext:$output);
  let assemblyFormat =
      "$input `to` $packing attr-dict `:` qualified(type($input))";
}

#endif // LWE_TD
