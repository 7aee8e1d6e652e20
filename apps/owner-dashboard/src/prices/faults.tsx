import type { PriceFault } from '@cartaviva/contracts';
import { Callout } from '@cartaviva/ui';
import { MESSAGES } from './messages';

const SHOWN = 20;

export function Faults({ faults }: { faults: readonly PriceFault[] }) {
  if (faults.length === 0) return null;
  return (
    <Callout tone="warning">
      <p className="font-semibold">{MESSAGES.faults(faults.length)}</p>
      <ul className="mt-1">
        {faults.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="wrap-anywhere">
            {MESSAGES.fault(line, reason.replace(/\.$/, ''))}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{MESSAGES.moreFaults(faults.length - SHOWN)}</p>}
    </Callout>
  );
}
