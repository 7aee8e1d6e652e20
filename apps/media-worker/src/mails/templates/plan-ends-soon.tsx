import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';
import { longDate } from './long-date';

/** Reminds an owner three days before a paid plan ends, because plans do not renew automatically. */
export const planEndsSoon = ({ firstName, detail, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Tu plan de CartaViva termina pronto',
  body: (
    <Letter title="Tu plan termina pronto" preview={`Está pagado hasta el ${longDate(detail)}.`}>
      <Paragraph>
        {greeting(firstName)} Tu plan está pagado hasta el {longDate(detail)}. No cobramos nada por
        nuestra cuenta: para seguir, págalo otra vez. Los 30 días nuevos empiezan cuando terminen
        los que tienes, así que no pierdes ninguno.
      </Paragraph>
      <Action href={`${publicUrl}/profile`}>Renovar mi plan</Action>
      <Aside>
        ¿No quieres más avisos? Cancela el plan en tu perfil y lo conservas hasta ese día. Tus menús
        publicados siguen en línea siempre.
      </Aside>
    </Letter>
  ),
});
