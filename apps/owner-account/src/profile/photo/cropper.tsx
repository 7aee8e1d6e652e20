import { useState } from 'react';
import EasyCrop from 'react-easy-crop';
import type { PicturePart } from './cropped-picture';
import { messages } from './messages';

const ZOOM_MAX = 4;

interface CropperProps {
  readonly url: string;
  /** The part inside the frame, each time it comes to rest. */
  readonly onPart: (part: PicturePart) => void;
  /** The browser cannot show it: it is no picture, whatever its name says. */
  readonly onUnreadable: () => void;
}

/** A square frame over a picture that is dragged, pinched, or moved by keys; a slider zooms. */
export default function Cropper({ url, onPart, onUnreadable }: CropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className="relative aspect-square max-h-[50dvh] w-full overflow-hidden rounded-card bg-sunken">
        <EasyCrop
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onPart(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': messages.crop.area }}
        />
      </div>
      <label className="mt-4 flex h-11 items-center gap-4 text-sm font-semibold">
        {messages.crop.zoom}
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
