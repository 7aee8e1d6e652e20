import { calendarDay, HOME_TIME_ZONE } from './places/time-zone';

export const NOTICE_KINDS = ['prices', 'terms'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Minimum days between the mail and the effective day (specification §9, "Terms"). */
export const NOTICE_DAYS: Readonly<Record<NoticeKind, number>> = { prices: 30, terms: 30 };

export const NOTICE_TEXT_MAX = 2000;

const DAY_MS = 24 * 3_600_000;

/** Returns the first possible effective day of a notice that is sent now, in Santo Domingo time: `2026-12-22`. */
export const earliestEffectiveDay = (kind: NoticeKind, now: Date): string =>
  calendarDay(new Date(now.getTime() + NOTICE_DAYS[kind] * DAY_MS), HOME_TIME_ZONE);

/** Returns true if a text is a valid date in the form `2026-12-22`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Formats `2026-12-22` as '22 de diciembre de 2026'. */
const longDay = (day: string): string =>
  isCalendarDay(day)
    ? new Date(`${day}T12:00:00Z`).toLocaleDateString('es-DO', {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
    : day;

/** Text around an admin's own words in the mail and in its preview. */
export interface NoticeWords {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  /** Path of a page with more information. */
  readonly page: string;
  readonly action: string;
  readonly close: string;
}

/** @param effectiveOn date in the form `2026-12-22` */
export function noticeWords(kind: NoticeKind, effectiveOn: string): NoticeWords {
  const day = longDay(effectiveOn);
  if (kind === 'prices') {
    return {
      subject: `Cambian los precios de CartaViva desde el ${day}`,
      title: 'Cambian nuestros precios',
      lead: `Desde el ${day} cambian los precios de los planes de CartaViva.`,
      page: '/#pricing',
      action: 'Ver los planes',
      close:
        'Lo que ya pagaste no cambia: cuenta hasta el final de su período. Puedes cambiar de plan o cancelar cuando quieras, y tus menús publicados siguen en línea.',
    };
  }
  return {
    subject: `Cambian los términos de CartaViva desde el ${day}`,
    title: 'Cambian nuestros términos',
    lead: `Desde el ${day} cambian los Términos de Servicio de CartaViva.`,
    page: '/terminos',
    action: 'Leer los términos',
    close:
      'Si sigues usando CartaViva desde ese día, los aceptas. Si no estás de acuerdo, puedes descargar tu contenido y cerrar tu cuenta desde tu perfil.',
  };
}
