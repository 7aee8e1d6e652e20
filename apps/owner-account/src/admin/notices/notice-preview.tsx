import type { SendNoticeRequest } from '@cartaviva/contracts';
import { noticeWords } from '@cartaviva/domain';
import { Button, Callout, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { noticeMessages as messages } from './messages';
import { useAudience } from './use-notices';

interface NoticePreviewProps {
  readonly notice: SendNoticeRequest;
  readonly onBack: () => void;
  readonly onSend: () => void;
  readonly isSending: boolean;
}

/** Shows the email as owners receive it and the number of recipients before an admin can send it. */
export function NoticePreview({ notice, onBack, onSend, isSending }: NoticePreviewProps) {
  const { data: audience, error } = useAudience();
  const [isAsking, ask] = useState(false);
  const { subject, title, lead, action, close } = noticeWords(notice.kind, notice.effectiveOn);
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{messages.previewTitle}</h3>
      <p className="text-sm wrap-anywhere">
        {messages.subject}: <strong>{subject}</strong>
      </p>
      <article className="grid gap-3 rounded-card border border-line bg-paper p-4 wrap-anywhere">
        <h4 className="text-lg font-semibold">{title}</h4>
        <p>
          {messages.greeting} {lead}
        </p>
        <p className="whitespace-pre-line">{notice.text}</p>
        <p className="font-semibold text-accent">{action}</p>
        <p className="border-t border-line pt-3 text-sm text-ink-soft">{close}</p>
      </article>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {messages.uncounted}
        </Callout>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack} disabled={isSending}>
          {messages.back}
        </Button>
        <Button onClick={() => ask(true)} disabled={!audience} busy={isSending}>
          {audience ? messages.send(audience.recipients) : messages.counting}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={messages.confirm.title(audience?.recipients ?? 0)}
        description={messages.confirm.description}
        confirmLabel={messages.confirm.label}
        onConfirm={onSend}
      />
    </div>
  );
}
