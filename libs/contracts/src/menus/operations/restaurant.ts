import { del, get, list, operations, post, put, resource, written } from '../../operation';
import { ADMINISTRATORS, CONTENT_READERS, EDITORS } from '../../people/rights';
import {
  CreateRestaurantRequest,
  RestaurantMenusRequest,
  RestaurantView,
  UpdateRestaurantRequest,
} from '../restaurant.dto';

const operation = operations('Restaurantes');

export const restaurant = {
  /** The oldest comes first. */
  list: operation('menus.restaurants.list', {
    http: get('/api/restaurants'),
    summary: 'Mis restaurantes',
    about: 'Tus restaurantes, con sus menús en el orden de sus pestañas.',
    reply: list(RestaurantView, { whole: true, fields: true }),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  get: operation('menus.restaurants.get', {
    http: get('/api/restaurants/{restaurantId}'),
    summary: 'Un restaurante mío',
    about: 'El restaurante con sus menús, y su `ETag`.',
    reply: resource(RestaurantView),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  create: operation('menus.restaurants.create', {
    http: post('/api/restaurants'),
    summary: 'Crear un restaurante con menús míos',
    about:
      'Crea un restaurante con los menús que se nombran, en ese orden. Tiene una dirección, `/r/{slug}`, que muestra los que están publicados como pestañas. Un menú que estaba en otro restaurante pasa a este.',
    input: CreateRestaurantRequest,
    creates: '/api/restaurants/{id}',
    reply: written(RestaurantView),
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
    refuses: ['RESTAURANT_LIMIT_REACHED', 'MENU_NOT_FOUND', 'ACCOUNT_CLOSING', 'OBJECT_NOT_FOUND'],
  }),
  update: operation('menus.restaurants.update', {
    http: put('/api/restaurants/{restaurantId}'),
    summary: 'Cambiar un restaurante: solo lo que se envía',
    about:
      'Cambia solo los campos que se envían. Lo que un menú no dice (dirección, teléfono, horario, logo, portada, color y diseño) lo dice su restaurante.',
    input: UpdateRestaurantRequest,
    conditional: 'version',
    reply: written(RestaurantView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['OBJECT_NOT_FOUND'],
  }),
  /** Menus that leave the restaurant keep the details that diners saw. */
  arrange: operation('menus.restaurants.arrange', {
    http: put('/api/restaurants/{restaurantId}/menus'),
    summary: 'Decir qué menús tiene un restaurante, en el orden de sus pestañas',
    about:
      'Pone en el restaurante estos menús y ningún otro, todos o ninguno. El que sale se queda con lo que mostraba. El que entra conserva su nombre público, salvo con `showsRestaurantName`. Con `servedHours` la página abre con ese menú a esas horas.',
    input: RestaurantMenusRequest,
    conditional: 'version',
    reply: written(RestaurantView),
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
    refuses: ['MENU_NOT_FOUND'],
  }),
  delete: operation('menus.restaurants.delete', {
    http: del('/api/restaurants/{restaurantId}'),
    summary: 'Borrar un restaurante; sus menús quedan, cada uno con su dirección',
    about:
      'Borra el restaurante, su dirección y su código. Sus menús quedan como se veían, cada uno con su dirección y sus códigos.',
    conditional: 'version',
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
  }),
} as const;
