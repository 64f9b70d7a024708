package cppgen

const dialectClass = `class $class : public ::mlir::$base {
  explicit $class(::mlir::MLIRContext *context);

  void initialize();
  friend class ::mlir::MLIRContext;
public:
  ~$class() override;
  static constexpr ::llvm::StringLiteral getDialectNamespace() {
    return ::llvm::StringLiteral("$name");
  }
`

const attributeHooks = `
  /// Parse an attribute registered to this dialect.
  ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                   ::mlir::Type type) const override;

  /// Print an attribute registered to this dialect.
  void printAttribute(::mlir::Attribute attr,
                      ::mlir::DialectAsmPrinter &os) const override;
`

const typeHooks = `
  /// Parse a type registered to this dialect.
  ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;

  /// Print a type registered to this dialect.
  void printType(::mlir::Type type,
                 ::mlir::DialectAsmPrinter &os) const override;
`

const canonicalizerHook = `
  /// Register canonicalization patterns.
  void getCanonicalizationPatterns(
      ::mlir::RewritePatternSet &results) const override;
`

const materializerHook = `
  /// Materialize a single constant operation from a given attribute value with
  /// the desired resultant type.
  ::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder,
                                         ::mlir::Attribute value,
                                         ::mlir::Type type,
                                         ::mlir::Location loc) override;
`

const operationAttrHook = `
    /// Provides a hook for verifying dialect attributes attached to the given
    /// op.
    ::llvm::LogicalResult verifyOperationAttribute(
        ::mlir::Operation *op, ::mlir::NamedAttribute attribute) override;
`

const regionArgAttrHook = `
    /// Provides a hook for verifying dialect attributes attached to the given
    /// op's region argument.
    ::llvm::LogicalResult verifyRegionArgAttribute(
        ::mlir::Operation *op, unsigned regionIndex, unsigned argIndex,
        ::mlir::NamedAttribute attribute) override;
`

const regionResultAttrHook = `
    /// Provides a hook for verifying dialect attributes attached to the given
    /// op's region result.
    ::llvm::LogicalResult verifyRegionResultAttribute(
        ::mlir::Operation *op, unsigned regionIndex, unsigned resultIndex,
        ::mlir::NamedAttribute attribute) override;
`

const interfaceFallbackHook = `
    /// Provides a hook for op interface.
    void *getRegisteredInterfaceForOp(mlir::TypeID interfaceID,
                                      mlir::OperationName opName) override;
`

const discardableHelper = `
    /// Helper to manage the discardable attribute ` + "`$name`" + `.
    class $helper {
      ::mlir::StringAttr name;
    public:
      static constexpr ::llvm::StringLiteral getNameStr() {
        return "$dialect.$name";
      }
      constexpr ::mlir::StringAttr getName() {
        return name;
      }

      $helper(::mlir::MLIRContext *ctx)
        : name(::mlir::StringAttr::get(ctx, getNameStr())) {}

     $type getAttr(::mlir::Operation *op) {
       return op->getAttrOfType<$type>(name);
     }
     void setAttr(::mlir::Operation *op, $type val) {
       op->setAttr(name, val);
     }
     bool isAttrPresent(::mlir::Operation *op) {
       return op->hasAttrOfType<$type>(name);
     }
     void removeAttr(::mlir::Operation *op) {
       assert(op->hasAttrOfType<$type>(name));
       op->removeAttr(name);
     }
   };
   $helper get$helper() {
     return $field;
   }
 private:
   $helper $field;
 public:
`

const dialectConstructor = `
$class::$class(::mlir::MLIRContext *context)
    : ::mlir::$base(getDialectNamespace(), context, ::mlir::TypeID::get<$class>())
    $fields
     {
`
