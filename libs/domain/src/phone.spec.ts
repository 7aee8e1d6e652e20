import { phoneLink, whatsAppNumber } from './phone';

describe('a phone as a person writes it', () => {
  it.each([
    ['(809) 555-0142', 'tel:+18095550142', '18095550142'],
    ['1 829 555 0142', 'tel:+18295550142', '18295550142'],
    ['+34 612 345 678', 'tel:+34612345678', '34612345678'],
    ['555 0142', 'tel:5550142', null],
    ['555 014', null, null],
    ['+1234567', 'tel:1234567', null],
    ['+1234567890123456', null, null],
    ['(809) 055-0142', 'tel:8090550142', null],
    ['Pregunta en la barra', null, null],
  ])('%s is dialled as %p and written to as %p', (phone, link, number) => {
    expect([phoneLink(phone), whatsAppNumber(phone)]).toEqual([link, number]);
  });
});
