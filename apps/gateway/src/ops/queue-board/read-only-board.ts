import { FastifyAdapter } from '@bull-board/fastify';

type Routes = Parameters<FastifyAdapter['setApiRoutes']>[0];

/** The queue board without the routes that change anything. */
export class ReadOnlyBoard extends FastifyAdapter {
  override setApiRoutes(routes: Routes): this {
    super.setApiRoutes(routes.filter(({ method }) => method === 'get'));
    return this;
  }
}
