import { MAIL_TEMPLATES } from '@cartaviva/contracts';
import { renderMail } from './render-mail';
import { greeting } from './templates/greeting';

const facts = {
  firstName: 'Ana María',
  code: '042137',
  detail: '2026-12-21T03:00:00Z',
  publicUrl: 'https://cartaviva.do',
};

describe('the mail that brings a code', () => {
  it('says the code in its subject and in both bodies, and how long it is good', async () => {
    const { subject, html, text } = await renderMail('verification-code', facts);

    expect(subject).toBe('Tu código de CartaViva es 042137');
    for (const body of [html, text]) {
      expect(body).toContain('042137');
      expect(body).toContain('Ana María');
      expect(body).toContain('¿No fuiste tú?');
    }
    expect(text).toContain('10 minutos');
    expect(html).toContain('lang="es"');
  });

  it('is plain text without a trace of the other body', async () => {
    const { text } = await renderMail('verification-code', facts);
    expect(text).not.toMatch(/[<>{}]|style|undefined|null/);
  });
});

describe('the mail about an account that exists', () => {
  it('leads to the sign-in of this installation', async () => {
    const { subject, html, text } = await renderMail('account-exists', facts);
    expect(subject).toBe('Ya tienes una cuenta en CartaViva');
    expect(html).toContain('href="https://cartaviva.do/login"');
    expect(text).toContain('https://cartaviva.do/login');
  });
});

describe('every mail', () => {
  it.each(MAIL_TEMPLATES)('%s is written in Spanish, with a text of its own', async (template) => {
    const { subject, html, text } = await renderMail(template, facts);
    expect(subject).not.toBe('');
    expect(html).toContain('lang="es"');
    expect(text).toContain('Ana María');
    expect(text).not.toMatch(/[<>{}]|style|undefined|null|Invalid/);
  });

  it('of a deletion says the day as it is in Santo Domingo', async () => {
    const { text } = await renderMail('deletion-requested', facts);
    expect(text).toContain('20 de diciembre de 2026');
  });
});

describe('a greeting', () => {
  it.each(['Ana', 'José Ángel', 'D’Óleo', "O'Neill", 'Núñez-Peña'])('names %s', (name) => {
    expect(greeting(name)).toBe(`Hola, ${name}.`);
  });

  it.each(['', 'gana en evil.com', 'http://evil', '<b>', 'Ana\r\nBcc: x', 'a'.repeat(41)])(
    'does not repeat %j',
    (name) => {
      expect(greeting(name)).toBe('Hola.');
    },
  );
});
