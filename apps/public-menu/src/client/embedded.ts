import { FOLLOWED_MARK, type HeightMessage, type ScrollMessage } from '../embed/height-message';

/** Adapts the menu to the frame of another site if the frame is as high as the menu. */
if (new URLSearchParams(location.search).has(FOLLOWED_MARK)) {
  showWithoutSheets(document);
  followHeight(document);
  leadToAnchors(document);
}

/** Shows sheet contents in the page. A sheet would open at the lower end of the frame, out of sight. */
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

/** Sends the height of the menu to the embedding page, now and after every change. */
function followHeight(page: Document): void {
  const report = () => {
    const height = Math.ceil(page.body.getBoundingClientRect().height);
    const message: HeightMessage = { type: 'cartaviva:height', height };
    // The height of a public page is no secret, so any origin may receive it.
    parent.postMessage(message, '*');
  };
  new ResizeObserver(report).observe(page.body);
}

/** The frame itself does not scroll, so the embedding page scrolls to the target of a link. */
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
