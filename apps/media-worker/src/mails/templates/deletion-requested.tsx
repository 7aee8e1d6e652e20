import { longDate } from './long-date';
import { Action } from './action';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const deletionRequested = ({ firstName, detail, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Tu cuenta de CartaViva se va a borrar',
  body: (
    <Letter
      title="Tu cuenta se va a borrar"
      preview={`Puedes cancelarlo hasta el ${longDate(detail)}.`}
    >
      <Paragraph>
        {greeting(firstName)} Tus menús ya no están en línea. El {longDate(detail)} borraremos la
        cuenta con todo su contenido, y eso no tiene vuelta atrás.
      </Paragraph>
      <Paragraph>Hasta ese día puedes descargar tus datos o cancelar el borrado:</Paragraph>
      <Action href={`${publicUrl}/profile`}>Ir a mi perfil</Action>
      <Aside>¿No fuiste tú? Cancela el borrado y cambia tu contraseña.</Aside>
    </Letter>
  ),
});
