import { CODE_MINUTES } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { Digits } from './digits';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Brings the code that proves an address (specification §5). */
export const verificationCode = ({ firstName, code }: MailFacts): WrittenMail => ({
  subject: `Tu código de CartaViva es ${code}`,
  body: (
    <Letter title="Confirma tu correo" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>
        {greeting(firstName)} Escribe este código en CartaViva para terminar de crear tu cuenta:
      </Paragraph>
      <Digits code={code} />
      <Paragraph>
        Vale por {CODE_MINUTES} minutos y sirve una sola vez. Si se te pasa el tiempo, pide otro en
        la misma página.
      </Paragraph>
      <Aside>
        ¿No fuiste tú? No tienes que hacer nada: sin este código nadie puede usar tu correo en
        CartaViva. No se lo des a nadie; nosotros nunca te lo pediremos.
      </Aside>
    </Letter>
  ),
});
