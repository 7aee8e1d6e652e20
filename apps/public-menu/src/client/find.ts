import { fill } from '../messages/fill';
import { itemFilter, type Search } from './item-filter';
import { onMenuChanged, onMenuChanging } from './menu-changed';
import { messages } from './messages';
import { byPrice, rankedList } from './ranked-list';

/** State of the search, in the page and in the URL: `?q=piña&dieta=Vegano&orden=precio`. */
interface Shown extends Search {
  readonly byPrice: boolean;
}

/** Shortest movement in pixels that counts as scrolling up or down. */
const SCROLLED_PX = 12;
/** Height in pixels of the part of the page above the items, where the filters would cover the first one. */
const HEADER_PX = 300;

/** Reveals the search of a menu, which is hidden without scripts, and makes it and its filters work. */
export function offerSearch(page: Document): void {
  const { filter, rankFor } = itemFilter(page);
  const list = rankedList(page);

  const show = (): void => {
    const controls = controlsOf(page);
    if (!controls) return;
    const asked = askedOf(controls);
    list.putBack();
    if (asked.byPrice) list.show(messages().byPrice, byPrice());
    let found = filter(asked);
    const rank = rankFor(asked);
    if (!asked.byPrice && new Set(shownRows(page).map(rank)).size > 1) {
      list.show(controls.input.getAttribute('aria-label')!, rank);
      found = filter(asked);
    }
    suggest(controls, found === 0 ? asked.words : '');
    const index = page.querySelector<HTMLElement>('.index');
    if (index) index.hidden = !page.querySelector('.bar nav a:not([hidden])');
    const { open, filters } = controls;
    open.hidden = false;
    open.toggleAttribute('data-active', Boolean(asked.words));
    filters.toggleAttribute('data-active', !isAll(asked));
    filters.querySelector<HTMLElement>('[type=reset]')!.hidden = isAll(asked);
    filters.querySelector('[role=status]')!.textContent = sentenceOf(asked, found);
  };
  const changed = () => {
    show();
    writeAddress(askedOf(controlsOf(page)!));
  };
  let read = scrollY;
  addEventListener('scroll', () => {
    const way = scrollY - read;
    if (Math.abs(way) < SCROLLED_PX) return;
    read = scrollY;
    // The style sheet shows the filters over the items.
    page.documentElement.toggleAttribute('data-up', way < 0 && read > HEADER_PX);
  });
  const unfold = ({ open, form }: Controls, unfolded: boolean) => {
    form.hidden = !unfolded;
    open.setAttribute('aria-expanded', String(unfolded));
  };
  const toggle = (controls: Controls, unfolded: boolean) => {
    unfold(controls, unfolded);
    (unfolded ? controls.input : controls.open).focus();
  };

  page.addEventListener('click', ({ target }) => {
    const controls = controlsOf(page);
    const button = (target as Element).closest('button');
    if (!controls || !button) return;
    if (button === controls.open) toggle(controls, Boolean(controls.form.hidden));
    if (button === controls.meant) {
      controls.input.value = button.value;
      changed();
    }
    if (!controls.chips.includes(button)) return;
    button.setAttribute('aria-pressed', String(!isPressed(button)));
    changed();
    // Matching items may be further up. The filters stay in sight.
    scrollTo(0, Math.min(scrollY, topOf(page)));
  });
  page.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && isOfSearch(target)) toggle(controlsOf(page)!, false);
  });
  page.addEventListener('submit', (event) => {
    if (!isOfSearch(event.target)) return;
    event.preventDefault();
    controlsOf(page)!.input.blur();
  });
  page.addEventListener('input', ({ target }) => {
    if (!isOfSearch(target)) return;
    changed();
    scrollTo(0, topOf(page));
  });
  page.addEventListener('reset', ({ target }) => {
    if (!isOfSearch(target)) return;
    for (const chip of controlsOf(page)!.chips) chip.setAttribute('aria-pressed', 'false');
    // A reset event fires before the field is empty.
    setTimeout(changed);
  });

  const controls = controlsOf(page);
  const asked = readAddress();
  if (controls && !isAll(asked)) {
    controls.input.value = asked.words;
    for (const chip of controls.chips) {
      const isAsked = chip.value ? asked.diets.includes(chip.value) : asked.byPrice;
      chip.setAttribute('aria-pressed', String(isAsked));
    }
    unfold(controls, Boolean(asked.words));
  }
  show();
  onMenuChanging(list.putBack);
  onMenuChanged(show);
}

