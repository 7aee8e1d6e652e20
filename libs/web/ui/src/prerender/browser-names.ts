/** What parts of the design system ask of the browser as they load; Node before 21 knows no such name. */
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { platform: '', userAgent: '' } });
}
