import { sharedPart } from './shared-part';

it.each([
  'la-cocina',
  'la-cocina.',
  'la-cocina,',
  'la-cocina)',
  'la-cocina).',
  'la-cocina ',
  'la-cocina;',
  'la-cocina!',
  'la-cocina…',
  'la-cocina»',
  'la-cocina”',
  'la-cocina’',
  '"la-cocina"',
  '(la-cocina',
  '**la-cocina**',
  'la-cocina?utm_source=ig',
  'la-cocina ¡Síguenos!',
  'la-cocina\u200b',
  'la-cocina🍕',
  'la-cocina/../x',
])('extracts the address from %j', (part) => expect(sharedPart(part)).toBe('la-cocina'));
