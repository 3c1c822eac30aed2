// The C side of the ONNX Runtime adapter.
