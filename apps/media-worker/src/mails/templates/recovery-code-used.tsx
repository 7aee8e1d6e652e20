import { Action } from './action';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

const codesLeft = (count: string) =>
  ({ '0': 'Era el último que te quedaba.', '1': 'Te queda 1.' })[count] ?? `Te quedan ${count}.`;

/** Tells an owner that a recovery code was used. `detail` is the number of codes left. */
export const recoveryCodeUsed = ({ firstName, publicUrl, detail }: MailFacts): WrittenMail => ({
  subject: 'Se usó un código de recuperación de tu cuenta de CartaViva',
  body: (
    <Letter title="Un código de recuperación menos" preview="Si fuiste tú, todo está en orden.">
      <Paragraph>
        {greeting(firstName)} Alguien usó en tu cuenta tu contraseña y uno de tus códigos de
        recuperación, que ya no sirve más. {codesLeft(detail)}
      </Paragraph>
      <Paragraph>
        Si perdiste el teléfono, quita la verificación en dos pasos en Mi Perfil y ponla en el
        nuevo: tendrás diez códigos nuevos.
      </Paragraph>
      <Paragraph>¿No fuiste tú? Recupera tu cuenta ahora:</Paragraph>
      <Action href={`${publicUrl}/recuperar`}>Elegir otra contraseña</Action>
      <Aside>Te avisamos cada vez que se usa uno.</Aside>
    </Letter>
  ),
});
