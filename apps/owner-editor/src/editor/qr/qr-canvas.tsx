import { toCanvas } from 'qrcode';
import { useEffect, type RefObject } from 'react';

/** Pixels of the picture and blank modules around the code (specification §9). */
const DRAWN = { width: 192, margin: 2, color: { dark: '#000000ff', light: '#ffffffff' } };

interface QrCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly text: string;
  /** How large it is shown; it is always drawn at 192. */
  readonly size: number;
  readonly label: string;
}

export function QrCanvas({ canvas, text, size, label }: QrCanvasProps) {
  useEffect(() => {
    if (canvas.current) void toCanvas(canvas.current, text, DRAWN);
  }, [canvas, text]);
  return (
    <div style={{ width: size }} className="max-w-full">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="h-auto! w-full! rounded-control border border-line [image-rendering:pixelated]"
      />
    </div>
  );
}
