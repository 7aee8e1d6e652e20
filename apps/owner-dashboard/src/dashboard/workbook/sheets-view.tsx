import type { WorkbookReport } from '@cartaviva/contracts';
import { Badge, UnreadParts } from '@cartaviva/ui';
import { MESSAGES } from './messages';

export function SheetsView({ sheets }: WorkbookReport) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line">
      {sheets.map((sheet, at) => (
        <li key={at} className="grid gap-1 px-4 py-3 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {sheet.name}
            {sheet.isNew && <Badge tone="live">{MESSAGES.newMenu}</Badge>}
          </p>
          <p className="text-sm text-ink-soft">{MESSAGES.sheet(sheet)}</p>
          <UnreadParts columns={sheet.ignoredColumns} />
          {sheet.faults.length > 0 && (
            <div className="mt-1 text-sm">
              <p className="font-semibold text-danger">{MESSAGES.faults(sheet.faults.length)}</p>
              <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
                {sheet.faults.map(({ line, reason }, index) => (
                  <li key={index}>
                    <span className="text-ink-soft tabular-nums">{MESSAGES.line(line)}.</span>{' '}
                    {reason}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
