/** JSON that stands safely inside a script element: no text of an owner can close it. */
export const inScript = (json: string) => json.replace(/</g, '\\u003c');
