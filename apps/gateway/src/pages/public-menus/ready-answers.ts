import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody, Encoding } from '../../pipeline/encoded/encoded-body';
import { encodedHeaders, encodingFor, isKnown } from '../../pipeline/encoded/send-encoded';

type Headers = Readonly<Record<string, string>>;
/** The headers of a body by its encoding: names and values in turn, as Node writes them. */
type Lines = Partial<Record<Encoding | 'known', readonly string[]>>;

/**
 * Sends bodies from memory with headers that were worked out when the body was first sent so, past
 * what Fastify does for an answer that it does not know beforehand.
 */
export class ReadyAnswers {
  private readonly lines = new WeakMap<EncodedBody, Lines>();

  constructor(
    private readonly ofEveryAnswer: Headers,
    private readonly isDraining: () => boolean,
  ) {}

  /** Answers with the body, or 304 when the browser has it. `headersOf` tells the body's own headers. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    body: EncodedBody,
    headersOf: () => Headers,
  ): void {
    const { headers } = request;
    const stays = isKnown(body, headers['if-none-match']);
    const encoding = stays ? undefined : encodingFor(headers['accept-encoding']);
    const lines = [...this.linesOf(body, encoding, headersOf), 'x-request-id', request.id];
    if (this.isDraining()) lines.push('connection', 'close');
    const { raw } = reply.hijack();
    raw.writeHead(encoding ? 200 : 304, lines);
    raw.end(encoding && body[encoding]);
  }

  private linesOf(
    body: EncodedBody,
    encoding: Encoding | undefined,
    headersOf: () => Headers,
  ): readonly string[] {
    const known = this.lines.get(body) ?? {};
    if (!this.lines.has(body)) this.lines.set(body, known);
    return (known[encoding ?? 'known'] ??= Object.entries({
      ...this.ofEveryAnswer,
      ...headersOf(),
      ...encodedHeaders(body, encoding),
    }).flat());
  }
}
