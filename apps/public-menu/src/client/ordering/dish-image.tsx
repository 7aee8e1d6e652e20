import type { Dish } from '../../menu/menu-data';
import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { element } from './element';

/** Widths of the large image; the row's own, already loaded, stands behind it until it is there. */
const WIDTHS = [640, 960, 1280];

export function dishImage({ imageUrl, anchor, colours, name }: Dish): HTMLElement | undefined {
  if (!imageUrl) return undefined;
  const inRow = document.querySelector<HTMLImageElement>(`#${CSS.escape(anchor)} img`)?.currentSrc;
  const image = element('img', {
    class: 'photo',
    src: `${imageUrl}?w=960`,
    srcset: WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join(),
    sizes: '(min-width:40rem) 36rem, 100vw',
    width: 960,
    height: 720,
    alt: fill(messages().dish.image, { dish: name }),
    decoding: 'async',
  });
  image.style.background = inRow ? `center/cover url("${inRow}")` : (colours ?? '');
  return image;
}
