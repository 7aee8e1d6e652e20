import { networkOf } from './client-network';

describe('the network of an address', () => {
  const stored = { v4: 24, v6: 48 };

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2001:DB8:85a3::7348', '2001:db8:85a3::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['::1', '0:0:0::'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address, stored)).toBe(network);
  });

  it('is the whole address where nothing is cut, and one bucket for a provider’s /64', () => {
    const client = { v4: 32, v6: 64 };
    expect(networkOf('203.0.113.77', client)).toBe('203.0.113.77');
    expect(networkOf('2001:db8:1:2:aaaa::1', client)).toBe(networkOf('2001:db8:1:2::bbbb', client));
  });

  it.each(['', 'localhost', '1.2.3', '<script>'])('%p has none', (text) => {
    expect(networkOf(text, stored)).toBeUndefined();
  });
});
