import type { MailFacts } from '../mail';
import { fullNameOr, isPlainName } from './greeting';

/** Names the person who acted; undefined if it was the reader. A name that looks like a message is left out. */
export function actorWords(by: MailFacts['by']): string | undefined {
  if (by?.kind === 'member') return fullNameOr(by.name, 'Alguien de tu equipo');
  if (by?.kind !== 'key') return undefined;
  return isPlainName(by.name) ? `La clave de API «${by.name.trim()}»` : 'Una clave de API';
}
