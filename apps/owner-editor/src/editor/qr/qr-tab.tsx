import { Button, Card, Field, TextInput } from '@cartaviva/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { MESSAGES } from './messages';
import { QrCard } from './qr-card';
import { SizeSlider } from './size-slider';
import { useCopy } from './use-copy';

const DEFAULT_SIZE = 200;

/** How diners reach the menu: its code and its address. */
export function QrTab({ menu }: { menu: EditedMenu }) {
  const [size, setSize] = useState(DEFAULT_SIZE);
  const { hasPublicPages } = useMenuStore();
  const copy = useCopy();
  const url = `${window.location.origin}/menu/${menu.id}`;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <QrCard menu={menu} url={url} size={size} onCopy={() => void copy(url)} />
      <Card className="grid gap-5">
        <h2 className="text-lg font-semibold">{MESSAGES.share}</h2>
        <Field label={MESSAGES.url}>
          {(control) => (
            <div className="flex gap-2">
              <TextInput readOnly value={url} className="min-w-0" {...control} />
              <Button variant="secondary" onClick={() => void copy(url)}>
                <Copy aria-hidden />
                {MESSAGES.copy}
              </Button>
            </div>
          )}
        </Field>
        <SizeSlider size={size} onChange={setSize} />
        {!hasPublicPages && <p className="text-sm text-ink-faint">{MESSAGES.onlyHere}</p>}
      </Card>
    </div>
  );
}
