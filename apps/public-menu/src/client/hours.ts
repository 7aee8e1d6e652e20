import { localDate, openingAt } from '../menu/opening-data';
import { timeIn, type HoursData } from '../menu/opening-times';
import { fill } from '../messages/fill';
import { showServed } from './served';

const REFRESH_MS = 20_000;
const DAY_MS = 86_400_000;

/** What is true of a restaurant now. */
interface HoursNow {
  /** 'Abierto ahora · cierra 10:00 p. m.' */
  readonly sentence: string;
  /** What whoever orders is told and asked; undefined while it is open. */
  readonly closed:
    | { readonly notice: string; readonly question: string; readonly send: string }
    | undefined;
}

/** Undefined for a menu that says nothing of its hours, and for a page too old to tell. */
export function hoursNow(page: Document = document, now: Date = new Date()): HoursNow | undefined {
  const json = page.querySelector<HTMLElement>('.hours')?.dataset['hours'];
  if (!json) return undefined;
  const { opening, texts } = JSON.parse(json) as HoursData;
  const state = openingAt(opening, now);
  if (!state) return undefined;
  const { isOpen, changesAt } = state;
  const { question, send, ...asked } = texts.ask;
  const values = { time: '', day: '' };
  let when: 'closed' | 'today' | 'tomorrow' | 'day' = 'closed';
  if (changesAt) {
    const local = localDate(opening, changesAt);
    const ahead = dayOf(local) - dayOf(localDate(opening, now));
    when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'day';
    const date = local.toISOString();
    values.time = timeIn(local, page.documentElement.lang, 'UTC');
    // Of a day after the next seven the name alone would mean another one.
    values.day =
      texts.days[(local.getUTCDay() + 6) % 7]! +
      (ahead > 6 ? ` ${date.slice(8, 10)}/${date.slice(5, 7)}` : '');
  }
  // That it closes on a day to come is nothing to hurry for.
  const closesSoon = changesAt && changesAt.getTime() - now.getTime() < DAY_MS;
  const sentence = isOpen ? (closesSoon ? texts.closes : texts.open) : texts[when];
  // In Spanish one o'clock alone is singular, and 'p. m.' ends a sentence by itself.
  const notice = fill(asked[when], values)
    .replace(/a las (?=1:)/, 'a la ')
    .replace(/\.\.$/, '.');
  const closed = isOpen ? undefined : { notice, question, send };
  return { sentence: fill(sentence, values), closed };
}

const dayOf = (local: Date) => Math.floor(local.getTime() / DAY_MS);

/** Says in the header whether the restaurant is open now. */
export function showHours(page: Document): void {
  const shown = page.querySelector<HTMLElement>('.hours');
  const now = hoursNow(page);
  if (!shown || !now) return;
  shown.dataset['open'] = String(!now.closed);
  const text = shown.querySelector('summary span')!;
  if (text.textContent !== now.sentence) text.textContent = now.sentence;
}

let isFollowing = false;

/** Says it, and what is served now, and keeps that true while the page is looked at. */
export function followHours(page: Document): void {
  showHours(page);
  showServed(page);
  if (isFollowing) return;
  isFollowing = true;
  const show = () => {
    if (page.hidden) return;
    showHours(page);
    showServed(page);
  };
  setInterval(show, REFRESH_MS);
  page.addEventListener('visibilitychange', show);
}
