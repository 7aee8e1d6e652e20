import type { FieldTexts } from './field-text';

/** Descriptions of fields that have the same meaning in every schema. */
export const COMMON_TEXTS: FieldTexts = {
  id: ['Identificador (uuid). Lo da CartaViva y no cambia.'],
  createdAt: ['Cuándo se creó: ISO 8601, en UTC.'],
  updatedAt: ['Último cambio: ISO 8601, en UTC.'],
  description: [
    'Texto libre, con saltos de línea si hacen falta; `null` si no tiene.',
    'De siete carnes, con arroz y aguacate',
  ],
  date: ['Día, como AAAA-MM-DD.', '2026-11-21', { format: 'date' }],
  from: [
    'Primer día del período (AAAA-MM-DD), en la hora del restaurante.',
    '2026-11-15',
    { format: 'date' },
  ],
  to: [
    'Último día del período (AAAA-MM-DD), en la hora del restaurante.',
    '2026-11-21',
    { format: 'date' },
  ],
  email: ['Dirección de email.', 'carmen@ejemplo.do'],
  phone: ['Teléfono, escrito como se quiera; `null` si no hay.', '(809) 555-0101'],
  'Problem.type': [
    'Qué rechazo es, como URN: `urn:cartaviva:problem:` y el código en minúsculas con guiones. No cambia: decide con él, no con las frases.',
    'urn:cartaviva:problem:menu-not-found',
  ],
  'Problem.title': ['El nombre del estado HTTP, en inglés.', 'Not Found'],
  'Problem.status': ['El estado HTTP de la respuesta.', 404],
  'Problem.detail': [
    'Qué pasó, en una frase en español.',
    'Este menú no existe o no está publicado.',
  ],
  'Problem.instance': [
    'La ruta que se pidió, sin su consulta.',
    '/api/menus/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4',
  ],
  'Problem.error': [
    'La misma frase que `detail`, lista para mostrarla a una persona.',
    'Este menú no existe o no está publicado.',
  ],
  'Problem.fields': [
    'Qué está mal en cada campo, por su nombre. Solo cuando hay campos que corregir.',
    { price: 'Escribe un precio como 350 o 350.00' },
  ],
  'Problem.requestId': [
    'Identificador de la petición, el mismo de `X-Request-Id`. Cítalo al escribir a soporte.',
    '7c1f4a52-9be3-4d0c-8f26-51d0a3c7e984',
  ],
};
