/** Parts of the design system read `navigator` at load time, and Node.js before version 21 does not have it. */
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { platform: '', userAgent: '' } });
}
