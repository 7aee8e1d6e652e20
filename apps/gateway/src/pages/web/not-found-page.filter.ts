import { DomainError } from '@cartaviva/contracts';
import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../pipeline/errors/problem.filter';
import { pathOf } from './path-of';
import { SiteDocuments } from './site-documents';
import { isOfApi } from '../../pipeline/requests/is-of-api';

const HTML = 'text/html; charset=utf-8';

/** People get a page that leads on from an address that is nobody's; programs get the problem. */
const isForAPerson = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !isOfApi(url) &&
  headers.accept?.includes('text/html') === true;

/** Addresses without a route, or without a page: nothing else throws Nest's own NotFoundException. */
@Catch(NotFoundException)
export class NotFoundPageFilter implements ExceptionFilter {
  constructor(private readonly documents: SiteDocuments) {}

  async catch(_: NotFoundException, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    try {
      if (!isForAPerson(request)) throw new DomainError('NOT_FOUND');
      await this.showPage(request, reply.code(404));
    } catch (error) {
      sendProblem(error, request, reply);
    }
  }

  private async showPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await this.documents.notFound(pathOf(request));
    void reply.type(HTML).header('cache-control', 'no-cache').send(page);
  }
}
