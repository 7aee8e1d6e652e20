import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const paymentFailed = ({ firstName, detail, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'No se pudo completar tu pago',
  body: (
    <Letter title="No se pudo completar tu pago" preview="No se cobró nada.">
      <Paragraph>
        {greeting(firstName)} El pago que intentaste ({detail}) fue rechazado y no se cobró nada.
        Suele pasar por falta de fondos o porque el banco pide confirmarlo.
      </Paragraph>
      <Paragraph>Puedes intentarlo otra vez o usar otro medio de pago:</Paragraph>
      <Action href={`${publicUrl}/profile`}>Intentar otra vez</Action>
      <Aside>Lo que ya tenías pagado sigue igual, y tus menús siguen en línea.</Aside>
    </Letter>
  ),
});
