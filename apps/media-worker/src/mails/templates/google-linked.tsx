import { Action } from './action';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const googleLinked = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Ahora puedes entrar a CartaViva con Google',
  body: (
    <Letter
      title="Tu cuenta y Google"
      preview="Unimos tu cuenta con la de Google que usa este correo."
    >
      <Paragraph>
        {greeting(firstName)} Entraste con la cuenta de Google que usa este correo, así que la
        unimos con tu cuenta de CartaViva. Tus menús siguen donde estaban.
      </Paragraph>
      <Paragraph>
        ¿No fuiste tú? Mira qué dispositivos tienen tu sesión abierta y ciérralos:
      </Paragraph>
      <Action href={`${publicUrl}/profile`}>Ver mis dispositivos</Action>
      <Aside>Tu contraseña sigue sirviendo igual que antes.</Aside>
    </Letter>
  ),
});
