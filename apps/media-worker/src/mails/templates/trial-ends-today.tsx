import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const trialEndsToday = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Tu prueba de CartaViva está en su último día',
  body: (
    <Letter
      title="El último día de tu prueba"
      preview="Tus menús siguen en línea, pase lo que pase."
    >
      <Paragraph>
        {greeting(firstName)} En las próximas 24 horas termina tu prueba de Profesional. Para
        conservar lo que trae, elige tu plan:
      </Paragraph>
      <Action href={`${publicUrl}/profile`}>Elegir mi plan</Action>
      <Aside>
        ¿Todavía no? Pasas al plan Free sin pagar nada. Tus menús publicados siguen en línea y los
        códigos QR que imprimiste no cambian.
      </Aside>
    </Letter>
  ),
});
