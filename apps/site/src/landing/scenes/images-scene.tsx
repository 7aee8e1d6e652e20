import { IMAGE_WIDTHS } from '@cartaviva/domain';
import { SAMPLE_MENU } from '../sample-menu';

const [image] = SAMPLE_MENU.items.flatMap(({ imageUrl }) => imageUrl ?? []).slice(2);

export function ImagesScene() {
  return (
    <div className="flex items-end gap-3">
      {IMAGE_WIDTHS.map((width) => (
        <div key={width} className="grid justify-items-center gap-1.5">
          <img
            src={image}
            alt=""
            width={width / 12}
            height={width / 16}
            loading="lazy"
            decoding="async"
            className="rounded-[4px] object-cover"
          />
          <span className="text-xs text-ink-soft tabular-nums">{width}</span>
        </div>
      ))}
    </div>
  );
}
