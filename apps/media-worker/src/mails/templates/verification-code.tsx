import { CODE_MINUTES } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { CodeAndLink } from './code-and-link';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Brings the code and the link that verify an address (specification §5). */
export const verificationCode = (facts: MailFacts): WrittenMail => ({
  subject: facts.code
    ? `Tu código de CartaViva es ${facts.code}`
    : 'Confirma tu correo en CartaViva',
  body: (
    <Letter title="Confirma tu correo" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>
        {greeting(facts.firstName)} Confirma que este correo es tuyo para terminar de crear tu
        cuenta:
      </Paragraph>
      <CodeAndLink facts={facts} page="verificar" action="Confirmar mi correo" />
      <Aside>
        ¿No fuiste tú? No pulses el botón ni le des el código a nadie: sin ellos nadie puede usar tu
        correo en CartaViva.
      </Aside>
    </Letter>
  ),
});
