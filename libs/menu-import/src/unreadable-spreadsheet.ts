/** Nobody can read the file as a table; `reason` says why in the owner's words, without its full stop. */
export class UnreadableSpreadsheet extends Error {
  constructor(
    readonly reason?: string,
    cause?: unknown,
  ) {
    super(reason ?? 'the file is no table', { cause });
    this.name = 'UnreadableSpreadsheet';
  }
}
