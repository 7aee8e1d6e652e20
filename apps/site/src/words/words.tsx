import { Fragment } from 'react';
import { PageLink } from '../frame/page-link';
import { piecesOf } from './pieces';

/** A sentence with the names of controls («Guardar») set apart and its [links](/address) alive. */
export function Words({ children }: { children: string }) {
  return piecesOf(children).map(({ text, control, to }, at) => (
    <Fragment key={at}>
      {control ? (
        <b className="font-semibold text-ink">{text}</b>
      ) : to ? (
        <PageLink to={to} className="text-accent underline underline-offset-4">
          {text}
        </PageLink>
      ) : (
        text
      )}
    </Fragment>
  ));
}
