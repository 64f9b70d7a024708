//===- PassBase.td - Defining passes -----------------------*- tablegen -*-===//

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// What can be set from outside: a member of the pass's C++ class, by its name
// on the command line. Without a default, it starts with its type's.
class Option<string varName, string arg, string valueType, string default,
             string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  // Further arguments for the constructor of the C++ option.
  string additionalOptFlags = additionalFlags;
}

// Any number of values, with commas between them.
class ListOption<string varName, string arg, string valueType, string desc,
                 string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// What the pass counts.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

class PassBase<string passArg, string base> {
  // The name in a textual pipeline.
  string argument = passArg;
  string baseClass = base;
  string summary = "";
  string description = "";
  // An expression that makes the pass; by default one is generated.
  code constructor = "";
  // C++ names of the dialects of which the pass may make something.
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// Runs on operations of the C++ class `operation`, or on any.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// Runs on operations with an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE
