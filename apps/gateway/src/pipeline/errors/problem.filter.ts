import type { ErrorCode } from '@cartaviva/contracts';
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage } from './asked-language';
import { problemAnswer } from './problem';
import { toDomainError } from './to-domain-error';

/** Request with its error code, for code that stores the response. The response itself may be an HTML page. */
export type RefusedRequest = FastifyRequest & { refusal?: ErrorCode };

const logger = new Logger('Problem');

/** Sends an error as a problem document. Logs internal errors and does not reveal them. */
export function sendProblem(error: unknown, request: RefusedRequest, reply: FastifyReply): void {
  const refusal = toDomainError(error);
  if (refusal.code === 'INTERNAL') logger.error({ err: error, requestId: request.id });
  if (reply.sent) return;
  request.refusal = refusal.code;
  const { status, headers, body } = problemAnswer(
    refusal,
    request.url,
    request.id,
    askedLanguage(request),
  );
  void reply.code(status).headers(headers).send(body);
}

/** The only place where an error becomes a response. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest(), http.getResponse());
  }
}
