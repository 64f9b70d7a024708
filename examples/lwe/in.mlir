// An encrypted 2 + 3 * 4.

#byte = #lwe.encoding<offset = 24, width = 8>
#small = #lwe.params<dimension = 512, modulus_bits = 32>
!plain = !lwe.plaintext<encoding = #byte>
!cipher = !lwe.ciphertext<encoding = #byte, params = #small>

%two = lwe.clear 2 : i8
%three = lwe.clear 3 : i8
%four = lwe.clear 4 : i8

%p0 = lwe.encode %two {encoding = #byte} : i8 to !plain
%p1 = lwe.encode %three {encoding = #byte} : i8 to !plain
%c0 = lwe.encrypt %p0 : (!plain) -> !cipher with #lwe.noise<bound = 3, params = #small>
%c1 = lwe.encrypt %p1 : (!plain) -> !cipher

%c2 = lwe.scale %c1 by %four : !cipher, i8
%c3 = lwe.add %c0, %c2 : !cipher
%c4 = lwe.repack %c3 to <slot> : !cipher

%p2 = lwe.decrypt %c4 : (!cipher) -> !plain
%sum = lwe.decode %p2 {encoding = #byte} : (!plain) -> i8

// The parameters of a ciphertext, and those of a noise, may be left open.
!open = !lwe.ciphertext<encoding = #byte>
%c5 = lwe.encrypt %p0 : (!plain) -> !open with #lwe.noise<bound = 3>
%c6 = lwe.add %c5, %c5 {note = "twice"} : !open
