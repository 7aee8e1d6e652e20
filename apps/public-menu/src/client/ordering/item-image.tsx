import type { MouseEvent } from 'react';
import type { PageItem } from '../../menu/menu-data';
import { fill } from '../../messages/fill';
import { messages } from '../messages';

/** Widths of the large image. The image of the row, which is already loaded, stays behind it until it arrives. */
const WIDTHS = [640, 960, 1280];

/** Layout width on a phone at double size. */
const ZOOMED = '200vw';

const zoomed = () => document.querySelector('.photo [aria-pressed=true]');

/** Is true while a photo or the page is zoomed in. Swipes and arrow keys then move the view. */
export const isZoomed = () => Boolean(zoomed() ?? Number(globalThis.visualViewport?.scale) > 1);

/** Shows an item's image. A press doubles its size and keeps the pressed point in sight; the next press undoes it. */
export function ItemImage({ item: { imageUrl, anchor, colours, name } }: { item: PageItem }) {
  if (!imageUrl) return null;
  const texts = messages().item;
  const inRow = document.querySelector<HTMLImageElement>(`#${CSS.escape(anchor)} img`)?.currentSrc;
  return (
    <div className="photo">
      <button type="button" aria-label={texts.zoom} onClick={zoom}>
        <img
          src={`${imageUrl}?w=960`}
          srcSet={WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join()}
          sizes={zoomed() ? ZOOMED : '(min-width:40rem) 36rem, 100vw'}
          width={960}
          height={720}
          alt={fill(texts.image, { item: name })}
          decoding="async"
          style={{ background: inRow ? `center/cover url("${inRow}")` : (colours ?? '') }}
        />
      </button>
    </div>
  );
}

/** Only the button holds the zoom state, so a redraw does not reset it. */
function zoom({ currentTarget: button, clientX, clientY }: MouseEvent): void {
  const { x, y } = button.getBoundingClientRect();
  button.setAttribute('aria-pressed', String(!zoomed()));
  (button.firstChild as HTMLImageElement).sizes = ZOOMED;
  Object.assign(button.parentElement!, { scrollLeft: clientX - x, scrollTop: clientY - y });
}
