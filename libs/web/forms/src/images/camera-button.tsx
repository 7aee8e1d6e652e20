import { Button } from '@cartaviva/ui';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { MESSAGES } from './messages';

/** Is true on touch devices, which usually have a camera. */
export const isTouched = () => navigator.maxTouchPoints > 0;

/** Opens the camera on a touch device, where a plain file input opens the gallery. */
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
