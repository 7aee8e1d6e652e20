import { onMenuChanged } from './menu-changed';

/** Highlights the category that is being read in the bar and scrolls the bar to it. */
export function followCategories(page: Document): void {
  if (!('IntersectionObserver' in globalThis)) return;
  // The category that crosses a line a third down the screen counts as being read.
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting);
      if (read) mark(page, read.target.id);
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  const follow = () => {
    observer.disconnect();
    for (const section of page.querySelectorAll('main section')) observer.observe(section);
  };
  follow();
  onMenuChanged(follow);
}

function mark(page: Document, sectionId: string): void {
  const bar = page.querySelector('.bar nav');
  const link = bar?.querySelector<HTMLElement>(`[href="#${sectionId}"]`);
  if (!bar || !link) return;
  bar.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
}
