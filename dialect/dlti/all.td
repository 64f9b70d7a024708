//===- DLTI.td - The dialect dlti --------------------------*- tablegen -*-===//

#ifndef MICA_DLTI
#define MICA_DLTI

include "mlir/Dialect/DLTI/DLTIBase.td"

#endif // MICA_DLTI
