import { messages } from './messages';

interface SeatsProps {
  readonly used: number;
  readonly limit: number | null;
}

export function Seats({ used, limit }: SeatsProps) {
  return (
    <div className="w-full">
      <p className="font-semibold tabular-nums">{messages.seats(used, limit)}</p>
      {limit !== null && (
        <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-mark transition-[width]"
            style={{ width: `${Math.min(1, used / limit) * 100}%` }}
          />
        </span>
      )}
      <p className="mt-1.5 text-sm text-ink-faint">{messages.seatsHint}</p>
    </div>
  );
}
