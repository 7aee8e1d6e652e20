import { WebhookTargets } from './webhook-targets';

describe('the addresses that webhooks may have', () => {
  const targets = (kind: 'public' | 'any') => new WebhookTargets({ WEBHOOK_TARGETS: kind });
  const refused = { code: 'WEBHOOK_FORBIDDEN_TARGET' };

  it.each(['https://8.8.8.8/avisos', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]:443/'])(
    '%s is one',
    async (url) => {
      const { hostname } = new URL(url);
      const address = hostname.replace(/^\[|\]$/g, '');
      await expect(targets('public').addressOf(new URL(url))).resolves.toBe(address);
    },
  );

  it.each([
    ...['http://8.8.8.8/', 'https://8.8.8.8:25/', 'https://8.8.8.8:80/', 'https://127.0.0.1/'],
    ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/', 'https://0x7f.1/'],
    ...['https://169.254.169.254/latest', 'https://localhost/', 'https://[fd00::1]:8443/'],
  ])('%s is none', async (url) => {
    await expect(targets('public').addressOf(new URL(url))).rejects.toMatchObject(refused);
  });

  it('are any where an installation is being developed', async () => {
    const address = await targets('any').addressOf(new URL('http://127.0.0.1:25/'));
    expect(address).toBe('127.0.0.1');
  });
});