const shownRows = (page: Document) => [...page.querySelectorAll('.items > li:not([hidden])')];

/** Offers a word of the menu that resembles the words of a search without results. */
function suggest({ input, meant }: Controls, words: string): void {
  meant.hidden = true;
  if (!words) return;
  import(/* webpackChunkName: "suggestion" */ './suggestion').then(
    ({ suggestionFor }) => {
      // The diner may have typed on meanwhile.
      const word = input.value.trim() === words ? suggestionFor(words) : undefined;
      meant.hidden = !word;
      meant.value = word ?? '';
      meant.textContent = fill(messages().found.meant, { word: word ?? '' });
    },
    () => undefined,
  );
}

type Controls = NonNullable<ReturnType<typeof controlsOf>>;

/** Returns the search controls, or undefined for a menu that is too small to have them. */
function controlsOf(page: Document) {
  const form = page.querySelector<HTMLFormElement>('#find');
  const filters = page.querySelector<HTMLElement>('.filters');
  if (!form || !filters) return undefined;
  const open = page.querySelector<HTMLButtonElement>('.open')!;
  const input = form.querySelector('input')!;
  const chips = [...filters.querySelectorAll<HTMLButtonElement>('.chips button')];
  const meant = filters.querySelector<HTMLButtonElement>('.meant')!;
  return { form, filters, open, input, chips, meant };
}

const isOfSearch = (target: EventTarget | null) => Boolean((target as Element).closest('#find'));
const isPressed = (chip: Element) => chip.getAttribute('aria-pressed') === 'true';

function askedOf({ input, chips }: Controls): Shown {
  const pressed = chips.filter(isPressed).map(({ value }) => value);
  return {
    words: input.value.trim(),
    diets: pressed.filter(Boolean),
    byPrice: pressed.includes(''),
  };
}

const isAll = ({ words, diets, byPrice }: Shown) => !words && diets.length === 0 && !byPrice;

/** Scroll position in pixels at which the first item is directly below the bar. */
const topOf = (page: Document) =>
  page.querySelector('main')!.offsetTop - page.querySelector<HTMLElement>('.bar')!.offsetHeight;

/** Describes the number of results and their order: '2 platos · De menor a mayor precio'. */
function sentenceOf({ byPrice }: Shown, found: number | undefined): string {
  const { found: texts, byPrice: order } = messages();
  if (found === 0) return texts.none;
  const count = found && (found === 1 ? texts.one : fill(texts.many, { count: found }));
  return [count, byPrice && order].filter(Boolean).join(' · ');
}

function readAddress(): Shown {
  const asked = new URLSearchParams(location.search);
  return {
    words: asked.get('q') ?? '',
    diets: asked.getAll('dieta'),
    byPrice: asked.get('orden') === 'precio',
  };
}

/** Keeps the search in the URL, so that it can be shared, without adding a history entry. */
function writeAddress({ words, diets, byPrice }: Shown): void {
  const address = new URL(location.href);
  const asked = address.searchParams;
  for (const name of ['q', 'dieta', 'orden']) asked.delete(name);
  if (words) asked.set('q', words);
  for (const diet of diets) asked.append('dieta', diet);
  if (byPrice) asked.set('orden', 'precio');
  history.replaceState(history.state, '', address);
}
