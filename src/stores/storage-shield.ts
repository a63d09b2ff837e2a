/**
 * For the EmailJS SDK, which reads `localStorage` when it is loaded. Where storage is forbidden,
 * that throws.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
