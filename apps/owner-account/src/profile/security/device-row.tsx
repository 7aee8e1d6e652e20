import type { SessionView } from '@cartaviva/contracts';
import { Badge, Button } from '@cartaviva/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { momentOf } from '../../dates/dates';
import { deviceMessages as messages } from './messages';
import { useEndSessions } from './use-end-sessions';

const PHONE = /android|iphone|ipad|m[oó]vil|mobile/i;

export function DeviceRow({ session }: { session: SessionView }) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const { end, busy } = useEndSessions();
  const Image = PHONE.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Image aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-ink-faint">
          {isCurrent
            ? messages.since(momentOf(createdAt))
            : messages.lastUsed(momentOf(lastUsedAt))}
        </p>
      </div>
      <div className="max-sm:basis-full max-sm:pl-9">
        {isCurrent ? (
          <Badge tone="live">{messages.current}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            aria-label={messages.endOn(device, momentOf(lastUsedAt))}
            onClick={() => void end(session)}
          >
            {messages.end}
          </Button>
        )}
      </div>
    </li>
  );
}
