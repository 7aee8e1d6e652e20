import type { UserView } from '@cartaviva/contracts';
import { UPLOAD_TYPES } from '@cartaviva/domain';
import { Button, Card } from '@cartaviva/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from './avatar';
import { photoMessages as messages } from './messages';
import { usePhoto } from './photo';

/** The owner's face: uploaded, replaced or taken away. */
export function ProfilePhoto({ user }: { user: UserView }) {
  const { send, remove, busy, percent } = usePhoto();
  const input = useRef<HTMLInputElement>(null);

  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar user={user} />
      <div className="min-w-0 grow">
        <p className="truncate text-lg font-semibold">
          {user.firstName} {user.lastName}
        </p>
        <p role="status" className="text-sm text-ink-faint tabular-nums">
          {percent === undefined ? messages.hint : messages.sending(percent)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          aria-label={messages.change}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void send(file);
          }}
        />
        <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden />
          {messages.change}
        </Button>
        {user.profileImageUrl && (
          <Button variant="ghost" disabled={busy} onClick={() => void remove()}>
            <Trash2 aria-hidden />
            {messages.remove}
          </Button>
        )}
      </div>
    </Card>
  );
}
