import { searchable } from '@cartaviva/domain';

/** Shows the search of a menu, which a page without script does not offer, and makes it work. */
export function offerSearch(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('#find');
  const open = page.querySelector<HTMLButtonElement>('.open');
  const input = form?.querySelector<HTMLInputElement>('[type=search]');
  if (!form || !open || !input) return;

  const show = filterOf(page, form, input, open);
  const unfold = (unfolded: boolean) => {
    form.hidden = !unfolded;
    open.setAttribute('aria-expanded', String(unfolded));
    (unfolded ? input : open).focus();
  };
  open.hidden = false;
  open.addEventListener('click', () => unfold(Boolean(form.hidden)));
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') unfold(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    input.blur();
  });
  form.addEventListener('input', () => {
    show();
    showFirstDish(page);
  });
  // The fields are empty only after the event that announces it.
  form.addEventListener('reset', () => setTimeout(show));
  // A browser that comes back to the page fills the fields in again.
  show();
}

/** Leaves only the dishes that have every word and every diet asked for. */
function filterOf(
  page: Document,
  form: HTMLFormElement,
  input: HTMLInputElement,
  open: HTMLButtonElement,
): () => void {
  const status = form.querySelector('[role=status]')!;
  const reset = form.querySelector<HTMLButtonElement>('[type=reset]')!;
  const sections = [...page.querySelectorAll<HTMLElement>('main section')].map((card) => ({
    card,
    link: page.querySelector<HTMLElement>(`nav a[href="#${card.id}"]`),
  }));
  const dishes = [...page.querySelectorAll<HTMLElement>('main li')].map((row) => ({
    row,
    text: searchable(row.textContent),
    diets: [...row.querySelectorAll('.tags span')].map((tag) => tag.textContent),
  }));

  return () => {
    const words = searchable(input.value).split(' ').filter(Boolean);
    const wanted = [...form.querySelectorAll<HTMLInputElement>(':checked')].map((box) => box.value);
    const filtering = words.length + wanted.length > 0;
    for (const { row, text, diets } of dishes) {
      row.hidden = !(
        words.every((word) => text.includes(word)) && wanted.every((diet) => diets.includes(diet))
      );
    }
    for (const { card, link } of sections) {
      card.hidden = !card.querySelector('li:not([hidden])');
      if (link) link.hidden = Boolean(card.hidden);
    }
    open.classList.toggle('active', filtering);
    reset.hidden = !filtering;
    const found = dishes.filter(({ row }) => !row.hidden).length;
    status.textContent = filtering ? foundSentence(found) : '';
  };
}

/** Room between the bar and the first card, in pixels. */
const GAP = 20;

/** Dishes further up may be the ones that were found. */
function showFirstDish(page: Document): void {
  const bar = page.querySelector<HTMLElement>('.bar');
  const menu = page.querySelector('main');
  if (bar && menu) scrollTo(0, menu.offsetTop - bar.offsetHeight - GAP);
}

function foundSentence(found: number): string {
  if (found === 0) return 'Ningún plato coincide.';
  return found === 1 ? '1 plato' : `${found} platos`;
}
