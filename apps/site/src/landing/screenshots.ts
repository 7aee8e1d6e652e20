/** Diner page in both color schemes, created by `images/screenshots.mjs`. */
export const SCREENSHOTS = [
  { theme: 'light', src: new URL('./images/phone-light.avif', import.meta.url).pathname },
  { theme: 'dark', src: new URL('./images/phone-dark.avif', import.meta.url).pathname },
] as const;
