import type { QrDesign } from '@cartaviva/domain';
import { useEffect, type RefObject } from 'react';
import { paintCode } from './paint-code';

/** Width and height of the image in pixels (specification §9). */
const DRAWN = 192;

interface QrCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly text: string;
  readonly design: QrDesign;
  readonly logo: HTMLImageElement | undefined;
  /** Displayed width in CSS pixels. The canvas always has 192 pixels. */
  readonly size: number;
  readonly label: string;
}

export function QrCanvas({ canvas, text, design, logo, size, label }: QrCanvasProps) {
  useEffect(() => {
    if (canvas.current) paintCode(canvas.current, text, design, logo);
  }, [canvas, text, design, logo]);
  return (
    <div style={{ width: size }} className="max-w-full">
      <canvas
        ref={canvas}
        width={DRAWN}
        height={DRAWN}
        role="img"
        aria-label={label}
        className="h-auto! w-full! rounded-control border border-line [image-rendering:pixelated]"
      />
    </div>
  );
}
