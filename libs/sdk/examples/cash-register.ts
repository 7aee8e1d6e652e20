/**
 * Una caja que marca platos agotados, y otra vez disponibles, en todos los menús que los tienen, por el
 * código que les da la caja:
 *
 *     node cash-register.js agotado MOF-01 TOS-02
 *     node cash-register.js disponible MOF-01
 *
 * La clave necesita los permisos menus:read y menus:write.
 */
import { all, CartaVivaError, createClient, unwrap } from '@cartaviva/sdk';

const [state, ...codes] = process.argv.slice(2);
if (!['agotado', 'disponible'].includes(state ?? '') || codes.length === 0) {
  console.error('Uso: cash-register agotado|disponible CÓDIGO…');
  process.exit(2);
}
const isAvailable = state === 'disponible';

const cartaViva = createClient({
  apiKey: process.env['CARTAVIVA_KEY'],
  baseUrl: process.env['CARTAVIVA_URL'] ?? 'https://cartaviva.do',
});

const params = { query: { limit: 100 } };
const missing = new Set(codes);
try {
  for await (const menu of all(cartaViva, '/api/menus', { params })) {
    const path = { menuId: menu.id };
    for await (const item of all(cartaViva, '/api/menus/{menuId}/items', { params: { path } })) {
      const code = item.externalId ?? '';
      if (!codes.includes(code)) continue;
      missing.delete(code);
      if (item.isAvailable === isAvailable) continue;
      const options = { params: { path: { itemId: item.id } }, body: { isAvailable } };
      await unwrap(cartaViva.PUT('/api/items/{itemId}', options));
      console.log(`${item.name} (${menu.name}): ${state}`);
    }
  }
} catch (error) {
  if (!(error instanceof CartaVivaError)) throw error;
  console.error(`CartaViva no aceptó el cambio: ${error.message}`);
  process.exit(1);
}
for (const code of missing) console.error(`${code}: ningún menú tiene este plato`);
process.exitCode = missing.size > 0 ? 1 : 0;
