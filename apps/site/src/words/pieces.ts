/** A stretch of a sentence: plain, the name of a control, or a link. */
export interface Piece {
  readonly text: string;
  readonly control?: boolean;
  readonly to?: string;
}

const MARKED = /(«[^«»]+»|\[[^[\]]+\]\([^()]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Takes a sentence apart: «Guardar» is what a control says, [Mi Perfil](/profile) a link. */
export function piecesOf(sentence: string): readonly Piece[] {
  return sentence
    .split(MARKED)
    .filter(Boolean)
    .map((text) => {
      if (text.startsWith('«')) return { text: text.slice(1, -1), control: true };
      const [, label, to] = LINK.exec(text) ?? [];
      return label && to ? { text: label, to } : { text };
    });
}
