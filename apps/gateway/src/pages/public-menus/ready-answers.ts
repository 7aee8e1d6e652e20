import type { DomainError } from '@cartaviva/contracts';
import type { ServerResponse } from 'node:http';
import type { EncodedBody, Encoding } from '../../pipeline/encoded/encoded-body';
import { encodedHeaders, encodingFor, isKnown } from '../../pipeline/encoded/send-encoded';
import { problemAnswer } from '../../pipeline/errors/problem';
import type { ObservedHits } from '../../pipeline/requests/observed-hits';
import { requestIdFrom } from '../../pipeline/requests/request-id';
import { MessageHeads } from './message-heads';
import type { PlainRead } from './plain-read';

type Headers = Readonly<Record<string, string>>;
/** Headers of a body by encoding: names and values in turn, as Node writes them. */
type Lines = Partial<Record<Encoding | 'known', readonly string[]>>;

export interface ReadyAnswer {
  readonly route: string;
  readonly body: EncodedBody;
  readonly headersOf: () => Headers;
}

export interface Refused extends Pick<ReadyAnswer, 'route' | 'headersOf'> {
  readonly url: string;
  readonly refusal: DomainError;
}

/** Sends cached bodies. Headers are computed when a body is first sent with an encoding. */
export class ReadyAnswers {
  private readonly lines = new WeakMap<EncodedBody, Lines>();
  private readonly heads = new MessageHeads();

  constructor(
    private readonly ofEveryAnswer: Headers,
    private readonly isDraining: () => boolean,
    private readonly hits: ObservedHits,
  ) {}

  /**
   * Sends the body, or 304 if the browser has it.
   * @param began start of the request on the process clock, in milliseconds
   * @returns false while the gateway drains, so that the framework answers and closes the connection
   */
  send(
    read: PlainRead,
    response: ServerResponse,
    answer: ReadyAnswer,
    began = performance.now(),
  ): boolean {
    if (this.isDraining()) return false;
    const stays = isKnown(answer.body, read.ifNoneMatch);
    const encoding = stays ? undefined : encodingFor(read.acceptEncoding);
    const requestId = requestIdFrom(read.requestId);
    const status = encoding ? 200 : 304;
    const headers = this.linesOf(answer, encoding);
    const body = encoding && answer.body[encoding];
    this.heads.send(response, { status, headers, requestId, body });
    this.hits.count({ route: answer.route, status, requestId, began });
    return true;
  }

  /** Sends a problem document. Returns false like `send`. */
  refuse(read: PlainRead, response: ServerResponse, refused: Refused, began: number): boolean {
    if (this.isDraining()) return false;
    const requestId = requestIdFrom(read.requestId);
    const { status, headers, body } = problemAnswer(refused.refusal, refused.url, requestId);
    response.writeHead(status, {
      ...this.ofEveryAnswer,
      ...refused.headersOf(),
      ...headers,
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
    });
    response.end(body);
    this.hits.count({ route: refused.route, status, requestId, began });
    return true;
  }

  private linesOf(
    { body, headersOf }: ReadyAnswer,
    encoding: Encoding | undefined,
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
