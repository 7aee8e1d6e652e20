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
// It shows what diners see, who have a script.
Object.assign(document.documentElement.dataset, { script: '', sheets: '' });
let next: PreviewMessage | undefined;

// By the origin alone: in WebKit the source of the editor's messages is another object than `parent`.
addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || !isPreviewMessage(data)) return;
  // An owner types faster than screens are drawn: the last word before a frame is the one shown.
  if (!next) requestAnimationFrame(show);
  next = data;
});

/** It is an image of the page: nothing in it leads anywhere. */
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
  // To write it again would have the page laid out again at every letter that is typed.
  if (css !== theme.textContent) theme.textContent = css;
  forceScheme(scheme);
  document.documentElement.lang = localeOf(local.language);
  root.render(<Menu local={local} />);
}
