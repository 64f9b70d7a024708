package cppgen

const bitOperators = `
inline constexpr $enum operator|($enum a, $enum b) {
  return static_cast<$enum>(static_cast<$underlying>(a) | static_cast<$underlying>(b));
}
inline constexpr $enum operator&($enum a, $enum b) {
  return static_cast<$enum>(static_cast<$underlying>(a) & static_cast<$underlying>(b));
}
inline constexpr $enum operator^($enum a, $enum b) {
  return static_cast<$enum>(static_cast<$underlying>(a) ^ static_cast<$underlying>(b));
}
inline constexpr $enum &operator|=($enum &a, $enum b) {
    return a = a | b;
}
inline constexpr $enum &operator&=($enum &a, $enum b) {
    return a = a & b;
}
inline constexpr $enum &operator^=($enum &a, $enum b) {
    return a = a ^ b;
}
inline constexpr $enum operator~($enum bits) {
  // Ensure only bits that can be present in the enum are set
  return static_cast<$enum>(~static_cast<$underlying>(bits) & static_cast<$underlying>($(bits)u));
}
inline constexpr bool bitEnumContainsAll($enum bits, $enum bit) {
  return (bits & bit) == bit;
}
inline constexpr bool bitEnumContainsAny($enum bits, $enum bit) {
  return (static_cast<$underlying>(bits) & static_cast<$underlying>(bit)) != 0;
}
inline constexpr $enum bitEnumClear($enum bits, $enum bit) {
  return bits & ~bit;
}
inline constexpr $enum bitEnumSet($enum bits, $enum bit, /*optional*/bool value=true) {
  return value ? (bits | bit) : bitEnumClear(bits, bit);
}
  `

const enumTemplates = `
inline $stringType stringifyEnum($enum enumValue) {
  return $toString(enumValue);
}

template <typename EnumType>
::std::optional<EnumType> symbolizeEnum(::llvm::StringRef);

template <>
inline ::std::optional<$enum> symbolizeEnum<$enum>(::llvm::StringRef str) {
  return $fromString(str);
}
`

const enumAttrClass = `
class $attr : public ::mlir::IntegerAttr {
public:
  using ValueType = $enum;
  using ::mlir::IntegerAttr::IntegerAttr;
  static bool classof(::mlir::Attribute attr);
  static $attr get(::mlir::MLIRContext *context, $enum val);
  $enum getValue() const;
};
`

const fieldParser = `namespace mlir {
template <typename T, typename>
struct FieldParser;

template<>
struct FieldParser<$qualified, $qualified> {
  template <typename ParserT>
  static FailureOr<$qualified> parse(ParserT &parser) {
    // Parse the keyword/string containing the enum.
    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword)))
      return parser.emitError(loc, "expected keyword for $summary");

    // Symbolize the keyword.
    if (::std::optional<$qualified> attr = $ns::symbolizeEnum<$qualified>(enumKeyword))
      return *attr;
    return parser.emitError(loc, "expected one of [$cases] for $summary, got: ") << enumKeyword;
  }
};

/// Support for std::optional, useful in attribute/type definition where the enum is
/// used as:
///
///    let parameters = (ins OptionalParameter<"std::optional<TheEnumName>">:$(D)value);
template<>
struct FieldParser<std::optional<$qualified>, std::optional<$qualified>> {
  template <typename ParserT>
  static FailureOr<std::optional<$qualified>> parse(ParserT &parser) {
    // Parse the keyword/string containing the enum.
    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword)))
      return std::optional<$qualified>{};

    // Symbolize the keyword.
    if (::std::optional<$qualified> attr = $ns::symbolizeEnum<$qualified>(enumKeyword))
      return attr;
    return parser.emitError(loc, "expected one of [$cases] for $summary, got: ") << enumKeyword;
  }
};
} // namespace mlir

`

