import { plainText, sentencesOf } from '../markdown/document';
import type { HelpArticle } from './help-article';

/** An article's sentences as they are read, without their marks. */
export const textOf = ({ blocks }: HelpArticle) => sentencesOf(blocks).map(plainText).join(' ');
