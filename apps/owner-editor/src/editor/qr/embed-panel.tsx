import { embedElement, embedFrame } from '@cartaviva/domain';
import { Button, Card, Field, Switch, TextArea } from '@cartaviva/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { CopyField } from '../copying/copy-field';
import { useCopy } from '../copying/use-copy';
import { MESSAGES } from './messages';

export function EmbedPanel({ menu }: { menu: EditedMenu }) {
  const [isPlain, setPlain] = useState(false);
  const copy = useCopy(MESSAGES);
  const { origin } = window.location;
  const { slug, restaurantName } = menu;
  const write = isPlain ? embedFrame : embedElement;
  const code = write({ origin, menu: slug, restaurantName });
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="text-lg font-semibold">{MESSAGES.embed}</h2>
        <p className="mt-1 text-sm text-ink-soft">{MESSAGES.embedHint}</p>
      </div>
      <Field label={MESSAGES.embedCode}>
        {(control) => (
          <TextArea
            {...control}
            readOnly
            rows={4}
            spellCheck={false}
            className="font-mono text-sm"
            value={code}
          />
        )}
      </Field>
      <Switch label={MESSAGES.withoutScript} checked={isPlain} onCheckedChange={setPlain} />
      <div>
        <Button variant="secondary" onClick={() => void copy(code)}>
          <Copy aria-hidden />
          {MESSAGES.copyCode}
        </Button>
      </div>
      <CopyField
        label={MESSAGES.shortUrl}
        hint={MESSAGES.shortUrlHint}
        url={`${origin}/m/${slug}`}
      />
    </Card>
  );
}
