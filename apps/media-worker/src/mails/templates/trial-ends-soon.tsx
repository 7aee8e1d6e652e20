import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';
import { longDate } from './long-date';

/** Reminds an owner three days before a trial ends. */
export const trialEndsSoon = ({ firstName, detail, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Tu prueba de CartaViva termina pronto',
  body: (
    <Letter title="Tu prueba termina pronto" preview={`Hasta el ${longDate(detail)}.`}>
      <Paragraph>
        {greeting(firstName)} Tu prueba de Profesional llega hasta el {longDate(detail)}. Si quieres
        seguir con más menús, idiomas y tu propia marca, elige tu plan cuando te quede bien.
      </Paragraph>
      <Action href={`${publicUrl}/profile`}>Ver los planes</Action>
      <Aside>
        Los días que te quedan de prueba se suman a lo que pagues. Y si no haces nada, pasas al plan
        Free: tus menús publicados y tus códigos QR siguen funcionando.
      </Aside>
    </Letter>
  ),
});
