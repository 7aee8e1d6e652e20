import { MAX_SPANS, WHOLE_DAY, type OpenSpan } from '@cartaviva/domain';
import { ActionMenu, Switch } from '@cartaviva/ui';
import { Clock, Copy, Ellipsis, Plus } from 'lucide-react';
import { spanBetween } from './hours-words';
import { HOURS_MESSAGES as MESSAGES } from './messages';
import { SpansField } from './spans-field';

/** Default hours of a day that the owner opens. */
export const FIRST_SPAN: OpenSpan = { from: 11 * 60, to: 22 * 60 };

interface DayRowProps {
  readonly day: string;
  readonly spans: readonly OpenSpan[];
  readonly change: (spans: readonly OpenSpan[]) => void;
  readonly copyToOthers: () => void;
}

export function DayRow({ day, spans, change, copyToOthers }: DayRowProps) {
  const isOpen = spans.length > 0;
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 py-1 sm:grid-cols-[10rem_1fr_auto]">
      <Switch
        label={day}
        checked={isOpen}
        onCheckedChange={(opens) => change(opens ? [FIRST_SPAN] : [])}
      />
      <div className="col-span-2 row-start-2 flex min-h-11 items-center pb-2 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:pb-0">
        {isOpen ? (
          <SpansField day={day} spans={spans} change={change} />
        ) : (
          <p className="text-sm text-ink-faint">{MESSAGES.closed}</p>
        )}
      </div>
      <div className="flex min-h-11 items-center sm:col-start-3 sm:row-start-1">
        <ActionMenu
          label={MESSAGES.more(day)}
          variant="ghost"
          size="sm"
          className="w-9 px-0 pointer-coarse:w-11"
          actions={() => [
            { label: MESSAGES.copy, icon: <Copy aria-hidden />, onSelect: copyToOthers },
            ...(spans.length < MAX_SPANS
              ? [
                  {
                    label: MESSAGES.addTurn,
                    icon: <Plus aria-hidden />,
                    onSelect: () => change([...spans, turnAfter(spans.at(-1))]),
                  },
                ]
              : []),
            {
              label: MESSAGES.dayAndNight,
              icon: <Clock aria-hidden />,
              onSelect: () => change([WHOLE_DAY]),
            },
          ]}
        >
          <Ellipsis aria-hidden />
        </ActionMenu>
      </div>
    </li>
  );
}

/** Default for the next span: it starts an hour after the last one and takes two hours. */
function turnAfter(last: OpenSpan | undefined): OpenSpan {
  if (!last) return FIRST_SPAN;
  const from = (last.to + 60) % (24 * 60);
  return spanBetween(from, (from + 120) % (24 * 60));
}
