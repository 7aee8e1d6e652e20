import { messages } from '../messages';
import { element } from './element';
import type { OrderPlace } from './order';

interface PlaceChanges {
  readonly choose: (place: OrderPlace) => void;
  /** With every letter of the table's number. */
  readonly type: (place: OrderPlace) => void;
}

/** Where the order goes: to a table, by its number, or out of the door. */
export function placeField(place: OrderPlace, { choose, type }: PlaceChanges): HTMLElement {
  const texts = messages().order;
  const isAtTable = place !== 'takeaway';
  const option = (label: string, checked: boolean, chosen: OrderPlace) => {
    const radio = element('input', {
      type: 'radio',
      name: 'place',
      checked,
      'data-focus': `place:${label}`,
    });
    radio.addEventListener('change', () => choose(chosen));
    return element('label', {}, radio, element('span', {}, label));
  };
  return element(
    'fieldset',
    { class: 'place' },
    element('legend', {}, texts.where),
    option(texts.atTable, isAtTable, { table: '' }),
    option(texts.takeaway, !isAtTable, 'takeaway'),
    isAtTable && tableNumber(texts.table, place.table, type),
  );
}

function tableNumber(label: string, table: string, type: PlaceChanges['type']): HTMLElement {
  const input = element('input', {
    value: table,
    required: true,
    maxlength: 12,
    size: 6,
    autocomplete: 'off',
    'data-focus': 'table',
  });
  input.addEventListener('input', () => type({ table: input.value.trim() }));
  return element('label', { class: 'table' }, label, input);
}
