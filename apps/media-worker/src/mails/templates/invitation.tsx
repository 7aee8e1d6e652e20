import { INVITATION_DAYS } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { linkTo } from './code-and-link';
import { fullNameOr } from './greeting';
import { Aside, Letter, Paragraph } from './letter';
import { ROLE_WORDS } from './role-words';

/** Invites a person to work in an account. The sender contributes nothing to the text except names. */
export const invitation = (facts: MailFacts): WrittenMail => {
  const { accountName = '', personName = '', role = 'analyst' } = facts.team ?? {};
  const inviter = fullNameOr(personName, 'Alguien');
  const account = fullNameOr(accountName, 'su restaurante');
  const { name, does } = ROLE_WORDS[role];
  return {
    subject: `${inviter} te invita a su equipo en CartaViva`,
    body: (
      <Letter title="Te invitan a un equipo" preview={`Vale por ${INVITATION_DAYS} días.`}>
        <Paragraph>
          Hola. {inviter} te invita a trabajar en los menús de {account} en CartaViva.
        </Paragraph>
        <Paragraph>
          Tu rol será {name}: podrás {does}.
        </Paragraph>
        <Action href={linkTo('invitacion', facts)}>Ver la invitación</Action>
        <Paragraph>
          Vale por {INVITATION_DAYS} días. Acéptala con este mismo email: si aún no tienes cuenta,
          puedes crearla ahí, gratis.
        </Paragraph>
        <Aside>
          ¿No conoces a quien te invita? No tienes que hacer nada: sin tu permiso no pasa nada.
        </Aside>
      </Letter>
    ),
  };
};
