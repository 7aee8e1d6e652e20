import type { FieldTexts } from './field-text';

const KIND_OF_VERSION =
  'De qué es: lo que ya había cuando empezó el historial (`before`), el menú nuevo, cambios de una persona en pocos minutos (`edit`), muchos precios o ítems a la vez, un cambio programado (`scheduled`), o una versión restaurada.';

export const HISTORY_TEXTS: FieldTexts = {
  'MenuVersion.number': ['La versión: 1 es la primera del menú.', 12],
  'VersionDifferences.number': ['La versión: 1 es la primera del menú.', 12],
  'MenuVersion.kind': [KIND_OF_VERSION],
  'VersionDifferences.kind': [KIND_OF_VERSION],
  author: ['Quién hizo los cambios.'],
  'VersionAuthor.kind': [
    'El dueño en una pantalla, otra persona de la cuenta (`member`), un programa con una clave (`key`), o el servicio por su cuenta (`system`).',
  ],
  'VersionAuthor.name': [
    'El nombre de la clave o de la persona; `null` si fue el dueño o el servicio, y si la persona borró su cuenta.',
    'Caja',
  ],
  isYou: ['Si fue la persona que pregunta.', false],
  'MenuVersion.at': ['Cuándo fue su último cambio (ISO 8601, UTC).'],
  'VersionDifferences.at': ['Cuándo fue su último cambio (ISO 8601, UTC).'],
  restored: ['La versión que se restauró; `null` si no fue eso.', null],
  changeCount: ['En cuánto difiere de la versión anterior: menú, categorías e ítems.', 1],
  summary: [
    'Sus tres primeros cambios, en una frase cada uno.',
    ['Precio de La Bandera: RD$350.00 → RD$375.00'],
  ],
  differences: ['Lo que difiere, de arriba abajo: el menú, sus categorías y sus ítems.'],
  'Difference.kind': ['Qué difiere: el menú, una categoría o un ítem.'],
  'Difference.name': ['Como se llama, o como se llamaba.', 'La Bandera'],
  'Difference.category': [
    'La categoría del ítem; `null` si no tiene, y si no es un ítem.',
    'Platos fuertes',
  ],
  'Difference.change': ['Si se agregó, se quitó o cambió.'],
  'Difference.fields': ['Sus campos que difieren.'],
  'FieldDifference.field': ['El campo, como lo llama la API.', 'price'],
  label: ['El campo, como lo llama la pantalla.', 'Precio'],
  'FieldDifference.before': ['Lo que decía, en palabras; vacío si no decía nada.', 'RD$350.00'],
  after: ['Lo que dice, en palabras; vacío si no dice nada.', 'RD$375.00'],
  preview: ['Si solo se dice qué cambiaría, sin cambiar nada.', true],
  'RestoreVersionRequest.items': [
    'Los ítems (uuid) que se devuelven, también los borrados; si no se dice, todo el menú.',
  ],
  'RestoreReport.number': [
    'La versión nueva; `null` si solo se preguntó o no había nada distinto.',
    13,
  ],
  notRestored: ['Lo que no volvió, y cuánto.', [{ what: 'images', count: 2 }]],
  'RestoreReport.revision': [
    'El menú con todo su contenido, después de esto: `"r{revision}"` es el `If-Match` con que se restaura lo que se previó.',
    41,
  ],
  what: [
    'Fotos que ya no existen, idiomas o diseño de QR que tu plan no incluye, códigos que ya tiene otro ítem, o etiquetas que los alérgenos desmienten.',
  ],
  'NotRestored.count': ['Cuántos.', 2],
};
