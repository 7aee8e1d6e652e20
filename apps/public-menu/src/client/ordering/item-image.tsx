import type { MouseEvent } from 'react';
import type { PageItem } from '../../menu/menu-data';
import { fill } from '../../messages/fill';
import { messages } from '../messages';

/** Widths of the large image; the row's own, already loaded, stands behind it until it is there. */
const WIDTHS = [640, 960, 1280];

/** How wide a phone lays it out when it is twice as large. */
const ZOOMED = '200vw';

const zoomed = () => document.querySelector('.photo [aria-pressed=true]');

/** Whether a diner looks closely at something: a finger and arrow keys move that. */
export const isZoomed = () => Boolean(zoomed() ?? Number(globalThis.visualViewport?.scale) > 1);

/** An item's image; a press makes it twice as large and keeps in sight what was pressed, another one whole again. */
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

/** Its state is the button's alone: the next drawing leaves it as it is. */
function zoom({ currentTarget: button, clientX, clientY }: MouseEvent): void {
  const { x, y } = button.getBoundingClientRect();
  button.setAttribute('aria-pressed', String(!zoomed()));
  (button.firstChild as HTMLImageElement).sizes = ZOOMED;
  Object.assign(button.parentElement!, { scrollLeft: clientX - x, scrollTop: clientY - y });
}
