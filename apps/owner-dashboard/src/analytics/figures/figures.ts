/** Figures of a chart. The chart, its table and the copied text all use them. */
export interface Figures {
  readonly caption: string;
  /** The first column contains the labels. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

export interface FigureRow {
  readonly label: string;
  readonly values: readonly (number | string)[];
}

/** Formats the figures for pasting into a spreadsheet, with tabs between cells and unformatted numbers. */
export const asText = ({ columns, rows }: Figures): string =>
  [columns, ...rows.map(({ label, values }) => [label, ...values])]
    .map((cells) => cells.join('\t'))
    .join('\n');
