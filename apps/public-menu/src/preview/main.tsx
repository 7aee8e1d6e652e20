import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { localeOf, menuDesignOf } from '@cartaviva/domain';
import { designCss } from '../design/design-css';
import { headingFontOf } from '../design/heading-font';
import { menuInLanguage } from '../menu/menu-in-language';
import { Menu } from '../page/menu';
import { themeOf } from '../page/theme';
import { SHEETS } from './sheets';
import { WHOLE_FONTS } from './whole-fonts';
import { isPreviewMessage, type PreviewMessage } from './preview-message';
import { forceScheme } from './scheme';

const root = createRoot(document.getElementById('root')!);
const theme = document.head.appendChild(document.createElement('style'));
// The preview shows the page as diners with scripts see it.
Object.assign(document.documentElement.dataset, { script: '', sheets: '' });
let next: PreviewMessage | undefined;

// Only the origin is checked, because in WebKit the source of the editor's messages is not `parent`.
addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || !isPreviewMessage(data)) return;
  // Owners type faster than the screen refreshes, so only the last message before a frame is shown.
  if (!next) requestAnimationFrame(show);
  next = data;
});

/** The preview is not interactive, so links and forms do nothing. */
document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });

parent.postMessage({ type: 'cartaviva:preview-ready' }, location.origin);

function show(): void {
  const { published, language, scheme } = next!;
  next = undefined;
  const local = menuInLanguage(published, language);
  const { themeColor, design, coverUrl } = local.menu;
  const own = headingFontOf(local);
  const font = own && { ...own, url: WHOLE_FONTS[own.typeface] };
  const look = {
    theme: themeOf(themeColor, menuDesignOf(design)),
    font,
    hasCover: Boolean(coverUrl),
  };
  const css = designCss(look, { designs: SHEETS });
  // Writing the same style again would lay out the page again after every typed letter.
  if (css !== theme.textContent) theme.textContent = css;
  forceScheme(scheme);
  document.documentElement.lang = localeOf(local.language);
  root.render(<Menu local={local} />);
}
