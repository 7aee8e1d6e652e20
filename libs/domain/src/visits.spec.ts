import { visitSource } from './visits';

describe('where a diner came from', () => {
  it.each([
    ['?source=qr', 'qr'],
    ['?mesa=4&source=qr', 'qr'],
    ['', 'direct_link'],
    ['?source=', 'direct_link'],
    ['?source=direct_link', 'direct_link'],
    ['?source=facebook', 'direct_link'],
    ['?source=qr2', 'direct_link'],
    ['?utm_source=qr', 'direct_link'],
    ['?ref=qr', 'direct_link'],
  ])('by %j is %s', (search, source) => {
    expect(visitSource(search)).toBe(source);
  });
});
