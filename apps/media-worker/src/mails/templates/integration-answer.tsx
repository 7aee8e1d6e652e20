import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const integrationAnswer = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Recibimos tu solicitud de integración',
  body: (
    <Letter
      title="Te escribimos en menos de 24 horas"
      preview="Acordamos contigo qué se conecta y cómo."
    >
      <Paragraph>
        {greeting(firstName)} Recibimos lo que quieres conectar. Una persona de CartaViva te
        escribirá a este correo en menos de 24 horas para acordar contigo qué se conecta y cómo.
      </Paragraph>
      <Action href={`${publicUrl}/ayuda`}>Abrir Ayuda</Action>
      <Aside>¿No pediste nada? Escríbenos: alguien usó tu cuenta.</Aside>
    </Letter>
  ),
});
