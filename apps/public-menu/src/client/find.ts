import { fill } from '../messages/fill';
import { itemFilter, type Search } from './item-filter';
import { onMenuChanged } from './menu-changed';
import { messages } from './messages';

/** Shows the search of a menu, which a page without script does not offer, and makes it work. */
export function offerSearch(page: Document): void {
  let form: HTMLFormElement | null = null;
  let show = () => {};
  const offer = () => {
    // The form stays while menus change, unless one of them needs no search.
    const offered = form;
    form = page.querySelector('#find');
    if (form && form !== offered) show = searchWith(page, form);
    if (form) show();
  };
  offer();
  onMenuChanged(offer);
}

/** Makes a form search; the function it gives shows once more what the form asks for. */
function searchWith(page: Document, form: HTMLFormElement): () => void {
  const open = page.querySelector<HTMLButtonElement>('.open')!;
  const input = form.querySelector<HTMLInputElement>('[type=search]')!;
  const boxes = () => [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const filter = itemFilter(page);

  const show = (): Search => {
    const checked = boxes().filter((box) => box.checked);
    const search = { words: input.value, diets: checked.map(({ value }) => value) };
    const found = filter({ ...search, diets: checked.map(nameOf) });
    open.hidden = false;
    open.toggleAttribute('data-active', found !== undefined);
    form.querySelector<HTMLElement>('[type=reset]')!.hidden = found === undefined;
    form.querySelector('[role=status]')!.textContent = foundSentence(found);
    return search;
  };
  const unfold = (unfolded: boolean) => {
    form.hidden = !unfolded;
    open.setAttribute('aria-expanded', String(unfolded));
  };
  const toggle = (unfolded: boolean) => {
    unfold(unfolded);
    (unfolded ? input : open).focus();
  };

  open.addEventListener('click', () => toggle(Boolean(form.hidden)));
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toggle(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    input.blur();
  });
  form.addEventListener('input', () => {
    writeSearch(show());
    showFirstItem(page);
  });
  // The fields are empty only after the event that announces it.
  form.addEventListener('reset', () => setTimeout(() => writeSearch(show())));

  const asked = searchInAddress();
  if (asked.words || asked.diets.length > 0) {
    input.value = asked.words;
    for (const box of boxes()) box.checked = asked.diets.includes(box.value);
    unfold(true);
  }
  return show;
}

/** A diet as items bear it, in the page's language; its value is what the address keeps. */
const nameOf = (box: HTMLInputElement) => box.parentElement!.textContent;

/** Room between the bar and the first card, in pixels. */
const GAP = 20;

/** Items further up may be the ones that were found. */
function showFirstItem(page: Document): void {
  const bar = page.querySelector<HTMLElement>('.bar');
  const menu = page.querySelector('main');
  if (bar && menu) scrollTo(0, menu.offsetTop - bar.offsetHeight - GAP);
}

function foundSentence(found: number | undefined): string {
  if (found === undefined) return '';
  const { none, one, many } = messages().found;
  if (found === 0) return none;
  return found === 1 ? one : fill(many, { count: found });
}

/** The search that the address asks for: `?q=piña&dieta=Vegano`. */
function searchInAddress(): Search {
  const asked = new URLSearchParams(location.search);
  return { words: asked.get('q') ?? '', diets: asked.getAll('dieta') };
}

/** Keeps a search in the address, where it can be shared, without another step to go back. */
function writeSearch({ words, diets }: Search): void {
  const address = new URL(location.href);
  address.searchParams.delete('q');
  address.searchParams.delete('dieta');
  if (words.trim()) address.searchParams.set('q', words.trim());
  for (const diet of diets) address.searchParams.append('dieta', diet);
  history.replaceState(history.state, '', address);
}
