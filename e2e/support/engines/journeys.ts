import { codeMailedBy } from '@cartaviva/tools/api/inbox.mjs';
import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { randomUUID } from 'node:crypto';
import { DESK, system } from '../browser';
import { eventually } from '../eventually';
import { COCKTAIL, MOFONGO, Restaurant } from '../restaurant';
import type { EngineWindow } from './engine-window';

const LIST = `PLATOS FUERTES
La bandera 285
Sancocho de siete carnes 450

BEBIDAS
Jugo de chinola 110`;

const newEmail = () => `duena-${randomUUID().slice(0, 8)}@ejemplo.do`;

/** The product's main ways, on a phone with an engine that is not Chromium's. */
export function journeysIn(engine: string, open: () => Promise<EngineWindow>): void {
  describe(`en un teléfono con ${engine}`, () => {
    let phone: EngineWindow;
    let restaurant: Restaurant;

    beforeAll(async () => {
      phone = await open();
      restaurant = await Restaurant.open();
    });
    afterAll(() => phone?.close());

    it('un comensal lee el menú y arma su pedido, con sus impuestos', async () => {
      await phone.goTo(`/menu/${restaurant.menuId}?mesa=7`);
      await phone.shows(MOFONGO.name, COCKTAIL.name);
      await phone.press(COCKTAIL.name);
      await phone.press('Agregar · RD$265.00');
      await phone.press('Ver pedido · 1');
      await phone.shows('Tu pedido', 'Total con ITBIS y 10\u00a0% de ley');
    });

    it('una dueña entra, cambia un precio en su fila y se va', async () => {
      const person = {
        email: newEmail(),
        password: 'clave-larga',
        firstName: 'Ana',
        lastName: 'Báez',
      };
      const api = new Owner(system().url, system().inboxUrl);
      await api.register(person);
      const menu = await api.call('POST', '/api/menus', { name: 'Carta', restaurantName: 'Ana' });
      await api.call('POST', `/api/menus/${menu.id}/items`, { name: 'Mangú', price: '250' });
      await phone.openApp('/login');
      await phone.type('Email', person.email);
      await phone.type('Contraseña', person.password);
      await phone.press('Iniciar Sesión');
      await phone.press('Editar');
      await phone.press('Ítems');
      await phone.press('RD$250.00');
      await phone.type('Precio de Mangú', '1,295.50');
      await phone.press('QR');
      await phone.press('Ítems');
      await phone.shows('RD$1,295.50');
      await eventually(async () => {
        const [item] = await api.call('GET', `/api/menus/${menu.id}/items`);
        return item.price === '1295.50';
      }, 'the price was not saved');
      await phone.press('Cerrar Sesión');
      await phone.shows('Iniciar Prueba Gratis');
    });

    it('una dueña se registra, pega su carta, la publica y tiene su código', async () => {
      const email = newEmail();
      await phone.openApp('/registro');
      await phone.type('Nombre', 'Altagracia');
      await phone.type('Apellido', 'Peña');
      await phone.type('Email', email);
      await phone.type('Contraseña', 'clave-de-altagracia');
      const code = await codeMailedBy(system().inboxUrl, email, () => phone.press('Crear Cuenta'));
      await phone.type('Código de verificación', code);
      await phone.type('Nombre del restaurante *', 'Comedor Altagracia');
      await phone.type('Teléfono', '809 555 0142');
      await phone.press('Seguir');
      await phone.paste('Tus platos y precios', LIST);
      await phone.press('Leer mi menú');
      await phone.press('Agregar 3 platos');
      await phone.press('Publicar mi menú');
      await phone.shows('Tu menú está en línea', 'Imprimir habladores');
    });

    it('el editor enseña el menú como lo verán los comensales', async () => {
      await phone.resize(DESK.viewport);
      await phone.signIn(restaurant.owner.cookie);
      await phone.goTo(`/editor/${restaurant.menuId}`);
      await phone.frameShows('El Fogón de Ana', MOFONGO.name);
    });
  });
}
