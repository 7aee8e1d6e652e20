import { localDate, openingAt } from '../menu/opening-data';
import { timeIn, type HoursData } from '../menu/opening-times';
import { fill } from '../messages/fill';
import { showServed } from './served';

const REFRESH_MS = 20_000;
const DAY_MS = 86_400_000;

interface HoursNow {
  /** A sentence such as 'Abierto ahora · cierra 10:00 p. m.'. */
  readonly sentence: string;
  /** Texts for diners who order while the restaurant is closed. The value is undefined while it is open. */
  readonly closed:
    | { readonly notice: string; readonly question: string; readonly send: string }
    | undefined;
}

/** Returns undefined for a menu without hours, and for a page whose hours data is too old. */
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
    values.time = timeIn(local, page.documentElement.lang, 'UTC').replace(/ /g, '\u00a0');
    // More than six days ahead, the weekday alone would name an earlier day, so the date is added.
    values.day =
      texts.days[(local.getUTCDay() + 6) % 7]! +
      (ahead > 6 ? ` ${date.slice(8, 10)}/${date.slice(5, 7)}` : '');
  }
  // A closing time more than a day ahead is not worth showing.
  const closesSoon = changesAt && changesAt.getTime() - now.getTime() < DAY_MS;
  const sentence = isOpen ? (closesSoon ? texts.closes : texts.open) : texts[when];
  // In Spanish, only one o'clock is singular, and the period of 'p. m.' also ends the sentence.
  const notice = fill(asked[when], values)
    .replace(/a las (?=1:)/, 'a la ')
    .replace(/\.\.$/, '.');
  const closed = isOpen ? undefined : { notice, question, send };
  return { sentence: fill(sentence, values), closed };
}

const dayOf = (local: Date) => Math.floor(local.getTime() / DAY_MS);

export function showHours(page: Document): void {
  const shown = page.querySelector<HTMLElement>('.hours');
  const now = hoursNow(page);
  if (!shown || !now) return;
  shown.dataset['open'] = String(!now.closed);
  const text = shown.querySelector('b')!;
  if (text.textContent !== now.sentence) text.textContent = now.sentence;
}

let isFollowing = false;

/** Shows the current opening state and the categories served now, and updates both while the page is visible. */
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
