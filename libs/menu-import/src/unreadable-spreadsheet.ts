/** The file is not a readable table. `reason` is a Spanish sentence without its full stop. */
export class UnreadableSpreadsheet extends Error {
  constructor(
    readonly reason?: string,
    cause?: unknown,
  ) {
    super(reason ?? 'the file is no table', { cause });
    this.name = 'UnreadableSpreadsheet';
  }
}
