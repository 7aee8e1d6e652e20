import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REPLAYED_HEADER, type Answer } from './answer';

/** Ends the handling of a write that was done before: there is nothing left but to say so again. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: Answer) {
    super('answered before');
  }
}

/** Gives the first answer again, to the byte, and marks it as a repeat. */
@Catch(AnsweredBefore)
export class AnsweredBeforeFilter implements ExceptionFilter<AnsweredBefore> {
  catch({ answer: { status, headers, body } }: AnsweredBefore, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply
      .code(status)
      .headers({ ...headers, [REPLAYED_HEADER]: 'true' })
      .send(body === '' ? undefined : body);
  }
}
