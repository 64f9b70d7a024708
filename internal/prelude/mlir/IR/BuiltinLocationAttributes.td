//===- BuiltinLocationAttributes.td - Locations ------------*- tablegen -*-===//

#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"

// The textual forms are part of the language.
class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "An unspecified source location";
  let description = "Nobody knows: `loc(unknown)`.";
  let attrName = "builtin.unknown_loc";
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A file:line:column source location range";
  let description = [{
    A place in a file, or all from one place to another. The numbers start at 1.

    ```mlir
    loc("a.c":3:1)
    loc("a.c":3:1 to :9)
    loc("a.c":3:1 to 4:2)
    ```
  }];
  let attrName = "builtin.file_line_range";

  let parameters = (ins "StringAttr":$filename,
                        "unsigned":$start_line, "unsigned":$start_column,
                        "unsigned":$end_line, "unsigned":$end_column);
  // Only as many of the numbers are stored as are needed.
  let genStorageClass = 0;
  let genAccessors = 0;

  let skipDefaultBuilders = 1;
  let builders = [
    // A file; a line; a place.
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename), _native>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename,
                                        "unsigned":$line), _native>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename,
                                        "unsigned":$line,
                                        "unsigned":$column), _native>,
    AttrBuilder<(ins "::llvm::StringRef":$filename,
                     "unsigned":$start_line,
                     "unsigned":$start_column), _native>,
    // Part of a line; several lines.
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$filename,
                                        "unsigned":$line,
                                        "unsigned":$start_column,
                                        "unsigned":$end_column), _native>,
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$filename,
                                        "unsigned":$start_line,
                                        "unsigned":$start_column,
                                        "unsigned":$end_line,
                                        "unsigned":$end_column), _native>,
    AttrBuilder<(ins "::llvm::StringRef":$filename,
                     "unsigned":$start_line,
                     "unsigned":$start_column,
                     "unsigned":$end_line,
                     "unsigned":$end_column), _native>,
  ];
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A callsite source location";
  let description = [{
    A place in a function, and the place where that function was called.

    ```mlir
    loc(callsite("f" at "a.c":3:1))
    ```
  }];
  let attrName = "builtin.call_site_loc";

  let parameters = (ins "Location":$callee, "Location":$caller);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "Location":$callee,
                                        "Location":$caller), _native>,
    AttrBuilderWithInferredContext<(ins "Location":$name,
                                        "ArrayRef<Location>":$frames)>
  ];
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "A tuple of other source locations";
  let description = [{
    Where several things come from that have become one, and perhaps more about
    how they did.

    ```mlir
    loc(fused["a.c":3:1, "a.c":4:1])
    loc(fused<"CSE">["a.c":3:1, "a.c":4:1])
    ```
  }];
  let attrName = "builtin.fused_loc";

  let parameters = (ins ArrayRefParameter<"Location", "">:$locations,
                        "Attribute":$metadata);
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A named source location";
  let description = [{
    A name for a place, or for nothing that is known.

    ```mlir
    loc("x")
    loc("x"("a.c":3:1))
    ```
  }];
  let attrName = "builtin.name_loc";

  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$name,
                                        "Location":$childLoc), _native>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$name), _native>
  ];
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "An opaque source location";
  let description = [{
    A pointer to something outside, and the location to use where that cannot be
    understood. It is the latter that is printed.
  }];
  let attrName = "builtin.opaque_loc";

  let parameters = (ins "uintptr_t":$underlyingLocation,
                        "TypeID":$underlyingTypeID,
                        "Location":$fallbackLocation);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "uintptr_t":$underlyingLocation,
                                        "TypeID":$underlyingTypeID,
                                        "Location":$fallbackLocation), _native>
  ];
}

#endif // BUILTIN_LOCATION_ATTRIBUTES_TD
