import { Button } from '@cartaviva/ui';
import { deletionMessages } from './messages';

const messages = deletionMessages.dialog;

export function ProofActions({ busy, onKeep }: { busy: boolean; onKeep: () => void }) {
  return (
    <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onKeep}>
        {messages.keep}
      </Button>
      <Button type="submit" variant="danger" busy={busy}>
        {messages.confirm}
      </Button>
    </div>
  );
}
