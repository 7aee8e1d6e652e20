import { pino, type DestinationStream } from 'pino';

/** Destination of log lines. `flushSync` returns after all lines are written. */
export interface Output extends DestinationStream {
  flushSync(): void;
}

/**
 * Writes the lines of one turn of the event loop in one piece. Single writes would cost a busy process several times
 * as much as formatting the lines.
 */
export class BufferedLog implements Output {
  private readonly lines: string[] = [];

  constructor(private readonly output: Output) {}

  write(line: string): void {
    if (this.lines.push(line) === 1) setImmediate(() => this.handOn());
  }

  /** Writes the remaining lines of a process that exits and has no next turn. */
  flushSync(): void {
    this.handOn();
    this.output.flushSync();
  }

  private handOn(): void {
    if (this.lines.length > 0) this.output.write(this.lines.splice(0).join(''));
  }
}

let output: BufferedLog | undefined;

/** Standard output of the process. Buffered lines are flushed on exit. */
export function standardOutput(): Output {
  if (output) return output;
  const buffered = new BufferedLog(pino.destination({ dest: 1, sync: false }));
  process.once('exit', () => buffered.flushSync());
  return (output = buffered);
}
