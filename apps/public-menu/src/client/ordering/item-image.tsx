import type { PageItem } from '../../menu/menu-data';
import { fill } from '../../messages/fill';
import { messages } from '../messages';

/** Widths of the large image; the row's own, already loaded, stands behind it until it is there. */
const WIDTHS = [640, 960, 1280];

export function ItemImage({ item: { imageUrl, anchor, colours, name } }: { item: PageItem }) {
  if (!imageUrl) return null;
  const inRow = document.querySelector<HTMLImageElement>(`#${CSS.escape(anchor)} img`)?.currentSrc;
  return (
    <img
      className="photo"
      src={`${imageUrl}?w=960`}
      srcSet={WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join()}
      sizes="(min-width:40rem) 36rem, 100vw"
      width={960}
      height={720}
      alt={fill(messages().item.image, { item: name })}
      decoding="async"
      style={{ background: inRow ? `center/cover url("${inRow}")` : (colours ?? '') }}
    />
  );
}
