import { visitSource } from './visits';

describe('where a diner came from', () => {
  it.each([
    ['?source=qr', 'qr'],
    ['?mesa=4&source=qr', 'qr'],
    ['', 'direct_link'],
    ['?source=direct_link', 'direct_link'],
    ['?source=instagram', 'direct_link'],
    ['?source=', 'direct_link'],
  ])('with %j is %s', (search, source) => expect(visitSource(search)).toBe(source));
});
