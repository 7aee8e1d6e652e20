import { FOLLOWED_MARK, type HeightMessage, type ScrollMessage } from '../embed/height-message';

/** What a menu does besides in the frame of another site, where that is as high as the menu. */
if (new URLSearchParams(location.search).has(FOLLOWED_MARK)) {
  showWithoutSheets(document);
  followHeight(document);
  leadToAnchors(document);
}

/** Sheets stand at the lower end of a window, which is here that of the menu, out of sight. */
function showWithoutSheets(page: Document): void {
  const style = page.createElement('style');
  style.textContent = '.options{display:block}.plus,.index{display:none}';
  page.head.append(style);
  const ignore = (event: Event) => {
    if (!(event.target as Element).closest('.items h3 a')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', ignore, true);
}

/** Tells the site around how high the menu is, now and later. */
function followHeight(page: Document): void {
  const report = () => {
    const height = Math.ceil(page.body.getBoundingClientRect().height);
    const message: HeightMessage = { type: 'cartaviva:height', height };
    // How high a public page is, anyone may know.
    parent.postMessage(message, '*');
  };
  new ResizeObserver(report).observe(page.body);
}

/** The frame has nothing to scroll: the site around it is to show where a link of the menu leads. */
function leadToAnchors(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href^="#"]');
    const target = link && page.getElementById(link.getAttribute('href')!.slice(1));
    if (!target || event.defaultPrevented) return;
    const top = Math.max(0, Math.floor(target.getBoundingClientRect().top));
    const message: ScrollMessage = { type: 'cartaviva:scroll', top };
    parent.postMessage(message, '*');
  });
}
