import { MAIL_TEMPLATES, type MailTemplate } from '@cartaviva/contracts';
import { renderMail } from './render-mail';
import { greeting } from './templates/greeting';

const facts = {
  firstName: 'Ana María',
  code: '042137',
  token: 't'.repeat(43),
  apiKeys: [{ name: 'Punto de venta', prefix: 'cv_live_3fQ9', isEnded: false }],
  hosts: ['caja.conuco.do', 'erp.conuco.do:8443'],
  unsigned: [{ host: 'pos.conuco.do', isPaused: true }],
  cancelled: [
    {
      kind: 'prices' as const,
      at: '2026-12-24T16:00:00Z',
      timeZone: 'America/Mexico_City',
      menus: ['Cena', 'Bar'],
    },
  ],
  detail: '2026-12-21T03:00:00Z',
  demoRequest: {
    ...{ name: 'Luis Mejía', email: 'luis@conuco.do', restaurant: 'El Conuco' },
    phone: '809-555-0134',
  },
  integrationRequest: {
    ...{ name: 'Ana María Peña', email: 'ana@conuco.do', phone: '809-555-0134' },
    text: 'Nuestro punto de venta.\n\nEs Odoo.',
  },
  team: {
    ...{ accountName: 'Carmen Díaz', personName: 'Luis Mejía' },
    role: 'kitchen' as const,
  },
  notice: {
    kind: 'prices' as const,
    effectiveOn: '2026-12-22',
    text: 'Inicial pasa de US$9 a US$10.\n\nLos demás planes no cambian.',
  },
  week: {
    ...{ from: '2026-11-16', to: '2026-11-22', views: 1284, viewsBefore: 1160 },
    menus: [
      {
        ...{ menuId: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Carta principal' },
        ...{ views: 1284, viewsBefore: 1160, visitors: 962 },
      },
    ],
    advice: [
      {
        sentence: '14 personas buscaron «mofongo» y no lo encontraron',
        action: 'Agregar el plato',
        path: '/editor/aaaaaaaa-0000-4000-8000-000000000001?newItem=mofongo#items',
      },
    ],
    stopToken: 'bbbbbbbb-0000-4000-8000-000000000001',
  },
  publicUrl: 'https://cartaviva.do',
  support: 'ayuda@cartaviva.example',
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

describe('a mail with a link', () => {
  it.each([
    ['verification-code', 'verificar'],
    ['password-reset-code', 'restablecer'],
    ['sign-in-link', 'entrar'],
    ['invitation', 'invitacion'],
  ] as const)('%s carries the token where no server sees it', async (template, page) => {
    const { html, text } = await renderMail(template, facts);
    const link = `https://cartaviva.do/${page}#${facts.token}`;
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  });

  it.each(['verification-code', 'password-reset-code'] as const)(
    '%s says why it brings no digits, when it brings none',
    async (template) => {
      const { subject, text } = await renderMail(template, { ...facts, code: '' });
      expect(subject).not.toMatch(/código/);
      expect(text).toContain('Hoy no enviamos código, porque alguien probó muchos con tu email');
      expect(text).toContain(facts.token);
      expect((await renderMail(template, facts)).text).not.toContain('no enviamos código');
    },
  );
});

describe('a mail about recovery codes', () => {
  it.each([
    ['9', 'Te quedan 9.'],
    ['1', 'Te queda 1.'],
    ['0', 'Era el último que te quedaba.'],
  ])('counts those that are left: %s', async (detail, sentence) => {
    const { text } = await renderMail('recovery-code-used', { ...facts, detail });
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  });
});

describe('a mail about API keys', () => {
  it.each(['api-key-created', 'password-changed'] as const)('%s names them', async (template) => {
    const { text } = await renderMail(template, facts);
    expect(text).toContain('«Punto de venta», cv_live_3fQ9…');
    expect(text).toContain('siguen funcionando');
  });

  it('names which ended, and says nothing where there are none', async () => {
    const apiKeys = facts.apiKeys.map((key) => ({ ...key, isEnded: true }));
    const { text } = await renderMail('password-changed', { ...facts, apiKeys });
    expect(text).toContain('dejaron de funcionar');
    expect(text).not.toContain('siguen funcionando');
    const none = await renderMail('password-changed', { ...facts, apiKeys: [] });
    expect(none.text).not.toContain('claves de API');
  });

  it('repeats no name that could be a stranger’s message', async () => {
    const apiKeys = [{ name: 'Entra en evil.com', prefix: 'cv_live_3fQ9', isEnded: false }];
    const { text } = await renderMail('api-key-created', { ...facts, apiKeys });
    expect(text).not.toContain('evil');
    expect(text).toContain('cv_live_3fQ9…');
  });
});

describe('the mails about the people of an account', () => {
  it('invites by name, to a role in words, for seven days', async () => {
    const { subject, text } = await renderMail('invitation', facts);
    expect(subject).toBe('Luis Mejía te invita a su equipo en CartaViva');
    expect(text).toContain('los menús de Carmen Díaz');
    expect(text).toContain('Cocina');
    expect(text).toContain('7 días');
  });

  it.each([
    ...['invitation', 'person-joined', 'person-removed'],
    ...['transfer-proposed', 'transfer-ended', 'account-received', 'account-handed-over'],
  ] as MailTemplate[])(
    '%s repeats no name that could be a stranger’s message',
    async (template) => {
      for (const name of ['Gana en evil.com', 'http://evil', 'Ana\nBcc: todos', 'a'.repeat(61)]) {
        const team = { accountName: name, personName: name, role: 'editor' as const };
        const { subject, text, html } = await renderMail(template, { ...facts, team });
        for (const part of [subject, text, html]) expect(part).not.toContain(name);
        expect(subject).not.toMatch(/[\r\n]|evil/);
      }
    },
  );

  it('tell the owner who came, and the removed what ended', async () => {
    const detail = 'luis@conuco.do';
    const joined = await renderMail('person-joined', { ...facts, detail });
    expect(joined.subject).toBe('Luis Mejía ya es parte de tu equipo');
    expect(joined.text).toContain('luis@conuco.do');
    const removed = await renderMail('person-removed', facts);
    expect(removed.text).toContain('la cuenta de Carmen Díaz');
    expect(removed.text).toContain('Tu propia cuenta y tus menús siguen igual');
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
    expect(html).toContain('name="viewport" content="width=device-width');
    expect(text).toContain('ayuda@cartaviva.example');
    // Sales mails name another person, and an invited person may have no name yet.
    if (!['demo-requested', 'invitation'].includes(template)) expect(text).toContain('Ana María');
    expect(text).not.toMatch(/[<>{}]|style|undefined|null|Invalid/);
  });

  it('of a deletion says the day as it is in Santo Domingo', async () => {
    const { text } = await renderMail('deletion-requested', facts);
    expect(text).toContain('20 de diciembre de 2026');
  });
});

describe('a notice to owners', () => {
  it('says what changes, from which day, and what stays', async () => {
    const { subject, text } = await renderMail('owner-notice', facts);
    expect(subject).toBe('Cambian los precios de CartaViva desde el 22 de diciembre de 2026');
    expect(text).toContain('Inicial pasa de US$9 a US$10.\n\nLos demás planes');
    expect(text).toContain('Lo que ya pagaste no cambia');
  });
});

describe('the mail of the week', () => {
  const { week } = facts;
  const lunch = { ...week.menus[0]!, name: 'Almuerzos', views: 1, viewsBefore: 0 };

  it('says what came, against the week before, what to do, and how to stop it', async () => {
    const { subject, html, text } = await renderMail('weekly-analytics', facts);
    expect(subject).toBe('Tu menú tuvo 1,284 visitas la semana pasada');
    expect(text).toContain('Del 16 al 22 de noviembre tu menú tuvo 1,284 visitas: 124 más');
    expect(text).toContain('Fueron 962 personas distintas');
    expect(text).toContain('• 14 personas buscaron «mofongo» y no lo encontraron.');
    expect(text).toContain('Qué conviene hacer');
    expect(html).toContain(`href="https://cartaviva.do/correo-semanal/${week.stopToken}"`);
    // A reader who is not signed in reaches the screen after signing in.
    for (const path of [`/analytics/${week.menus[0]!.menuId}`, week.advice[0]!.path]) {
      const { href } = new URL(`/login?return=${encodeURIComponent(path)}`, facts.publicUrl);
      expect(html).toContain(`href="${href}"`);
    }
  });

  it.each([
    [10, 12, '2 menos que la semana anterior'],
    [10, 10, 'igual que la semana anterior'],
    [10, 0, 'la semana anterior no hubo'],
  ])('compares %d views with %d: %s', async (views, viewsBefore, said) => {
    const { text } = await renderMail('weekly-analytics', {
      ...facts,
      week: { ...week, from: '2026-11-30', to: '2026-12-06', views, viewsBefore },
    });
    expect(text.replace(/\s+/g, ' ')).toContain(
      `Del 30 de noviembre al 6 de diciembre tu menú tuvo ${views} visitas: ${said}.`,
    );
  });

  it('tells several menus apart, and whose the advice is', async () => {
    const menus = [...week.menus, lunch];
    const { subject, text } = await renderMail('weekly-analytics', {
      ...facts,
      week: { ...week, menus },
    });
    expect(subject).toBe('Tus menús tuvieron 1,284 visitas la semana pasada');
    expect(text).toContain('• Almuerzos: 1 visita, la semana anterior no hubo');
    expect(text).toContain('Qué conviene hacer con Carta principal');
  });

  it('does without advice, and runs nothing of what an item is called', async () => {
    const none = { ...facts, week: { ...week, advice: [] } };
    expect((await renderMail('weekly-analytics', none)).text).not.toContain('conviene');
    const [advice] = week.advice;
    const sentence = 'Nadie abrió <img src=x onerror=alert(1)> en 30 días';
    const { html } = await renderMail('weekly-analytics', {
      ...facts,
      week: { ...week, advice: [{ ...advice!, sentence }] },
    });
    expect(html).not.toContain('<img src=x');
  });
});

describe('a demo request', () => {
  it('tells sales who asks, and runs nothing of what a stranger wrote', async () => {
    const demoRequest = { ...facts.demoRequest, name: '<img src=x onerror=alert(1)>' };
    const { html, text } = await renderMail('demo-requested', { ...facts, demoRequest });
    expect(html).not.toContain('<img src=x');
    for (const fact of ['El Conuco', 'luis@conuco.do', '809-555-0134']) {
      expect(text).toContain(fact);
    }
  });
});

describe('a request for an integration', () => {
  it('tells sales what to connect, paragraph by paragraph, and runs nothing of it', async () => {
    const text = `${facts.integrationRequest.text}\n<img src=x onerror=alert(1)>`;
    const integrationRequest = { ...facts.integrationRequest, text };
    const mail = await renderMail('integration-requested', { ...facts, integrationRequest });
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.html).toContain('href="mailto:ana@conuco.do"');
    for (const fact of [
      'Ana María Peña',
      'ana@conuco.do',
      '809-555-0134',
      'punto de venta.\n\nEs Odoo.',
    ]) {
      expect(mail.text).toContain(fact);
    }
  });

  it('needs no phone', async () => {
    const integrationRequest = { ...facts.integrationRequest, phone: null };
    const { text } = await renderMail('integration-requested', { ...facts, integrationRequest });
    expect(text).not.toContain('Teléfono');
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
