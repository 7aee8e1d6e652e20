import type { ScheduledChangeView } from '@cartaviva/contracts';
import { Button, Dialog } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import type { Season } from './season-lines';
import { seasonWords } from './season-words';

const { cancelPair: TEXTS } = MESSAGES;

interface CancelSeasonProps extends Season {
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onCancel: (...changes: readonly ScheduledChangeView[]) => void;
}

export function CancelSeason({ begin, end, timeZone, onClose, onCancel }: CancelSeasonProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TEXTS.title}
      description={TEXTS.text(seasonWords(begin.at, end.at, timeZone))}
    >
      <div className="grid gap-3">
        <Button variant="danger" onClick={() => onCancel(begin, end)}>
          {TEXTS.both}
        </Button>
        <Button variant="secondary" onClick={() => onCancel(begin)}>
          {TEXTS.begin(begin.at, timeZone)}
        </Button>
        <Button variant="secondary" onClick={() => onCancel(end)}>
          {TEXTS.end(end.at, timeZone)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {TEXTS.keep}
        </Button>
      </div>
    </Dialog>
  );
}
