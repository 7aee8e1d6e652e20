import { Action } from './action';
import type { MailFacts, WrittenMail } from '../mail';
import { ApiKeyList } from './api-key-list';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const passwordChanged = ({ firstName, publicUrl, apiKeys }: MailFacts): WrittenMail => ({
  subject: 'Tu contraseña de CartaViva cambió',
  body: (
    <Letter title="Tu contraseña cambió" preview="Si fuiste tú, todo está en orden.">
      <Paragraph>
        {greeting(firstName)} La contraseña de tu cuenta acaba de cambiar. Si fuiste tú, no tienes
        que hacer nada.
      </Paragraph>
      <ApiKeyList apiKeys={apiKeys} />
      <Paragraph>¿No fuiste tú? Recupera tu cuenta ahora:</Paragraph>
      <Action href={`${publicUrl}/recuperar`}>Elegir otra contraseña</Action>
      <Aside>Te avisamos de cada cambio de contraseña para que nadie lo haga a tus espaldas.</Aside>
    </Letter>
  ),
});
