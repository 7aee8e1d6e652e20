import { Fragment } from 'react';
import { PageLink } from '../frame/page-link';
import type { Sentence } from './document';

export function RichText({ text }: { text: Sentence }) {
  if (typeof text === 'string') return text;
  return text.map((piece, at) => {
    if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>;
    if ('control' in piece) {
      return (
        <b key={at} className="font-semibold text-ink">
          {piece.text}
        </b>
      );
    }
    return (
      <PageLink key={at} to={piece.to} className="text-accent underline underline-offset-4">
        {piece.text}
      </PageLink>
    );
  });
}
