import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells a user that they became, or no longer are, an admin of the installation. */
export const roleChanged = ({ firstName, detail }: MailFacts): WrittenMail => ({
  subject: 'Tu acceso en CartaViva cambió',
  body: (
    <Letter title="Tu acceso cambió" preview="Vuelve a iniciar sesión.">
      <Paragraph>
        {greeting(firstName)}{' '}
        {detail === 'admin'
          ? 'Ahora administras CartaViva.'
          : 'Ya no administras CartaViva; tus menús siguen siendo tuyos.'}
      </Paragraph>
      <Paragraph>Cerramos tus sesiones: entra otra vez para seguir.</Paragraph>
      <Aside>¿No esperabas este cambio? Pregunta a quien administra CartaViva contigo.</Aside>
    </Letter>
  ),
});
