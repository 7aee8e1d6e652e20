import {
  CONTACT_MARKS,
  contactOf,
  EXAMPLE_CONTACT,
  EXAMPLE_CONTACT_SETTINGS,
  supportOf,
  withContact,
} from './contact';
import { PLANS } from './plans';

describe('how people reach an installation', () => {
  it('is said in words', () => {
    expect(EXAMPLE_CONTACT).toMatchObject({
      phoneHref: 'tel:+18095550100',
      days: 'Lunes a sábado',
      time: '8 AM – 7 PM',
      hours: 'de lunes a sábado, de 8 AM a 7 PM',
      reply: '2 horas',
      priorityReply: '1 hora',
    });
  });

  it.each([
    ['Mo-Su 00:00-12:30', 'de lunes a domingo, de 12 AM a 12:30 PM'],
    ['Sa 09:05-23:00', 'los sábados, de 9:05 AM a 11 PM'],
  ])('%s is «%s»', (SUPPORT_HOURS, said) => {
    expect(contactOf({ ...EXAMPLE_CONTACT_SETTINGS, SUPPORT_HOURS }).hours).toBe(said);
  });

  it('stands in a written page as marks, each replaced by its own value', () => {
    const page = Object.values(CONTACT_MARKS).join('|');
    expect(withContact(page, EXAMPLE_CONTACT)).toBe(Object.values(EXAMPLE_CONTACT).join('|'));
    const unknown = 'contacto-constructor.invalid contacto-nadie.invalid';
    expect(withContact(unknown, EXAMPLE_CONTACT)).toBe(unknown);
  });
});

describe('the support of a plan', () => {
  it.each(PLANS)('$name has what its card sells', ({ id, features }) => {
    const { channels, hasPriority } = supportOf(id);
    const sold = (feature: string) => features.includes(feature);
    if (sold('Soporte por email')) expect(channels).toContain('email');
    if (sold('Chat en vivo')) expect(channels).toContain('chat');
    if (sold('Soporte prioritario')) expect(hasPriority).toBe(true);
    expect(channels.includes('dedicated')).toBe(sold('Soporte dedicado'));
    if (id === 'free') expect(channels).not.toContain('chat');
  });
});
