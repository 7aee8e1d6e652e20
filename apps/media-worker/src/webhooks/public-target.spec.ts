import { isPublicAddress, publicAddressesOf } from './public-target';

describe('where deliveries may go', () => {
  it.each([
    ...['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'],
    ...['11.0.0.0', '100.128.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255', '223.0.0.1'],
  ])('%s is of the internet', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', 'not an address'],
    ...['198.18.0.1', '198.19.255.255', '192.0.0.1'],
    ...['192.0.2.1', '192.88.99.1', '198.51.100.1', '203.0.113.1', '168.63.129.16'],
    ...['2001:db8::1', '2001:20::1', '3fff::1', '4000::1', '5f00::1', '100::1', '::2:0:7f00:1'],
    // The last address of each network.
    ...['0.255.255.255', '10.255.255.255', '100.127.255.255', '127.255.255.255', '169.254.255.255'],
    ...['172.31.255.255', '192.0.0.255', '192.168.255.255', 'fdff::1', 'febf::1', 'feff::1'],
    ...['::7f00:1', '64:ff9b:1::a00:1', '2001::1', '2002:7f00:1::1', 'fec0::1'],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it('is refused when one of the addresses that a name leads to is not', async () => {
    const leadingTo = (...addresses: string[]) =>
      publicAddressesOf('example.do', () => Promise.resolve(addresses));
    const open = ['8.8.8.8', '2606:4700::1111'];
    await expect(leadingTo(...open)).resolves.toEqual(open);
    const refused = { code: 'WEBHOOK_FORBIDDEN_TARGET' };
    for (const closed of ['10.0.0.7', '::1', '169.254.169.254']) {
      await expect(leadingTo(...open, closed)).rejects.toMatchObject(refused);
      await expect(leadingTo(closed, ...open)).rejects.toMatchObject(refused);
    }
    await expect(leadingTo()).rejects.toMatchObject(refused);
  });

  it('is decided by where a name leads, not by how it reads', async () => {
    const refused = { code: 'WEBHOOK_FORBIDDEN_TARGET' };
    await expect(publicAddressesOf('localhost')).rejects.toMatchObject(refused);
    await expect(publicAddressesOf(new URL('http://0x7f.1/').hostname)).rejects.toMatchObject(
      refused,
    );
    await expect(publicAddressesOf('[::1]')).rejects.toMatchObject(refused);
  });
});
