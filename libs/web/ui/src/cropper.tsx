import { useState } from 'react';
import EasyCrop from 'react-easy-crop';
import { cn } from './class-names';
import type { ImagePart } from './cropped-image';

const ZOOM_MAX = 4;

interface CropperProps {
  readonly url: string;
  /** Width to height of the frame. */
  readonly aspect: number;
  readonly round?: boolean;
  /** The frame's name. */
  readonly label: string;
  /** The part inside the frame, each time it comes to rest. */
  readonly onPart: (part: ImagePart) => void;
  /** The browser cannot show it: it is no image, whatever its name says. */
  readonly onUnreadable: () => void;
}

/** A frame over an image that is dragged, pinched, or moved by keys; a slider zooms. */
export default function Cropper({
  url,
  aspect,
  round = false,
  label,
  onPart,
  onUnreadable,
}: CropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div
        className={cn(
          'relative max-h-[50dvh] w-full overflow-hidden rounded-card bg-sunken',
          round ? 'aspect-square' : 'aspect-4/3',
        )}
      >
        <EasyCrop
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onPart(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': label }}
        />
      </div>
      <label className="mt-4 flex h-11 items-center gap-4 text-sm font-semibold">
        Acercamiento
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
          className="h-11 grow"
        />
      </label>
    </>
  );
}
