import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REPLAYED_HEADER, type Answer } from './answer';

/** Stops the handling of a repeated write, whose first response is replayed. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: Answer) {
    super('answered before');
  }
}

/** Replays the first response byte for byte and marks it as a repeat. */
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
