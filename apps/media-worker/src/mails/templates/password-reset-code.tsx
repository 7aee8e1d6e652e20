import { CODE_MINUTES } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { CodeAndLink } from './code-and-link';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const passwordResetCode = (facts: MailFacts): WrittenMail => ({
  subject: facts.code
    ? `${facts.code} es tu código para cambiar la contraseña`
    : 'Cambia tu contraseña de CartaViva',
  body: (
    <Letter title="Cambia tu contraseña" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>{greeting(facts.firstName)} Elige una contraseña nueva:</Paragraph>
      <CodeAndLink facts={facts} page="restablecer" action="Elegir otra contraseña" />
      <Paragraph>Al cambiarla se cierra tu sesión en todos los dispositivos.</Paragraph>
      <Aside>
        ¿No fuiste tú? No tienes que hacer nada: tu contraseña sigue igual. No le des el código a
        nadie; nosotros nunca te lo pediremos.
      </Aside>
    </Letter>
  ),
});
