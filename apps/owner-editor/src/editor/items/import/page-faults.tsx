import { Callout } from '@cartaviva/ui';
import type { PageFault } from './draft/edited-draft';
import { IMPORT_MESSAGES } from './messages';

/** Names the files that could not be read, each with its reason. */
export function PageFaults({ faults }: { faults: readonly PageFault[] }) {
  return (
    <Callout tone="warning" role="status">
      <p className="font-semibold">{IMPORT_MESSAGES.image.notRead(faults.length)}</p>
      <ul className="mt-1 grid gap-1">
        {faults.map(({ name, reason }, at) => (
          <li key={at} className="wrap-anywhere">
            «{name}»: {reason}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
