import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../pipeline/errors/problem';
import { sendProblem } from '../../pipeline/errors/problem.filter';
import { toDomainError } from '../../pipeline/errors/to-domain-error';

const page = (title: string, sentence: string, way: string) => `<!doctype html>
<html lang="es-DO">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
        font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; color-scheme: light dark; }
    </style>
  </head>
  <body>
    <main>
      <h1>${sentence}</h1>
      <p>${way}</p>
    </main>
  </body>
</html>
`;

const TO_LOGIN = '<a href="/login?return=/admin/queues">Iniciar sesión</a>';
const HOME = '<a href="/">Volver al inicio</a>';

/** Explains denied access: as a page to browsers, and as a problem document to other clients. */
export function sendClosedDoor(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(error, request, reply);
  const { status, title, error: sentence } = problemOf(toDomainError(error), '', request.id);
  const html = page(title, sentence, status === 401 ? TO_LOGIN : HOME);
  void reply.code(status).type('text/html; charset=utf-8').send(html);
}
