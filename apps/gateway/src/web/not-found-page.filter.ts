import { DomainError } from '@cartaviva/contracts';
import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/problem.filter';

/** People get the shell's 404 screen for an address that is nobody's; programs get the problem. */
const isForAPerson = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  headers.accept?.includes('text/html') === true;

/** Addresses without a route: nothing else throws Nest's own NotFoundException. */
@Catch(NotFoundException)
export class NotFoundPageFilter implements ExceptionFilter {
  catch(_: NotFoundException, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (isForAPerson(request)) void reply.code(404).sendFile('index.html');
    else sendProblem(new DomainError('NOT_FOUND'), request, reply);
  }
}
