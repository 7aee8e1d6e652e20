/**
 * Una pantalla de cocina que muestra los platos agotados y se entera de los cambios por webhook:
 *
 *     node kitchen-screen.js https://cocina.example/avisos
 *
 * La dirección es la de este programa vista desde internet; el programa escucha en PORT. La clave
 * necesita los permisos menus:read y webhooks.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { all, createClient, unwrap, verifyWebhook, WebhookVerificationError } from '@cartaviva/sdk';

const [url] = process.argv.slice(2);
if (!url) {
  console.error('Uso: kitchen-screen DIRECCIÓN');
  process.exit(2);
}

const cartaViva = createClient({
  apiKey: process.env['CARTAVIVA_API_KEY'],
  baseUrl: process.env['CARTAVIVA_URL'] ?? 'https://cartaviva.do',
});

/** Nombres de los platos agotados, por menú. */
const soldOut = new Map<string, string[]>();

async function refresh(menuId: string): Promise<void> {
  const before = soldOut.get(menuId) ?? [];
  const names: string[] = [];
  const params = { path: { menuId } };
  for await (const item of all(cartaViva, '/api/menus/{menuId}/items', { params })) {
    if (!item.isAvailable) names.push(item.name);
  }
  soldOut.set(menuId, names);
  for (const name of names) if (!before.includes(name)) console.log(`Agotado: ${name}`);
  for (const name of before) if (!names.includes(name)) console.log(`Disponible: ${name}`);
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
    answer(200, `Agotado: ${[...soldOut.values()].flat().join(', ') || 'nada'}`);
    return;
  }
  void bodyOf(request)
    .then((payload) => verifyWebhook({ payload, headers: request.headers, secret }))
    .then(({ data }) => refresh(String(data['menuId'])))
    .then(() => answer(204))
    .catch((error: unknown) => {
      console.error(String(error));
      // Con un 500, CartaViva lo intenta de nuevo.
      answer(error instanceof WebhookVerificationError ? 400 : 500);
    });
});

for await (const { id } of all(cartaViva, '/api/menus')) await refresh(id);
await new Promise<void>((listening) => server.listen(process.env['PORT'] ?? 8080, listening));
const webhook = await unwrap(
  cartaViva.POST('/api/webhooks', { body: { url, events: ['menu.updated'] } }),
);
({ secret } = webhook);
console.log('La pantalla escucha. Ctrl-C la cierra.');

const close = async () => {
  const params = { path: { webhookId: webhook.id } };
  await unwrap(cartaViva.DELETE('/api/webhooks/{webhookId}', { params }));
  process.exit();
};
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());
