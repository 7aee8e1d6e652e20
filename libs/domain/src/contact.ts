import type { PlanId } from './plans';

/** Operator's settings for contact details (README, "Configuration"). */
export interface ContactSettings {
  readonly SUPPORT_EMAIL: string;
  /** Formatted number with the country code. */
  readonly SUPPORT_PHONE: string;
  /** Hours of the phone, in schema.org's format for opening hours, in Santo Domingo time: `Mo-Sa 08:00-19:00`. */
  readonly SUPPORT_HOURS: string;
  /** Maximum time until a mail or chat is answered, in hours of `SUPPORT_HOURS`. */
  readonly SUPPORT_REPLY_HOURS: number;
  /** The same for plans with priority. */
  readonly SUPPORT_PRIORITY_HOURS: number;
  /** Address that only customers of the largest plan get. */
  readonly SUPPORT_DEDICATED_EMAIL: string;
  readonly SALES_EMAIL: string;
  readonly LEGAL_EMAIL: string;
}

/** Example values for trying the system. Nobody reads these mailboxes. */
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

/** Contact details of an installation, in the words of pages and mails. */
export interface Contact {
  readonly support: string;
  readonly dedicated: string;
  readonly sales: string;
  readonly legal: string;
  readonly phone: string;
  readonly phoneHref: string;
  /** Example: 'Lunes a sábado'. */
  readonly days: string;
  /** Example: '8 AM – 7 PM'. */
  readonly time: string;
  /** Example: 'de lunes a sábado, de 8 AM a 7 PM'. */
  readonly hours: string;
  /** Example: '2 horas'. */
  readonly reply: string;
  /** Example: '1 hora'. */
  readonly priorityReply: string;
}

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

/** Formats the digits of a 24-hour time: `19` and `30` give '7:30 PM'. */
function clockOf(hour: string, minutes: string): string {
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  const shown = Number(hour) % 12 || 12;
  return `${shown}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

/** Returns the plural of a day's name. Names that end in s do not change. */
const plural = (day: string) => (day.endsWith('s') ? day : `${day}s`);

const hoursOf = (count: number) => (count === 1 ? '1 hora' : `${count} horas`);

/**
 * Converts settings to words.
 * @throws when SUPPORT_HOURS does not match `OPENING_HOURS`
 */
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
 * Placeholder for a value of `Contact` in a page that is built before the installation is known. The gateway replaces
 * it.
 */
export const contactMark = (name: keyof Contact): string => `contacto-${name}.invalid`;

export const CONTACT_MARKS = Object.fromEntries(
  Object.keys(EXAMPLE_CONTACT).map((name) => [name, contactMark(name as keyof Contact)]),
) as unknown as Contact;

const MARK = /contacto-([a-zA-Z]+)\.invalid/g;

/** Replaces the placeholders in a text with an installation's values. */
export const withContact = (text: string, contact: Contact): string =>
  text.replace(MARK, (mark, name: string) =>
    Object.hasOwn(contact, name) ? contact[name as keyof Contact] : mark,
  );

/** Channel of support in a plan (specification §9, "Plans per month"). */
export type SupportChannel = 'email' | 'chat' | 'phone' | 'dedicated';

export interface Support {
  readonly channels: readonly SupportChannel[];
  /** True if its mails and chats are answered before those of other plans. */
  readonly hasPriority: boolean;
}

const SUPPORT: Readonly<Record<PlanId, Support>> = {
  free: { channels: ['email', 'phone'], hasPriority: false },
  inicial: { channels: ['chat', 'email', 'phone'], hasPriority: false },
  profesional: { channels: ['chat', 'email', 'phone'], hasPriority: true },
  empresarial: { channels: ['dedicated', 'chat', 'email', 'phone'], hasPriority: true },
};

export const supportOf = (plan: PlanId): Support => SUPPORT[plan];
