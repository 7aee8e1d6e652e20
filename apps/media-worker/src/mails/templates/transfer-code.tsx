import { CODE_MINUTES } from '@cartaviva/domain';
import { Digits } from './digits';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Brings the code with which an owner without a password confirms a transfer of the account. */
export const transferCode = ({ firstName, code }: MailFacts): WrittenMail => ({
  subject: `${code} es tu código para traspasar la cuenta`,
  body: (
    <Letter title="Traspasar tu cuenta" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>
        {greeting(firstName)} Vas a proponer que otra persona sea dueña de tu cuenta de CartaViva.
        Para confirmarlo, escribe este código:
      </Paragraph>
      <Digits code={code} />
      <Paragraph>Vale por {CODE_MINUTES} minutos y sirve una sola vez.</Paragraph>
      <Aside>
        ¿No fuiste tú? No compartas este código y revisa en Mi Perfil los dispositivos con tu sesión
        abierta.
      </Aside>
    </Letter>
  ),
});
