/**
 * Una pantalla de cocina que muestra los platos agotados y se entera de los cambios por webhook:
 *
 *     node kitchen-screen.js https://cocina.example/avisos
 *
 * La dirección es la de este programa vista desde internet; el programa escucha en PORT. La clave
 * necesita los permisos menus:read y webhooks.
 */
import { createServer, type IncomingMessage } from 'node:http';
import {
  all,
  createClient,
  unwrap,
  verifyWebhook,
  WebhookVerificationError,
  type Schema,
  type WebhookEvent,
} from '@cartaviva/sdk';

const [url] = process.argv.slice(2);
if (!url) {
  console.error('Uso: kitchen-screen DIRECCIÓN');
  process.exit(2);
}

const cartaViva = createClient({
  apiKey: process.env['CARTAVIVA_KEY'],
  baseUrl: process.env['CARTAVIVA_URL'] ?? 'https://cartaviva.do',
});

/** Los platos agotados, por su id. */
const soldOut = new Map<string, Schema<'ItemView'>>();

function show(item: Schema<'ItemView'>, isSoldOut = !item.isAvailable): void {
  if (isSoldOut === soldOut.has(item.id)) return;
  if (isSoldOut) soldOut.set(item.id, item);
  else soldOut.delete(item.id);
  console.log(`${isSoldOut ? 'Agotado' : 'Disponible'}: ${item.name}`);
}

async function readMenu(menuId: string): Promise<void> {
  const params = { path: { menuId } };
  for await (const item of all(cartaViva, '/api/menus/{menuId}/items', { params })) show(item);
}

async function take(event: WebhookEvent): Promise<void> {
  if (event.type !== 'menu.changed') return;
  // Cambió más de lo que cabe en un aviso: se lee el menú de nuevo.
  if (event.data.isPartial) await readMenu(event.data.menuId);
  for (const change of event.data.events) {
    if (change.type === 'item.deleted') show(change.item, false);
    else if ('item' in change) show(change.item);
  }
}

/** La firma vale para los bytes que llegaron: se guardan antes de leerlos como JSON. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

let secret = '';
const server = createServer((request, response) => {
  const answer = (status: number, text = '') => response.writeHead(status).end(text);
  if (request.method !== 'POST') {
    const names = [...soldOut.values()].map(({ name }) => name);
    answer(200, `Agotado: ${names.join(', ') || 'nada'}`);
    return;
  }
  void bodyOf(request)
    .then((payload) => verifyWebhook({ payload, headers: request.headers, secret }))
    .then(take)
    .then(() => answer(204))
    .catch((error: unknown) => {
      console.error(String(error));
      // Con cualquier error, CartaViva lo intenta de nuevo.
      answer(error instanceof WebhookVerificationError ? 400 : 500);
    });
});

await new Promise<void>((listening) => server.listen(process.env['PORT'] ?? 8080, listening));
const webhook = await unwrap(
  cartaViva.POST('/api/webhooks', {
    body: { url, events: ['item.created', 'item.updated', 'item.deleted', 'item.restored'] },
  }),
);
({ secret } = webhook);
// Después de suscribirse: lo que cambie desde ahora llega por aviso.
for await (const { id } of all(cartaViva, '/api/menus')) await readMenu(id);
console.log('La pantalla escucha. Ctrl-C la cierra.');

const close = async () => {
  const params = { path: { webhookId: webhook.id } };
  await unwrap(cartaViva.DELETE('/api/webhooks/{webhookId}', { params }));
  process.exit();
};
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());
