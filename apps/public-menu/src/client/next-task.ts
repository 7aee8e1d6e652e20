/**
 * Lets the browser draw and answer a touch before more is done: what takes a slow phone longer than 50 ms at a
 * stretch is felt.
 */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));
