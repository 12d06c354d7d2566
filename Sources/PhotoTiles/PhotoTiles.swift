// Whoever shows pictures also sees why one cannot be decoded, and says what decoding may cost.
@_exported import PhotoDecoding
