import { ORIGIN } from '@cartaviva/ui/page-head';
import { CHANGELOG } from './changelog';

export const FEED_PATH = '/documentacion-api/cambios.atom';
const PAGE = `${ORIGIN}/documentacion-api#cambios`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const moment = (date: string) => `${date}T12:00:00Z`;

/** Creates an Atom feed of the API changes (RFC 4287). */
export function changesFeed(): string {
  const entries = CHANGELOG.map(
    ({ date, changes }) => `  <entry>
    <id>${PAGE}-${date}</id>
    <title>Cambios del ${date}</title>
    <updated>${moment(date)}</updated>
    <link href="${PAGE}"/>
    <content type="text">${escaped(changes.join('\n'))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-DO">
  <id>${PAGE}</id>
  <title>Cambios de la API de CartaViva</title>
  <author><name>CartaViva</name></author>
  <updated>${moment(CHANGELOG[0]!.date)}</updated>
  <link rel="self" href="${ORIGIN}${FEED_PATH}"/>
  <link href="${PAGE}"/>
${entries.join('\n')}
</feed>
`;
}
