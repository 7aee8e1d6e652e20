import { FEATURES } from '../messages';

const DAYS = [
  ['L', 38],
  ['M', 44],
  ['M', 41],
  ['J', 58],
  ['V', 86],
  ['S', 100],
  ['D', 72],
] as const;

export function ViewsScene() {
  return (
    <div className="w-60">
      <p className="text-xs text-ink-faint">{FEATURES.example}</p>
      <div className="mt-2 flex h-26 items-end gap-2.5">
        {DAYS.map(([day, percent], index) => (
          <div key={index} className="flex h-full grow flex-col justify-end gap-1.5 text-center">
            <span
              style={{ height: `${percent * 0.78}%` }}
              className={
                percent === 100 ? 'rounded-t-[4px] bg-mark' : 'rounded-t-[4px] bg-accent/35'
              }
            />
            <span className="text-xs text-ink-soft">{day}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
