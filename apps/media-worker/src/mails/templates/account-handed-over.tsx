import type { MailFacts, WrittenMail } from '../mail';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells the former owner that the transfer is complete. The role tells if they stay in the account. */
export const accountHandedOver = ({ firstName, team }: MailFacts): WrittenMail => {
  const taker = fullNameOr(team?.personName ?? '', 'La otra persona');
  const isThere = team?.role === 'administrator';
  return {
    subject: `${taker} ya es quien tiene tu cuenta`,
    body: (
      <Letter title="Entregaste tu cuenta" preview={`Ahora es de ${taker}.`}>
        <Paragraph>
          {greeting(firstName)} {taker} aceptó: los menús, el equipo y el plan ya no son tuyos.{' '}
          {isThere ? 'Sigues ahí como administrador.' : 'Ya no eres parte de esa cuenta.'}
        </Paragraph>
        <Paragraph>
          Tu perfil y tu contraseña siguen siendo tuyos, con una cuenta vacía en el plan Free.
          Inicia sesión otra vez para verla.
        </Paragraph>
        <Aside>¿No fuiste tú? Cambia tu contraseña y escríbenos hoy mismo.</Aside>
      </Letter>
    ),
  };
};
