/** The diner page by day and by night, taken by `images/screenshots.mjs`. */
export const SCREENSHOTS = [
  { theme: 'light', src: new URL('./pictures/phone-light.avif', import.meta.url).pathname },
  { theme: 'dark', src: new URL('./pictures/phone-dark.avif', import.meta.url).pathname },
] as const;
