import type { FieldTexts } from './field-text';

const KIND =
  'Qué pasa: cambian precios (`prices`), o los menús se publican (`publish`) o dejan de estarlo (`unpublish`).';

export const SCHEDULED_CHANGE_TEXTS: FieldTexts = {
  'ScheduleChangeRequest.at': [
    'El momento, dentro de un año como máximo. Sin zona es la hora del restaurante de cada menú: si hay varias zonas se programan varios cambios, y responde el primero.',
    '2026-11-30T06:00:00-04:00',
  ],
  'ScheduleChangeRequest.kind': [KIND],
  'ScheduledChangeView.kind': [KIND],
  'ScheduleChangeRequest.until': [
    'De `publish`: hasta cuándo están en línea los menús. Se programa con él, como un segundo cambio, que dejen de estarlo.',
    '2027-01-07T00:00:00-04:00',
  ],
  'ScheduledChangeView.pairedWith': [
    'El cambio (uuid) que se programó con este: el otro extremo de un menú en línea por un tiempo. Cada uno se cancela por separado. `null` si se programó solo.',
    null,
  ],
  'ScheduleChangeRequest.menuIds': ['Los menús (uuid) que se publican o dejan de estarlo.'],
  'ScheduleChangeRequest.prices': [
    'El cambio de precios, como lo recibe `priceChanges.apply`. Se guardan los precios como quedan ahora.',
  ],
  'ScheduledChangeView.at': ['El momento (ISO 8601, UTC).', '2026-11-30T10:00:00.000Z'],
  'ScheduledChangeView.status': [
    'Si espera (`waiting`), se hizo, no se pudo hacer o se canceló.',
    'waiting',
  ],
  'ScheduledChangeView.reason': [
    'Por qué no se pudo: los menús ya no están, ningún precio era ya el que se vio, el plan no permite publicar más, la cuenta se cierra, o un error nuestro. `null` si no falló.',
    null,
  ],
  'ScheduledChangeView.menus': ['Los menús, como se llamaban al programarlo.'],
  'ScheduledChangeView.percent': ['El porcentaje; `null` si no es un cambio por porcentaje.', 8],
  'ScheduledChangeView.itemCount': ['Cuántos ítems cambian de precio.', 42],
  'ScheduledChangeView.priceChangeId': [
    'El cambio de precios que se hizo (uuid), que se deshace con `priceChanges.undo`; `null` si no lo hay.',
    null,
  ],
  'ScheduledChangeView.left': [
    'Los ítems que se quedaron como estaban, porque alguien cambió su precio después de programarlo.',
    [],
  ],
  'ScheduledChangeView.endedAt': ['Cuándo se hizo, falló o se canceló; `null` si espera.', null],
};
