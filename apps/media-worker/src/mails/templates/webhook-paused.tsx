import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells an owner that a webhook is paused after failures, and how to resume it. `detail` is the webhook's host. */
export const webhookPaused = ({ firstName, publicUrl, detail }: MailFacts): WrittenMail => ({
  subject: `Pausamos tu webhook de ${detail}`,
  body: (
    <Letter title="Pausamos un webhook" preview="Su dirección dejó de responder.">
      <Paragraph>
        {greeting(firstName)} Durante un día intentamos avisar a {detail} de los cambios de tus
        menús y no lo logramos, o nos respondió que esa dirección ya no existe. Por eso pausamos ese
        webhook: de lo que cambie desde ahora no le avisamos.
      </Paragraph>
      <Paragraph>
        En Mi Perfil ves qué enviamos y qué respondió. Cuando esté arreglado, actívalo de nuevo y
        vuelve a enviar lo que falte:
      </Paragraph>
      <Action href={`${publicUrl}/profile#integraciones`}>Ver mis webhooks</Action>
      <Aside>Tus menús siguen en línea: esto solo afecta a lo que conectaste.</Aside>
    </Letter>
  ),
});
