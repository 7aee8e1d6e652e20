/** Marks the category that is being read in the bar and keeps its name in sight there. */
export function followCategories(page: Document): void {
  const bar = page.querySelector('.bar nav');
  const links = new Map(
    [...(bar?.querySelectorAll('a') ?? [])].map((link) => [link.hash.slice(1), link]),
  );
  if (!bar || links.size === 0 || !('IntersectionObserver' in globalThis)) return;

  let current: HTMLAnchorElement | undefined;
  const mark = (link: HTMLAnchorElement) => {
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
    bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
  };

  // A category is read while it crosses the line a third down the screen.
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting);
      const link = read && links.get(read.target.id);
      if (link) mark(link);
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const id of links.keys()) {
    const section = page.getElementById(id);
    if (section) observer.observe(section);
  }
}
