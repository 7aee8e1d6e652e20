import { pino, type DestinationStream } from 'pino';

/** Where lines go in the end: `flushSync` returns when everything has got there. */
export interface Output extends DestinationStream {
  flushSync(): void;
}

/**
 * Hands on the lines of one turn of the event loop as one piece: handed on one by one, they cost a busy
 * process several times what it costs to put them into words.
 */
export class BufferedLog implements Output {
  private readonly lines: string[] = [];

  constructor(private readonly output: Output) {}

  write(line: string): void {
    if (this.lines.push(line) === 1) setImmediate(() => this.handOn());
  }

  /** For a process that ends, which has no next turn. */
  flushSync(): void {
    this.handOn();
    this.output.flushSync();
  }

  private handOn(): void {
    if (this.lines.length > 0) this.output.write(this.lines.splice(0).join(''));
  }
}

let output: BufferedLog | undefined;

/** The process's standard output; what is still gathered when it ends leaves with it. */
export function standardOutput(): Output {
  if (output) return output;
  const buffered = new BufferedLog(pino.destination({ dest: 1, sync: false }));
  process.once('exit', () => buffered.flushSync());
  return (output = buffered);
}
