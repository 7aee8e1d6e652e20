import { CODE_MINUTES } from '@cartaviva/domain';
import { Digits } from './digits';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Brings the code that lets a forgotten password be replaced. */
export const passwordResetCode = ({ firstName, code }: MailFacts): WrittenMail => ({
  subject: `${code} es tu código para cambiar la contraseña`,
  body: (
    <Letter title="Cambia tu contraseña" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>
        {greeting(firstName)} Escribe este código en CartaViva y elige una contraseña nueva:
      </Paragraph>
      <Digits code={code} />
      <Paragraph>
        Vale por {CODE_MINUTES} minutos y sirve una sola vez. Al cambiarla se cierra tu sesión en
        todos los dispositivos.
      </Paragraph>
      <Aside>
        ¿No fuiste tú? No tienes que hacer nada: tu contraseña sigue igual. No le des este código a
        nadie; nosotros nunca te lo pediremos.
      </Aside>
    </Letter>
  ),
});
