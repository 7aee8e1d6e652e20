import { DAY_MINUTES, isWholeDay, type OpenSpan } from '@cartaviva/domain';
import { IconButton, Select } from '@cartaviva/ui';
import { X } from 'lucide-react';
import { spanBetween, timeOptions } from './hours-words';
import { HOURS_MESSAGES as MESSAGES } from './messages';

interface SpansFieldProps {
  readonly day: string;
  readonly spans: readonly OpenSpan[];
  readonly change: (spans: readonly OpenSpan[]) => void;
}

export function SpansField({ day, spans, change }: SpansFieldProps) {
  if (spans.some(isWholeDay)) return <p className="text-sm">{MESSAGES.wholeDay}</p>;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {spans.map((span, turn) => {
        const set = (from: number, until: number) =>
          change(spans.map((one, at) => (at === turn ? spanBetween(from, until) : one)));
        const until = span.to % DAY_MINUTES;
        return (
          <div key={turn}>
            <div className="flex items-center gap-x-1 max-[22rem]:flex-wrap sm:gap-x-1.5">
              <Time
                label={MESSAGES.from(day, turn)}
                minutes={span.from}
                choose={(from) => set(from, until)}
              />
              <span aria-hidden>–</span>
              <Time
                label={MESSAGES.to(day, turn)}
                minutes={until}
                choose={(to) => set(span.from, to)}
              />
              {spans.length > 1 && (
                <IconButton
                  size="sm"
                  label={MESSAGES.removeTurn(day, turn)}
                  className="-mr-2 shrink-0 pointer-coarse:w-11"
                  onClick={() => change(spans.filter((_, at) => at !== turn))}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </div>
            {span.to > DAY_MINUTES && <p className="text-sm text-ink-faint">{MESSAGES.nextDay}</p>}
          </div>
        );
      })}
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly minutes: number;
  readonly choose: (minutes: number) => void;
}

const Time = ({ label, minutes, choose }: TimeProps) => (
  <div className="w-33 min-w-0 shrink">
    <Select
      aria-label={label}
      options={timeOptions(minutes)}
      value={String(minutes)}
      onChange={({ target }) => choose(Number(target.value))}
      className="pr-6 pl-2"
    />
  </div>
);
