import type { Ornament } from '@cartaviva/domain';
import type { Paper } from './paper';

interface OrnamentPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
}

/** Draws an ornament across a width, either repeated to fill it or once in the middle. */
export function drawOrnament({ pen }: Paper, ornament: Ornament, place: OrnamentPlace): void {
  const scale = ornament.size / ornament.height;
  const fits = Math.max(1, Math.round(place.width / (ornament.width * scale)));
  const count = ornament.isRepeated ? fits : 1;
  const across = ornament.isRepeated ? place.width / (ornament.width * count) : scale;
  const left = place.x + (place.width - count * ornament.width * across) / 2;
  for (let at = 0; at < count; at += 1) {
    pen
      .save()
      .translate(left + at * ornament.width * across, place.y)
      .scale(across, scale);
    for (const path of ornament.paths) drawPath(pen, path, ornament, place.color);
    pen.restore();
  }
}

function drawPath(
  pen: PDFKit.PDFDocument,
  path: string,
  { opacity = 1, stroke }: Ornament,
  color: string,
): void {
  pen.path(path);
  if (stroke) pen.lineWidth(stroke).lineCap('round').lineJoin('round').stroke(color);
  else pen.fillOpacity(opacity).fill(color, 'even-odd');
}
