import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const demoAnswer = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Recibimos tu solicitud de demostración',
  body: (
    <Letter
      title="Te escribimos en menos de 24 horas"
      preview="Acordamos contigo el momento de la demostración."
    >
      <Paragraph>
        {greeting(firstName)} Recibimos tu solicitud. Una persona de CartaViva te escribirá a este
        correo en menos de 24 horas para acordar el momento y enseñarte CartaViva con tu propia
        carta.
      </Paragraph>
      <Paragraph>Si quieres verlo antes, abre la demostración: no hace falta cuenta.</Paragraph>
      <Action href={`${publicUrl}/demo-dashboard`}>Probar la demo</Action>
      <Aside>
        ¿No pediste nada? Alguien escribió tu correo por error. No tienes que hacer nada: no
        guardamos una cuenta con él.
      </Aside>
    </Letter>
  ),
});
