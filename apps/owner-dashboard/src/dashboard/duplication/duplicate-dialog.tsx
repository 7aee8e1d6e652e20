import { Dialog } from '@cartaviva/ui';
import { Copy, Link2, type LucideIcon } from 'lucide-react';
import { MESSAGES } from './messages';

interface DuplicateDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly name: string;
  readonly onChoose: (shareItems: boolean) => void;
}

/**
 * Asks whether the copy shares the items of the menu or gets its own. A second branch of a restaurant shares them.
 */
export function DuplicateDialog({ name, onChoose, ...dialog }: DuplicateDialogProps) {
  const choose = (shareItems: boolean) => () => {
    dialog.onOpenChange(false);
    onChoose(shareItems);
  };
  return (
    <Dialog {...dialog} title={MESSAGES.title(name)} description={MESSAGES.text}>
      <div className="grid gap-3">
        <Choice
          icon={Link2}
          title={MESSAGES.shared}
          text={MESSAGES.sharedMeans}
          onClick={choose(true)}
        />
        <Choice
          icon={Copy}
          title={MESSAGES.apart}
          text={MESSAGES.apartMeans}
          onClick={choose(false)}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly onClick: () => void;
}

function Choice({ icon: Icon, title, text, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      className="flex gap-3 rounded-card border border-control p-4 text-left transition-colors hover:border-accent hover:bg-accent-wash"
      onClick={onClick}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{text}</span>
      </span>
    </button>
  );
}
