import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells an owner that a person tried to register with their address. */
export const accountExists = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Ya tienes una cuenta en CartaViva',
  body: (
    <Letter title="Ya tienes una cuenta" preview="Alguien quiso registrarse con tu correo.">
      <Paragraph>
        {greeting(firstName)} Alguien quiso registrarse en CartaViva con este correo, que ya tiene
        una cuenta. No creamos otra.
      </Paragraph>
      <Paragraph>Si fuiste tú, entra con la contraseña que ya tienes:</Paragraph>
      <Action href={`${publicUrl}/login`}>Iniciar sesión</Action>
      <Aside>
        ¿No fuiste tú? No tienes que hacer nada: tu cuenta sigue igual y nadie entró en ella.
      </Aside>
    </Letter>
  ),
});
