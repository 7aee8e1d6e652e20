import { Action } from './action';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const secondFactorRemoved = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Quitaste la verificación en dos pasos de CartaViva',
  body: (
    <Letter
      title="Verificación en dos pasos quitada"
      preview="Tu contraseña sola vuelve a abrir tu cuenta."
    >
      <Paragraph>
        {greeting(firstName)} Tu contraseña sola vuelve a abrir tu cuenta, y los códigos de
        recuperación ya no sirven. Si fuiste tú, no tienes que hacer nada.
      </Paragraph>
      <Paragraph>¿No fuiste tú? Recupera tu cuenta ahora:</Paragraph>
      <Action href={`${publicUrl}/recuperar`}>Elegir otra contraseña</Action>
      <Aside>Puedes activarla otra vez en Mi Perfil cuando quieras.</Aside>
    </Letter>
  ),
});
