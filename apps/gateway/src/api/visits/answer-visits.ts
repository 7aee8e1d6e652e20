import { DomainError, VISITOR } from '@cartaviva/contracts';
import { isTraced } from '@cartaviva/tracing';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NEWEST_API_VERSION, VERSION_HEADER } from '../../pipeline/api-versions/api-version';
import { problemAnswer } from '../../pipeline/errors/problem';
import { toDomainError } from '../../pipeline/errors/to-domain-error';
import type { ClientLimits } from '../../pipeline/limits/client-limits';
import { rateLimitHeaders } from '../../pipeline/limits/rate-limit-headers';
import { forwardedAddress } from '../../pipeline/requests/client-network';
import type { ObservedHits } from '../../pipeline/requests/observed-hits';
import type { AnswerFirst } from '../../pipeline/requests/open-sockets';
import { requestIdFrom } from '../../pipeline/requests/request-id';
import { isOurOrigin } from '../../pipeline/security/foreign-writes';
import { countedVisit } from './counted-visit';
import type { CountedVisitors } from './counted-visitors';
import { plainVisitOf, visitIn, type PlainVisit } from './plain-visit';
import type { VisitBatches } from './visit-batches';

const ROUTE = '/api/menu-visits';

interface Counting {
  readonly limits: Pick<ClientLimits, 'count'>;
  readonly visitors: Pick<CountedVisitors, 'admit'>;
  readonly batches: Pick<VisitBatches, 'add'>;
  readonly hits: Pick<ObservedHits, 'count'>;
  readonly isDraining: () => boolean;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Counts a diner's visit like `VisitsController`, but before Fastify, whose hooks do not affect a visit from our own
 * pages without a cookie and take most of the time. Any other request goes on to the controller with its body unread.
 */
export function answerVisits(counting: Counting): AnswerFirst {
  const ours = isOurOrigin(counting.publicUrl);
  const headers = {
    ...counting.headers,
    [VERSION_HEADER]: NEWEST_API_VERSION,
    'cache-control': 'no-store',
  };

  async function answer(request: IncomingMessage, response: ServerResponse, plain: PlainVisit) {
    const began = performance.now();
    const address = forwardedAddress(
      request.socket.remoteAddress ?? '',
      plain.forwardedFor,
      counting.trustedProxies,
    );
    // The parser makes a body available only in the next microtask, even if it arrived together with the headers.
    await Promise.resolve();
    const body = request.read() as Buffer | null;
    const visit = body?.length === plain.length ? visitIn(body) : undefined;
    if (!visit) {
      if (body) request.unshift(body);
      return false;
    }
    request.resume();
    const requestId = requestIdFrom(plain.requestId);
    const said: Record<string, string> = { 'x-request-id': requestId };
    const refusal = await count(visit, { headers: plain.headers, ip: address }, said).then(
      () => undefined,
      toDomainError,
    );
    const status = send(response, { said, requestId, refusal });
    counting.hits.count({ method: 'POST', route: ROUTE, status, requestId, began });
    return true;
  }

  async function count(
    visit: NonNullable<ReturnType<typeof visitIn>>,
    sender: Parameters<typeof countedVisit>[1],
    said: Record<string, string>,
  ): Promise<void> {
    const now = new Date();
    const report = (limit: Parameters<typeof rateLimitHeaders>[0]) =>
      void Object.assign(said, rateLimitHeaders(limit));
    await counting.limits.count('visit', { address: sender.ip, actor: VISITOR }, report);
    const counted = countedVisit(visit, sender, now);
    if (!counted) return;
    if (await counting.visitors.admit(visit, sender.ip, now)) await counting.batches.add(counted);
  }

  function send(
    response: ServerResponse,
    {
      said,
      requestId,
      refusal,
    }: { said: object; requestId: string; refusal?: DomainError | undefined },
  ): number {
    const closing = counting.isDraining() ? { connection: 'close' } : {};
    if (!refusal) {
      response.writeHead(202, { ...headers, ...said, ...closing, 'content-length': 0 }).end();
      return 202;
    }
    const problem = problemAnswer(refusal, ROUTE, requestId);
    const length = { 'content-length': Buffer.byteLength(problem.body) };
    response
      .writeHead(problem.status, { ...headers, ...said, ...closing, ...problem.headers, ...length })
      .end(problem.body);
    return problem.status;
  }

  return (request, response) => {
    if (request.method !== 'POST' || request.url !== ROUTE) return false;
    // Traced requests must pass through the framework.
    if (counting.isDraining() || isTraced()) return false;
    const plain = plainVisitOf(request.rawHeaders, ours);
    return plain !== undefined && answer(request, response, plain);
  };
}
