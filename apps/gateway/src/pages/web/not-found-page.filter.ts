import { DomainError } from '@cartaviva/contracts';
import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../pipeline/errors/problem.filter';
import { answerOtherMethods } from '../../pipeline/requests/allowed-methods';
import { pathOf } from './path-of';
import { SiteDocuments } from './site-documents';
import { isOfApi } from '../../pipeline/requests/is-of-api';

const HTML = 'text/html; charset=utf-8';

/** Browsers get a page with links to follow. Other clients get a problem document. */
const isForAPerson = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !isOfApi(url) &&
  headers.accept?.includes('text/html') === true;

/** Sends the "not found" page to browsers and a problem document to other clients. */
export async function answerNothing(
  error: unknown,
  documents: Pick<SiteDocuments, 'notFound'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    if (!isForAPerson(request)) throw error;
    const page = await documents.notFound(pathOf(request));
    void reply.code(404).type(HTML).header('cache-control', 'no-cache').send(page);
  } catch (failure) {
    sendProblem(failure, request, reply);
  }
}

/** Refuses paths with two slashes, because the static file handler would look for files there. */
export function refuseDoubleSlashes(
  fastify: FastifyInstance,
  documents: () => Pick<SiteDocuments, 'notFound'>,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.url.split('?', 1)[0]!.includes('//')) return done();
    void answerNothing(new DomainError('NOT_FOUND'), documents(), request, reply);
  });
}

/** Handles addresses without a route or page. Nothing else throws Nest's NotFoundException. */
@Catch(NotFoundException)
export class NotFoundPageFilter implements ExceptionFilter {
  constructor(private readonly documents: SiteDocuments) {}

  catch(_: NotFoundException, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (answerOtherMethods(request, reply)) return Promise.resolve();
    return answerNothing(new DomainError('NOT_FOUND'), this.documents, request, reply);
  }
}
