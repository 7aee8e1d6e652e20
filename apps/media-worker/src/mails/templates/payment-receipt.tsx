import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const paymentReceipt = ({ firstName, detail, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Recibimos tu pago',
  body: (
    <Letter title="Recibimos tu pago" preview={`${detail}.`}>
      <Paragraph>
        {greeting(firstName)} Gracias. Tu pago está completo: {detail}.
      </Paragraph>
      <Paragraph>
        En tu perfil ves hasta cuándo tienes el plan y descargas el recibo en PDF:
      </Paragraph>
      <Action href={`${publicUrl}/profile`}>Ver mi recibo</Action>
      <Aside>¿No reconoces este pago? Escríbenos y lo revisamos contigo.</Aside>
    </Letter>
  ),
});
