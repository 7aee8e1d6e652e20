import { contrastInWords, GROUNDS, shadesOf } from './contrast-words';
import { MESSAGES } from './messages';

interface ContrastSampleProps {
  readonly color: string;
  readonly restaurant: string;
}

export function ContrastSample({ color, restaurant }: ContrastSampleProps) {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const { fill, onFill, byDay, byNight } = shadesOf(color);
  return (
    <div className="max-w-86">
      <div
        aria-hidden
        className="grid grid-cols-2 overflow-hidden rounded-control border border-line"
      >
        {[
          { ...GROUNDS.day, brand: byDay },
          { ...GROUNDS.night, brand: byNight },
        ].map(({ paper, ink, brand }) => (
          <div
            key={paper}
            style={{ background: paper, color: ink, borderTopColor: fill }}
            className="grid justify-items-start gap-1.5 border-t-4 p-3"
          >
            <p
              style={{ color: brand }}
              className="w-full truncate font-[ui-serif,Georgia,serif] leading-tight font-semibold"
            >
              {restaurant || MESSAGES.sampleName}
            </p>
            <p className="text-xs">{MESSAGES.sampleItem}</p>
            <span
              style={{ background: fill, color: onFill }}
              className="rounded-full px-2.5 py-0.5 text-xs font-semibold"
            >
              {MESSAGES.sampleChip}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-sm text-ink-faint">
        {contrastInWords(color)}
      </p>
    </div>
  );
}
