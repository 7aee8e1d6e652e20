import type { ErrorCode } from '@cartaviva/contracts';
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage } from './asked-language';
import { problemAnswer } from './problem';
import { toDomainError } from './to-domain-error';

/** A request with what it was refused as, for who stores its answer: the answer tells people alone. */
export type RefusedRequest = FastifyRequest & { refusal?: ErrorCode };

const logger = new Logger('Problem');

/** Answers with the problem that an error is, and keeps for ourselves what nobody else may know. */
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

/** The one place where an error becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest(), http.getResponse());
  }
}
