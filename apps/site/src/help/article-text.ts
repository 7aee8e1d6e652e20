import { plainText, sentencesOf } from '../markdown/document';
import type { HelpArticle } from './help-article';

/** Returns the plain text of an article. */
export const textOf = ({ blocks }: HelpArticle) => sentencesOf(blocks).map(plainText).join(' ');
