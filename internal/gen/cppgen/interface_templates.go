package cppgen

const lookUpBase = `      impl$name = interfaceMap.lookup<$base>();
      assert(impl$name && "` + "`$qualified` expected its base interface `$base`" + ` to be registered");
`

const interfaceModel = `  template<typename $concrete>
  class $model : public Concept {
  public:
    using Interface = $qualified;
    $model() : Concept{$methods} {}

`

const externalModel = `  template<typename ConcreteModel, typename $concrete>
  class ExternalModel : public FallbackModel<ConcreteModel> {
  public:
    using ConcreteEntity = $concrete;
`

const interfaceClass = `  };
};
template <typename $concrete>
struct $(class)Trait;

} // namespace detail
class $class : public ::mlir::$base<$class, detail::$traits> {
public:
  using ::mlir::$base<$class, detail::$traits>::$base;
  template <typename $concrete>
  struct Trait : public detail::$(class)Trait<$concrete> {};
`

const inheritedInterface = `  //===----------------------------------------------------------------===//
  // Inherited from $base
  //===----------------------------------------------------------------===//

  operator $base () const {
    if (!*this) return nullptr;
    return $base(*this, getImpl()->impl$name);
  }

`

const interfaceClassOf = `  static bool classof($type base) {
    auto* interface = getInterfaceFor(base);
    if (!interface)
      return false;
    $class odsInterfaceInstance(base, interface);
    $condition
  }
`

const interfaceTrait = `  template <typename $concrete>
  struct $(class)Trait : public ::mlir::$base<$class, detail::$traits>::Trait<$concrete> {
`

const dialectInterfaceClass = `class $class : public ::mlir::DialectInterface::Base<$class> {
public:
  $class(::mlir::Dialect *dialect) : Base(dialect) {}
  `
