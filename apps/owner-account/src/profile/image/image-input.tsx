import { ACCEPTED_UPLOADS } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { messages } from './messages';

interface ImageInputProps {
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

export function ImageInput({ busy, onChoose }: ImageInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_UPLOADS}
        aria-label={messages.change}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden />
        {messages.change}
      </Button>
    </>
  );
}
