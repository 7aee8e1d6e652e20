import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted } from './words';

/** Minimum number of views for missing scans to be significant. */
export const MIN_UNSCANNED_VIEWS = 20;
/** Share of the views below which the code counts as unused. */
export const MIN_SCANNED_PART = 0.05;

const DO = 'imprímelo y ponlo en las mesas';

/** Finds a menu that is opened only through its link, or not at all. */
export const notScanned: Rule = ({ totalViews, bySource: { qr } }, { id, wasPublished }) => {
  const act = { action: 'Imprimir el código', path: editorPath(id, 'qr') };
  if (totalViews === 0) {
    const sentence = `Nadie abrió tu menú en 30 días. El código QR trae gente: ${DO}`;
    return wasPublished ? { people: 0, sentence, ...act } : null;
  }
  if (totalViews < MIN_UNSCANNED_VIEWS || qr >= totalViews * MIN_SCANNED_PART) return null;
  const views = counted(totalViews, 'visita');
  const sentence =
    qr === 0
      ? `Ninguna de tus ${views} escaneó el código QR: ${DO}`
      : `De tus ${views}, solo ${qr} ${qr === 1 ? 'escaneó' : 'escanearon'} el código QR: ${DO}`;
  return { people: totalViews - qr, sentence, ...act };
};
