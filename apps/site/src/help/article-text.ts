import { plainText, sentencesOf } from '../markdown/document';
import type { HelpArticle } from './help-article';

export const textOf = ({ blocks }: HelpArticle) => sentencesOf(blocks).map(plainText).join(' ');
