interface UnreadPartsProps {
  readonly columns?: readonly string[];
  readonly sheets?: readonly { readonly name: string; readonly rows: number }[];
}

const MESSAGES = {
  columns: 'No leemos estas columnas:',
  sheets: 'No leemos estas hojas:',
  sheet: (name: string, rows: number) => `${name} (${rows} ${rows === 1 ? 'fila' : 'filas'})`,
} as const;

/** Names the ignored parts of a table, so that owners notice missing data. */
export function UnreadParts({ columns = [], sheets = [] }: UnreadPartsProps) {
  if (columns.length === 0 && sheets.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm text-ink-soft wrap-anywhere">
      {columns.length > 0 && (
        <p>
          {MESSAGES.columns} {columns.join(', ')}.
        </p>
      )}
      {sheets.length > 0 && (
        <p>
          {MESSAGES.sheets} {sheets.map(({ name, rows }) => MESSAGES.sheet(name, rows)).join(', ')}.
        </p>
      )}
    </div>
  );
}
