import { Badge, TextArea } from '@cartaviva/ui';
import { FoldableText } from './foldable-text';
import { MESSAGES } from './messages';
import type { TriedAnswer, TriedBody } from './try-call';

export function TryAnswer({
  answer: { status, elapsedMs, headers, body },
}: {
  answer: TriedAnswer;
}) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={status < 300 ? 'live' : 'danger'}>{status}</Badge>
        <span className="text-ink-soft tabular-nums">{MESSAGES.elapsed(elapsedMs)}</span>
      </p>
      <FoldableText title={MESSAGES.answerHeaders}>
        {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      </FoldableText>
      <Body body={body} />
    </div>
  );
}

function Body({ body }: { body: TriedBody }) {
  switch (body.kind) {
    case 'none':
      return <p className="text-sm text-ink-soft">{MESSAGES.noBody}</p>;
    case 'text':
      return (
        <TextArea
          readOnly
          aria-label={MESSAGES.body}
          rows={Math.min(20, body.text.split('\n').length + 1)}
          spellCheck={false}
          className="font-mono text-sm"
          value={body.text}
        />
      );
    case 'image':
      return <img src={body.url} alt={MESSAGES.image} className="max-h-80 max-w-full" />;
    case 'file':
      return (
        <a href={body.url} download className="text-accent underline underline-offset-4">
          {MESSAGES.downloadFile(body.type)}
        </a>
      );
  }
}
