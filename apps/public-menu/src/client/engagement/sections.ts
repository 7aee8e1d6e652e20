import { readMenuData } from '../menu-data';
import { onMenuChanged } from '../menu-changed';

/** Reports the ID of each category that crosses a line a third down the screen. */
export function followSections(page: Document, reached: (categoryId: string) => void): void {
  if (!('IntersectionObserver' in globalThis)) return;
  let categories: Readonly<Record<string, string>> = {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const categoryId = categories[target.id];
        if (isIntersecting && categoryId) reached(categoryId);
      }
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  const follow = () => {
    observer.disconnect();
    categories = readMenuData()?.categories ?? {};
    for (const section of page.querySelectorAll('main section')) observer.observe(section);
  };
  follow();
  onMenuChanged(follow);
}
