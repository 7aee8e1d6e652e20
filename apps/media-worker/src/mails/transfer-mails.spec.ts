import { renderMail } from './render-mail';

const facts = {
  hosts: [],
  unsigned: [],
  cancelled: [],
  ...{ firstName: 'Ana María', code: '042137', token: '', detail: '' },
  apiKeys: [{ name: 'Punto de venta', prefix: 'cv_live_3fQ9', isEnded: false }],
  team: { accountName: 'Carmen Díaz', personName: 'Luis Mejía', role: 'kitchen' as const },
  publicUrl: 'https://cartaviva.do',
  support: 'ayuda@cartaviva.example',
};

describe('the mails about an account that changes hands', () => {
  it.each([
    ['transfer-proposed', 'seguiría como administrador', 'saldría de ella'],
    ['account-handed-over', 'Sigues ahí como administrador', 'Ya no eres parte'],
  ] as const)('%s says what becomes of who gives the account', async (template, stays, leaves) => {
    const of = async (role: 'administrator' | 'analyst') =>
      (await renderMail(template, { ...facts, team: { ...facts.team, role } })).text;
    expect(await of('administrator')).toContain(stays);
    expect(await of('analyst')).toContain(leaves);
    expect(await of('analyst')).not.toContain(stays);
  });

  it.each([
    ['taken-back', 'Carmen Díaz retiró la propuesta'],
    ['declined', 'Luis Mejía no quiso recibir'],
    ['expired', 'venció'],
  ])('say of a transfer that came to nothing why: %s', async (detail, sentence) => {
    const { text } = await renderMail('transfer-ended', { ...facts, detail });
    expect(text).toContain(sentence);
    expect(text).toContain('la cuenta sigue siendo de Carmen Díaz');
  });

  it('name the keys that open an account to its new owner, and nothing where there are none', async () => {
    expect((await renderMail('account-received', facts)).text).toContain('cv_live_3fQ9…');
    const none = await renderMail('account-received', { ...facts, apiKeys: [] });
    expect(none.text).not.toMatch(/claves? de API/);
  });
});
