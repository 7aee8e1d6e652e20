import { TRANSFER_DAYS } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Asks an administrator to accept an account. The role tells if the current owner stays. */
export const transferProposed = ({ firstName, team, publicUrl }: MailFacts): WrittenMail => {
  const owner = fullNameOr(team?.accountName ?? '', 'La persona dueña de la cuenta');
  const rest = team?.role === 'administrator' ? 'seguiría como administrador' : 'saldría de ella';
  return {
    subject: `${owner} quiere pasarte su cuenta de CartaViva`,
    body: (
      <Letter title="Te proponen recibir una cuenta" preview={`Vale por ${TRANSFER_DAYS} días.`}>
        <Paragraph>
          {greeting(firstName)} {owner} quiere que su cuenta sea tuya: menús, equipo, claves y el
          plan. {owner} {rest}.
        </Paragraph>
        <Action href={`${publicUrl}/traspaso`}>Ver el traspaso</Action>
        <Paragraph>
          Vale por {TRANSFER_DAYS} días. Entra con este mismo email para recibirla o rechazarla.
        </Paragraph>
        <Aside>¿No lo esperabas? No tienes que hacer nada: sin tu permiso no pasa nada.</Aside>
      </Letter>
    ),
  };
};
