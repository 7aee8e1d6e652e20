export const ERRORS = [
  { term: '400', text: 'Algún dato falta o no es válido. fields dice cuál y por qué.' },
  { term: '401', text: 'Falta la clave, no es correcta, venció o fue revocada.' },
  { term: '402', text: 'Tu plan no llega: más menús, idiomas o diseño de códigos.' },
  { term: '403', text: 'La clave no tiene el permiso que pide esta llamada. error dice cuál.' },
  { term: '404', text: 'No existe, o no es tuyo.' },
  { term: '409', text: 'Choca con lo que ya existe, como una categoría repetida.' },
  { term: '412', text: 'Alguien lo cambió desde que leíste la versión de If-Match.' },
  { term: '413', text: 'El cuerpo es demasiado grande.' },
  { term: '415', text: 'El cuerpo no es del tipo que la llamada acepta.' },
  {
    term: '422',
    text: 'Alguna fila no vale y no se guardó ninguna (rows-refused): rows dice cuáles y por qué. O esa Idempotency-Key ya se usó con otro contenido.',
  },
  { term: '429', text: 'Pasaste el límite de tu plan. Retry-After dice cuántos segundos esperar.' },
  { term: '503', text: 'Una parte del servicio no responde. Retry-After dice cuándo repetir.' },
] as const;

/** Error response to POST /api/menus without a restaurant. */
export const PROBLEM = {
  type: 'urn:cartaviva:problem:invalid-input',
  title: 'Bad Request',
  status: 400,
  detail: 'Este campo es obligatorio',
  instance: '/api/menus',
  error: 'Este campo es obligatorio',
  fields: { restaurantName: 'Este campo es obligatorio' },
  requestId: '5e0c9a1f-3d0f-4f0a-8f1e-6a1d0c3b7a52',
} as const;
