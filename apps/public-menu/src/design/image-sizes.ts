/** Value of the `sizes` attribute for an item's photo. Every design shows it in a square of `--photo`. */
export const IMAGE_SIZES = '(min-width:40rem) 8rem, 96px';
