import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { QUEUES } from '@cartaviva/contracts';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../../pipeline/sessions/access.guard';
import { SessionStrategy } from '../../pipeline/sessions/session.strategy';
import { sendClosedDoor } from './closed-door';
import { FastifyAdapter } from '@bull-board/fastify';

type Routes = Parameters<FastifyAdapter['setApiRoutes']>[0];

class ReadOnlyBoard extends FastifyAdapter {
  override setApiRoutes(routes: Routes): this {
    super.setApiRoutes(routes.filter(({ method }) => method === 'get'));
    return this;
  }
}

const PATH = '/admin/queues';
/** Matches the external font of the board's page. */
const FOREIGN_STYLE = /<link href="https:[^>]+>/g;

/** Serves the queue board to administrators. It shows the names and states of jobs. Their data is encrypted. */
export async function serveQueueBoard(
  fastify: FastifyInstance,
  app: NestFastifyApplication,
): Promise<void> {
  const session = app.get(SessionStrategy, { strict: false });
  const queues = Object.values(QUEUES).map((name) =>
    app.get<Queue>(getQueueToken(name), { strict: false }),
  );
  const board = new ReadOnlyBoard().setBasePath(PATH);
  createBullBoard({
    serverAdapter: board,
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    options: { uiConfig: { boardTitle: 'CartaViva', locale: { lng: 'es-ES' } } },
  });
  await fastify.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        try {
          requireAccess('admin', await session.find(request));
        } catch (error) {
          sendClosedDoor(error, request, reply);
          return reply;
        }
      });
      scope.addHook('onSend', async (_request, _reply, body) =>
        typeof body === 'string' ? body.replace(FOREIGN_STYLE, '') : body,
      );
      await scope.register(board.registerPlugin());
    },
    { prefix: PATH },
  );
}