const bitFieldParser = `  namespace mlir {
  template <typename T, typename>
  struct FieldParser;

  template<>
  struct FieldParser<$qualified, $qualified> {
    template <typename ParserT>
    static FailureOr<$qualified> parse(ParserT &parser) {
      $qualified flags = {};
      do {
        // Parse the keyword containing a part of the enum.
        ::llvm::StringRef enumKeyword;
        auto loc = parser.getCurrentLocation();
        if (failed(parser.parseOptionalKeyword(&enumKeyword))) {
          return parser.emitError(loc, "expected keyword for $summary");
        }

        // Symbolize the keyword.
        if (::std::optional<$qualified> flag = $ns::symbolizeEnum<$qualified>(enumKeyword)) {
          flags = flags | *flag;
        } else {
          return parser.emitError(loc, "expected one of [$cases] for $summary, got: ") << enumKeyword;
        }
      } while (::mlir::succeeded(parser.$parse()));
      return flags;
    }
  };

  /// Support for std::optional, useful in attribute/type definition where the enum is
  /// used as:
  ///
  ///    let parameters = (ins OptionalParameter<"std::optional<TheEnumName>">:$(D)value);
  template<>
  struct FieldParser<std::optional<$qualified>, std::optional<$qualified>> {
    template <typename ParserT>
    static FailureOr<std::optional<$qualified>> parse(ParserT &parser) {
      $qualified flags = {};
      bool firstIter = true;
      do {
        // Parse the keyword containing a part of the enum.
        ::llvm::StringRef enumKeyword;
        auto loc = parser.getCurrentLocation();
        if (failed(parser.parseOptionalKeyword(&enumKeyword))) {
          if (firstIter)
            return std::optional<$qualified>{};
          return parser.emitError(loc, "expected keyword for $summary after '$separator'");
        }
        firstIter = false;

        // Symbolize the keyword.
        if (::std::optional<$qualified> flag = $ns::symbolizeEnum<$qualified>(enumKeyword)) {
          flags = flags | *flag;
        } else {
          return parser.emitError(loc, "expected one of [$cases] for $summary, got: ") << enumKeyword;
        }
      } while(::mlir::succeeded(parser.$parse()));
      return std::optional<$qualified>{flags};
    }
  };
  } // namespace mlir

  namespace llvm {
  inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &p, $qualified value) {
    auto valueStr = stringifyEnum(value);
`

const quoteSeveralBits = `  auto underlyingValue = static_cast<std::make_unsigned_t<$qualified>>(value);
  if (underlyingValue && !llvm::has_single_bit(underlyingValue))
    return p << '"' << valueStr << '"';
`

const denseMapInfo = `namespace llvm {
template<> struct DenseMapInfo<$qualified> {
  using StorageInfo = ::llvm::DenseMapInfo<$stored>;

  static inline $qualified getEmptyKey() {
    return static_cast<$qualified>(StorageInfo::getEmptyKey());
  }

  static inline $qualified getTombstoneKey() {
    return static_cast<$qualified>(StorageInfo::getTombstoneKey());
  }

  static unsigned getHashValue(const $qualified &val) {
    return StorageInfo::getHashValue(static_cast<$stored>(val));
  }

  static bool isEqual(const $qualified &lhs, const $qualified &rhs) {
    return lhs == rhs;
  }
};
}

`

const bitsToString = `$stringType $toString($enum symbol) {
  auto val = static_cast<$underlying>(symbol);
  assert($(bits)u == ($(bits)u | val) && "invalid bits set in bit enum");
`

const splitBits = `  ::llvm::SmallVector<::llvm::StringRef, 2> symbols;
  str.split(symbols, "$trimmed");

  $underlying val = 0;
  for (auto symbol : symbols) {
    auto bit = llvm::StringSwitch<::std::optional<$underlying>>(symbol.trim())
`

const joinBits = `      .Default(::std::nullopt);
    if (bit) { val |= *bit; } else { return ::std::nullopt; }
  }
  return static_cast<$enum>(val);
}

`

const enumAttrFunctions = `bool $attr::classof(::mlir::Attribute attr) {
  return $condition;
}
$attr $attr::get(::mlir::MLIRContext *context, $enum val) {
  ::mlir::IntegerType intType = ::mlir::IntegerType::get(context, $width);
  ::mlir::IntegerAttr baseAttr = ::mlir::IntegerAttr::get(intType, static_cast<$underlying>(val));
  return ::llvm::cast<$attr>(baseAttr);
}
$enum $attr::getValue() const {
  return static_cast<$enum>(::mlir::IntegerAttr::getValue().getZExtValue());
}
`
