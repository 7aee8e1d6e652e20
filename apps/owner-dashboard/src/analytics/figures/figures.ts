/** The figures behind a chart: what the chart draws, what its table shows and what is copied. */
export interface Figures {
  readonly caption: string;
  /** The first one heads the labels. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

export interface FigureRow {
  readonly label: string;
  readonly values: readonly (number | string)[];
}

/** The figures as spreadsheets take them when they are pasted: tabs between cells, plain numbers. */
export const asText = ({ columns, rows }: Figures): string =>
  [columns, ...rows.map(({ label, values }) => [label, ...values])]
    .map((cells) => cells.join('\t'))
    .join('\n');
