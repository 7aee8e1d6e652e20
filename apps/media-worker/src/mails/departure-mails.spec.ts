import { renderMail } from './render-mail';

const facts = {
  firstName: 'Ana María',
  code: '',
  token: '',
  apiKeys: [{ name: 'Punto de venta', prefix: 'cv_live_3fQ9', isEnded: false }],
  hosts: ['caja.conuco.do', 'erp.conuco.do:8443'],
  unsigned: [
    { host: 'pos.conuco.do', isPaused: true },
    { host: 'bi.conuco.do', isPaused: false },
  ],
  cancelled: [
    {
      kind: 'prices' as const,
      at: '2026-12-24T16:00:00Z',
      timeZone: 'America/Mexico_City',
      menus: ['Cena', 'Bar'],
    },
  ],
  detail: '',
  publicUrl: 'https://cartaviva.do',
  support: 'soporte@cartaviva.do',
};

describe('mails about departures', () => {
  it('tell the owner which webhooks ended, and whose they were', async () => {
    const { text } = await renderMail('webhooks-ended', { ...facts, detail: 'Luis Mejía' });
    expect(text).toContain('Luis Mejía ya no tiene');
    for (const host of facts.hosts) expect(text).toContain(host);
    expect(text).toMatch(
      /en pausa[^•]*• pos\.conuco\.do[^•]*secreto de antes[^•]*• bi\.conuco\.do/,
    );
    const named = await renderMail('webhooks-ended', { ...facts, detail: 'Gana en evil.com' });
    expect(named.text).not.toContain('evil');
    expect(named.text).toContain('Una persona ya no tiene');
  });

  it.each(['webhook-secret-rotated', 'api-key-rotated', 'api-key-created'] as const)(
    '%s names who did it',
    async (template) => {
      const by = (kind: 'member' | 'key', name: string) =>
        renderMail(template, { ...facts, by: { kind, name } });
      expect((await by('member', 'Luis Mejía')).text).toMatch(/Luis Mejía (cambió|renovó|creó)/);
      expect((await by('key', 'Caja')).text).toContain('La clave de API «Caja»');
      for (const kind of ['member', 'key'] as const) {
        expect((await by(kind, 'Gana en evil.com')).text).not.toContain('evil');
      }
      expect((await renderMail(template, facts)).text).toContain('Acabas de');
    },
  );

  it('tell the owner which scheduled changes were cancelled, and who had scheduled them', async () => {
    const mail = { ...facts, detail: 'Luis Mejía' };
    const { text } = await renderMail('scheduled-changes-ended', mail);
    expect(text).toContain('Luis Mejía ya no tiene');
    expect(text).toContain(
      'Cambiar precios: Cena, Bar (24 de diciembre de 2026 a las 10:00 a. m.)',
    );
  });
});
