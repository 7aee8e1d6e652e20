import { Button } from '@cartaviva/ui';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { MESSAGES } from './messages';

/** Whether a finger works here, as on what has a camera at hand. */
export const isTouched = () => navigator.maxTouchPoints > 0;

/** Opens the camera of what is used by finger; a chooser of files leads to its gallery. */
export function CameraButton({ onTaken }: { onTaken: (file: File) => void }) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={MESSAGES.take}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onTaken(file);
        }}
      />
      {isTouched() && (
        <Button size="lg" onClick={() => camera.current?.click()}>
          <Camera aria-hidden />
          {MESSAGES.take}
        </Button>
      )}
    </>
  );
}
