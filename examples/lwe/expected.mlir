module {
  %0 = lwe.clear 2 : i8
  %1 = lwe.clear 3 : i8
  %2 = lwe.clear 4 : i8
  %3 = lwe.encode %0 {encoding = #lwe.encoding<offset = 24, width = 8>} : i8 to !lwe.plaintext<encoding = <offset = 24, width = 8>>
  %4 = lwe.encode %1 {encoding = #lwe.encoding<offset = 24, width = 8>} : i8 to !lwe.plaintext<encoding = <offset = 24, width = 8>>
  %5 = lwe.encrypt %3 : (!lwe.plaintext<encoding = <offset = 24, width = 8>>) -> !lwe.ciphertext<encoding = <offset = 24, width = 8>, params = <dimension = 512, modulus_bits = 32>> with #lwe.noise<bound = 3, params = <dimension = 512, modulus_bits = 32>>
  %6 = lwe.encrypt %4 : (!lwe.plaintext<encoding = <offset = 24, width = 8>>) -> !lwe.ciphertext<encoding = <offset = 24, width = 8>, params = <dimension = 512, modulus_bits = 32>>
  %7 = lwe.scale %6 by %2 : !lwe.ciphertext<encoding = <offset = 24, width = 8>, params = <dimension = 512, modulus_bits = 32>>, i8
  %8 = lwe.add %5, %7 : !lwe.ciphertext<encoding = <offset = 24, width = 8>, params = <dimension = 512, modulus_bits = 32>>
  %9 = lwe.repack %8 to <slot> : !lwe.ciphertext<encoding = <offset = 24, width = 8>, params = <dimension = 512, modulus_bits = 32>>
  %10 = lwe.decrypt %9 : (!lwe.ciphertext<encoding = <offset = 24, width = 8>, params = <dimension = 512, modulus_bits = 32>>) -> !lwe.plaintext<encoding = <offset = 24, width = 8>>
  %11 = lwe.decode %10 {encoding = #lwe.encoding<offset = 24, width = 8>} : (!lwe.plaintext<encoding = <offset = 24, width = 8>>) -> i8
  %12 = lwe.encrypt %3 : (!lwe.plaintext<encoding = <offset = 24, width = 8>>) -> !lwe.ciphertext<encoding = <offset = 24, width = 8>> with #lwe.noise<bound = 3>
  %13 = lwe.add %12, %12 {note = "twice"} : !lwe.ciphertext<encoding = <offset = 24, width = 8>>
}

