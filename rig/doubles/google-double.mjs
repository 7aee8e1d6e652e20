#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { HttpServer, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

/** Address that signs in when the request names no other one. */
const USUAL = 'google@ejemplo.do';

/**
 * Double of Google sign-in on the loopback interface: a page that asks for an address instead of a password,
 * authorization codes, signed ID tokens, and keys.
 * @param {number} port 0 for any free port
 */
export async function openGoogleDouble(port) {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  /** @type {Map<string, string>} address by authorization code that was not exchanged yet */
  const addresses = new Map();

  service.on('beforeAuthorizeRedirect', ({ url }, { query }) => {
    addresses.set(url.searchParams.get('code'), query.login_hint);
  });
  service.on('beforeTokenSigning', ({ payload }, { body }) => {
    Object.assign(payload, personOf(addresses.get(body.code) ?? USUAL));
  });

  const server = new HttpServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    const asks = pathname === '/authorize' && !searchParams.has('login_hint');
    if (!asks) return service.requestHandler(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(searchParams));
  });
  await server.start(port, '127.0.0.1');
  issuer.url = `http://127.0.0.1:${server.address().port}`;
  return { url: issuer.url, service, stop: () => server.stop() };
}

/** Derives the subject from the address, so that it is always the same, as at Google. @param {string} email */
function personOf(email) {
  const [name = ''] = email.split(/[@.]/);
  return {
    sub: String(createHash('sha256').update(email).digest().readBigUInt64BE()),
    email,
    email_verified: true,
    given_name: name.charAt(0).toUpperCase() + name.slice(1),
    family_name: 'de Google',
  };
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {URLSearchParams} asked */
const page = (asked) => `<!doctype html>
<html lang="es">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Google de prueba</title>
  <style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 22rem; margin: 15vh auto; padding: 1rem }
    input, button { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; margin-top: .5rem }</style>
  <h1>Google de prueba</h1>
  <form action="/authorize">
    ${[...asked].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('')}
    <label>Correo <input type="email" name="login_hint" value="${USUAL}" required></label>
    <button>Continuar</button>
  </form>
</html>
`;

if (process.argv[1] === import.meta.filename) {
  await openGoogleDouble(Number(process.argv[2] ?? 0));
}
