import { useEffect, useEffectEvent, useState } from 'react';
import EasyCrop from 'react-easy-crop';
import { cn } from './class-names';
import type { ImagePart } from './cropped-image';

const ZOOM_MAX = 4;
const BRIGHTNESS = { min: 0.6, max: 1.8 };

interface CropperProps {
  readonly url: string;
  /** Aspect ratio of the frame, width to height. */
  readonly aspect: number;
  readonly round?: boolean;
  readonly label: string;
  /** Receives the part inside the frame whenever the frame comes to rest. */
  readonly onPart: (part: ImagePart) => void;
  /** Is called if the browser cannot decode the file. */
  readonly onUnreadable: () => void;
}

/** Crops an image. The user drags, pinches or presses keys to move it, and zooms with a slider. */
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
  const [brightness, setBrightness] = useState(1);
  const [part, setPart] = useState<ImagePart>();
  const hear = useEffectEvent(onPart);
  useEffect(() => {
    if (part) hear({ ...part, brightness });
  }, [part, brightness]);
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
          onCropComplete={(_, pixels) => setPart(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          style={{ mediaStyle: { filter: `brightness(${brightness})` } }}
          cropperProps={{ role: 'group', 'aria-label': label }}
        />
      </div>
      <div className="mt-3">
        <Slider label="Acercamiento" value={zoom} min={1} max={ZOOM_MAX} onChange={setZoom} />
        <Slider label="Brillo" value={brightness} {...BRIGHTNESS} onChange={setBrightness} />
      </div>
    </>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, min, max, onChange }: SliderProps) {
  return (
    <label className="grid h-11 grid-cols-[7rem_1fr] items-center text-sm font-semibold">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.1}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 min-w-0"
      />
    </label>
  );
}
