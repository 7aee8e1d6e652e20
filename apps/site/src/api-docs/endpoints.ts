import type { CreateMenuRequest, MenuView } from '@cartaviva/contracts';

export interface Parameter {
  readonly name: string;
  readonly text: string;
}

/** A call that the gateway answers today. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly needsKey: boolean;
  readonly parameters?: readonly Parameter[];
  readonly body?: object;
  /** Status, and the body when it is JSON. */
  readonly answer: { readonly status: string; readonly body?: object };
}

const created: CreateMenuRequest = {
  name: 'Almuerzo',
  restaurantName: 'Casa Mofongo',
  currency: 'DOP',
};

const menu: MenuView = {
  id: '3f8a1c52-7d0e-4b7a-9f61-2c5d8e9a4b10',
  userId: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d11',
  name: 'Almuerzo',
  restaurantName: 'Casa Mofongo',
  description: null,
  address: null,
  phone: null,
  logoUrl: null,
  themeColor: '#10b981',
  currency: 'DOP',
  isPublished: false,
  createdAt: '2026-11-21T14:03:00.000Z',
  updatedAt: '2026-11-21T14:03:00.000Z',
};

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/menus',
    title: 'Listar tus menús',
    text: 'Una lista por páginas. La cabecera X-Total-Count dice cuántos hay en total y Link, dónde están las demás páginas.',
    needsKey: true,
    parameters: [
      { name: 'page', text: 'Página, desde 1. Si no la envías, es la 1.' },
      { name: 'limit', text: 'Menús por página, hasta 100. Si no lo envías, son 20.' },
    ],
    answer: { status: '200', body: [menu] },
  },
  {
    method: 'POST',
    path: '/api/menus',
    title: 'Crear un menú',
    text: 'name y restaurantName son obligatorios. También acepta description, address, phone, currency, themeColor e isPublished.',
    needsKey: true,
    body: created,
    answer: { status: '201', body: menu },
  },
  {
    method: 'GET',
    path: '/api/menus/{id}',
    title: 'Leer un menú',
    text: 'Con clave, un menú tuyo entero, publicado o no. Sin clave, lo que cualquiera puede ver de un menú publicado. Los platos y categorías se leen en /items y /categories bajo la misma dirección.',
    needsKey: false,
    answer: { status: '200', body: menu },
  },
  {
    method: 'PUT',
    path: '/api/menus/{id}',
    title: 'Cambiar un menú',
    text: 'Cambia solo los campos que envías. Con isPublished lo publicas o lo retiras.',
    needsKey: true,
    body: { isPublished: true },
    answer: { status: '200', body: { ...menu, isPublished: true } },
  },
  {
    method: 'DELETE',
    path: '/api/menus/{id}',
    title: 'Borrar un menú',
    text: 'Borra el menú con sus categorías y sus platos. No se puede deshacer.',
    needsKey: true,
    answer: { status: '204' },
  },
  {
    method: 'GET',
    path: '/api/menus/{id}/qr',
    title: 'Obtener el código QR',
    text: 'La imagen del código de un menú publicado, en negro sobre blanco.',
    needsKey: false,
    parameters: [
      { name: 'size', text: 'Lado en píxeles, de 64 a 2048. Si no lo envías, 200.' },
      { name: 'format', text: 'png o svg. Si no lo envías, png.' },
    ],
    answer: { status: '200 · image/png o image/svg+xml' },
  },
];

/** What a refused call answers with, and when. */
export const ERRORS: readonly { readonly status: number; readonly text: string }[] = [
  { status: 400, text: 'Algún dato falta o no es válido. fields dice cuál y por qué.' },
  { status: 401, text: 'Falta la clave, no es correcta o fue revocada.' },
  { status: 402, text: 'Tu plan no permite más menús.' },
  { status: 403, text: 'La clave no sirve para esta llamada.' },
  { status: 404, text: 'No existe, o no es tuyo.' },
  { status: 409, text: 'Choca con lo que ya existe, como una categoría repetida.' },
  { status: 413, text: 'El cuerpo es demasiado grande.' },
  { status: 415, text: 'El cuerpo no es JSON.' },
  {
    status: 429,
    text: 'Pasaste el límite de llamadas. Retry-After dice cuántos segundos esperar.',
  },
  { status: 503, text: 'Una parte del servicio no responde. Retry-After dice cuándo repetir.' },
];

export const PROBLEM = {
  type: 'urn:cartaviva:problem:invalid-input',
  title: 'Bad Request',
  status: 400,
  detail: 'Este campo es obligatorio.',
  instance: '/api/menus',
  error: 'Este campo es obligatorio.',
  fields: { name: 'Este campo es obligatorio' },
  requestId: '5e0c9a1f-3d0f-4f0a-8f1e-6a1d0c3b7a52',
} as const;
