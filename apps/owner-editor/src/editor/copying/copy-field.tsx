import { Button, Field, TextInput } from '@cartaviva/ui';
import { Copy } from 'lucide-react';
import { MESSAGES } from './messages';
import { useCopy } from './use-copy';

interface CopyFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly url: string;
}

export function CopyField({ label, hint, url }: CopyFieldProps) {
  const copy = useCopy();
  return (
    <Field label={label} hint={hint}>
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
  );
}
