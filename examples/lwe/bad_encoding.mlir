// The attribute says that the integer is in the upper bits, the type that it is
// in the lower ones.

%x = lwe.clear 2 : i8
// expected-error@+1 {{'lwe.encode' op failed to verify that the first arg's type's encoding matches the given encoding}}
%p = lwe.encode %x {encoding = #lwe.encoding<offset = 24, width = 8>} : i8 to !lwe.plaintext<encoding = #lwe.encoding<offset = 0, width = 8>>
