/** Entry of the device that holds the text size step. */
export const TEXT_KEY = 'cartaviva-text';
