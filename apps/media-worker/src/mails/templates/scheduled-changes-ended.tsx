import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { fullNameOr, greeting } from './greeting';
import { HostRows } from './host-rows';
import { Aside, Letter, Paragraph } from './letter';
import { longMoment } from './long-date';

const KINDS = {
  prices: 'Cambiar precios',
  publish: 'Publicar',
  unpublish: 'Quitar de línea',
} as const;

/**
 * Tells an owner which scheduled changes were cancelled because a person lost access. `detail` is that person's name.
 */
export const scheduledChangesEnded = ({
  firstName,
  publicUrl,
  detail,
  cancelled,
}: MailFacts): WrittenMail => ({
  subject: 'Cancelamos cambios programados de tus menús',
  body: (
    <Letter title="Cambios cancelados" preview="Los programó alguien que perdió ese acceso.">
      <Paragraph>
        {greeting(firstName)} {fullNameOr(detail, 'Una persona')} ya no tiene en tu cuenta el acceso
        con el que programó estos cambios, así que no van a ocurrir sin que tú lo digas:
      </Paragraph>
      <HostRows
        hosts={cancelled.map(
          ({ kind, at, timeZone, menus }) =>
            `${KINDS[kind]}: ${menus.join(', ')} (${longMoment(at, timeZone)})`,
        )}
      />
      <Paragraph>Si los quieres, prográmalos de nuevo:</Paragraph>
      <Action href={`${publicUrl}/precios`}>Programar cambios</Action>
      <Aside>
        Si un menú iba a quedar en línea solo por un tiempo, revisa hasta cuándo quieres que esté.
      </Aside>
    </Letter>
  ),
});
