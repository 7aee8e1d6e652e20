import { piecesOf } from '../words/pieces';
import type { HelpArticle } from './help-article';

/** An article's sentences as they are read, without their marks. */
export const textOf = ({ text, steps = [], after = [] }: HelpArticle) =>
  [...text, ...steps, ...after].map((sentence) =>
    piecesOf(sentence)
      .map((piece) => piece.text)
      .join(''),
  );
