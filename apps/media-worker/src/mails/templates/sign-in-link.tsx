import { CODE_MINUTES } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { linkTo } from './code-and-link';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Brings the link that the right password needs while strangers guess at it. */
export const signInLink = (facts: MailFacts): WrittenMail => ({
  subject: 'Tu enlace para entrar a CartaViva',
  body: (
    <Letter title="Entra con este enlace" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>
        {greeting(facts.firstName)} Alguien está probando contraseñas con tu email, así que hoy un
        dispositivo nuevo necesita algo más que la contraseña. Abre este enlace donde quieras
        entrar:
      </Paragraph>
      <Action href={linkTo('entrar', facts)}>Entrar a CartaViva</Action>
      <Paragraph>Vale por {CODE_MINUTES} minutos y una sola vez.</Paragraph>
      <Aside>
        ¿No fuiste tú? Entonces alguien sabe tu contraseña. No pulses el botón y elige otra en{' '}
        {facts.publicUrl}/recuperar
      </Aside>
    </Letter>
  ),
});
