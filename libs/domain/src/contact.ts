import type { PlanId } from './plans';

/** What operators say of how people reach them (README, "Configuration"). */
export interface ContactSettings {
  readonly SUPPORT_EMAIL: string;
  /** As people write it, with its country. */
  readonly SUPPORT_PHONE: string;
  /** When the phone is answered, by schema.org's opening hours, in Santo Domingo: `Mo-Sa 08:00-19:00`. */
  readonly SUPPORT_HOURS: string;
  /** Longest wait for an answer by mail or chat, in hours of those. */
  readonly SUPPORT_REPLY_HOURS: number;
  /** The same for plans with priority. */
  readonly SUPPORT_PRIORITY_HOURS: number;
  /** Who answers the largest plan, and nobody else. */
  readonly SUPPORT_DEDICATED_EMAIL: string;
  readonly SALES_EMAIL: string;
  readonly LEGAL_EMAIL: string;
}

/** An example's, for whoever tries the system out: nobody reads these mailboxes. */
export const EXAMPLE_CONTACT_SETTINGS: ContactSettings = {
  SUPPORT_EMAIL: 'soporte@cartaviva.do',
  SUPPORT_PHONE: '+1 809-555-0100',
  SUPPORT_HOURS: 'Mo-Sa 08:00-19:00',
  SUPPORT_REPLY_HOURS: 2,
  SUPPORT_PRIORITY_HOURS: 1,
  SUPPORT_DEDICATED_EMAIL: 'empresas@cartaviva.do',
  SALES_EMAIL: 'ventas@cartaviva.do',
  LEGAL_EMAIL: 'legal@cartaviva.do',
};

/** Example number for chat buttons. */
export const EXAMPLE_WHATSAPP = '18495550100';

/** How people reach an installation, in the words that pages and mails say. */
export interface Contact {
  readonly support: string;
  readonly dedicated: string;
  readonly sales: string;
  readonly legal: string;
  readonly phone: string;
  /** Of a link that calls. */
  readonly phoneHref: string;
  /** 'Lunes a sábado' */
  readonly days: string;
  /** '8 AM – 7 PM' */
  readonly time: string;
  /** 'de lunes a sábado, de 8 AM a 7 PM' */
  readonly hours: string;
  /** '2 horas' */
  readonly reply: string;
  /** '1 hora' */
  readonly priorityReply: string;
}

/** What SUPPORT_HOURS may say. */
export const OPENING_HOURS =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

const DAYS: Readonly<Record<string, string>> = {
  Mo: 'lunes',
  Tu: 'martes',
  We: 'miércoles',
  Th: 'jueves',
  Fr: 'viernes',
  Sa: 'sábado',
  Su: 'domingo',
};

/** 24-hour digits as people say them: `19`, `30` is '7:30 PM'. */
function clockOf(hour: string, minutes: string): string {
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  const shown = Number(hour) % 12 || 12;
  return `${shown}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

/** Of a day's name: those that end in s stay as they are. */
const plural = (day: string) => (day.endsWith('s') ? day : `${day}s`);

const hoursOf = (count: number) => (count === 1 ? '1 hora' : `${count} horas`);

/** Settings in words. @throws when SUPPORT_HOURS has another form than `OPENING_HOURS` */
export function contactOf(settings: ContactSettings): Contact {
  const parts = OPENING_HOURS.exec(settings.SUPPORT_HOURS);
  if (!parts) throw new Error('SUPPORT_HOURS has the wrong form');
  const [, first = '', last, fromHour = '', fromMinutes = '', toHour = '', toMinutes = ''] = parts;
  const days = last ? `${DAYS[first]} a ${DAYS[last]}` : DAYS[first]!;
  const [opens, closes] = [clockOf(fromHour, fromMinutes), clockOf(toHour, toMinutes)];
  return {
    support: settings.SUPPORT_EMAIL,
    dedicated: settings.SUPPORT_DEDICATED_EMAIL,
    sales: settings.SALES_EMAIL,
    legal: settings.LEGAL_EMAIL,
    phone: settings.SUPPORT_PHONE,
    phoneHref: `tel:${settings.SUPPORT_PHONE.replace(/[^\d+]/g, '')}`,
    days: days[0]!.toUpperCase() + days.slice(1),
    time: `${opens} – ${closes}`,
    hours: `${last ? `de ${days}` : `los ${plural(days)}`}, de ${opens} a ${closes}`,
    reply: hoursOf(settings.SUPPORT_REPLY_HOURS),
    priorityReply: hoursOf(settings.SUPPORT_PRIORITY_HOURS),
  };
}

export const EXAMPLE_CONTACT = contactOf(EXAMPLE_CONTACT_SETTINGS);

/**
 * Stands for a value of `Contact` in a page that is written at build, before anybody knows the
 * installation: the gateway puts the value in its place.
 */
export const contactMark = (name: keyof Contact): string => `contacto-${name}.invalid`;

export const CONTACT_MARKS = Object.fromEntries(
  Object.keys(EXAMPLE_CONTACT).map((name) => [name, contactMark(name as keyof Contact)]),
) as unknown as Contact;

const MARK = /contacto-([a-zA-Z]+)\.invalid/g;

/** The text with an installation's values in the places of their marks. */
export const withContact = (text: string, contact: Contact): string =>
  text.replace(MARK, (mark, name: string) =>
    Object.hasOwn(contact, name) ? contact[name as keyof Contact] : mark,
  );

/** A way to reach people who help, as a plan has it (specification §9, "Plans per month"). */
export type SupportChannel = 'email' | 'chat' | 'phone' | 'dedicated';

export interface Support {
  readonly channels: readonly SupportChannel[];
  /** Whether its mails and chats are answered before others'. */
  readonly hasPriority: boolean;
}

const SUPPORT: Readonly<Record<PlanId, Support>> = {
  free: { channels: ['email', 'phone'], hasPriority: false },
  inicial: { channels: ['chat', 'email', 'phone'], hasPriority: false },
  profesional: { channels: ['chat', 'email', 'phone'], hasPriority: true },
  empresarial: { channels: ['dedicated', 'chat', 'email', 'phone'], hasPriority: true },
};

/** The support that comes with a plan. */
export const supportOf = (plan: PlanId): Support => SUPPORT[plan];
