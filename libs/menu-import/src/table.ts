/** Cells of a table as text, line by line. */
export type Table = readonly (readonly string[])[];
