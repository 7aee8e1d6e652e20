import { es } from '../messages/es';
import { returnSentence } from './return-sentence';

describe('when an item comes back', () => {
  // It is half past ten at night in Santo Domingo and already the next day in UTC.
  const now = new Date('2026-05-21T02:30:00Z');

  it.each([
    ['2026-05-21T10:00:00Z', 'Vuelve mañana'],
    ['2026-05-21T03:00:00Z', 'Vuelve hoy'],
    ['2026-05-23T10:00:00Z', undefined],
    [null, undefined],
  ])("is told by the restaurant's clock: %s, %s", (moment, sentence) => {
    expect(returnSentence(moment, now, 'America/Santo_Domingo', es.page)).toBe(sentence);
  });
});
