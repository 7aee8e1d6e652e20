export const SDK_SAMPLE = `import { all, createClient, unwrap } from '@cartaviva/sdk';

const cartaViva = createClient({
  apiKey: process.env.CARTAVIVA_KEY,
  baseUrl: process.env.CARTAVIVA_URL,
});

const menu = await unwrap(
  cartaViva.POST('/api/menus', { body: { name: 'Almuerzo', restaurantName: 'Casa Mofongo' } }),
);
for await (const { name } of all(cartaViva, '/api/menus')) console.log(name);`;
