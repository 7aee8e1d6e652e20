/**
 * Lets the browser draw and handle input before more work is done. Users notice tasks that take longer than 50 ms.
 */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));
