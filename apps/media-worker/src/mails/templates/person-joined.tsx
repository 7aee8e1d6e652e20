import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';
import { ROLE_WORDS } from './role-words';

/** Tells an owner that a person accepted an invitation to their account. `detail` is the person's address. */
export const personJoined = ({ firstName, team, detail, publicUrl }: MailFacts): WrittenMail => {
  const { personName = '', role = 'analyst' } = team ?? {};
  const person = fullNameOr(personName, 'Una persona');
  return {
    subject: `${person} ya es parte de tu equipo`,
    body: (
      <Letter
        title={`${person} ya es parte de tu equipo`}
        preview={`Rol: ${ROLE_WORDS[role].name}.`}
      >
        <Paragraph>
          {greeting(firstName)} {person} ({detail}) aceptó la invitación a tu cuenta. Su rol es{' '}
          {ROLE_WORDS[role].name}: puede {ROLE_WORDS[role].does}.
        </Paragraph>
        <Action href={`${publicUrl}/personas`}>Ver las personas de tu cuenta</Action>
        <Aside>
          ¿No conoces a esta persona? Quítala en Personas: pierde el acceso en ese momento.
        </Aside>
      </Letter>
    ),
  };
};
