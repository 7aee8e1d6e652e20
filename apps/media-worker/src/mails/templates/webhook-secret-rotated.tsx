import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { actorWords } from './actor-words';
import { greeting } from './greeting';
import { HostRows } from './host-rows';
import { Aside, Letter, Paragraph } from './letter';

/** Tells an owner that a webhook has a new secret and who saw it. `detail` is the webhook's host. */
export const webhookSecretRotated = ({
  firstName,
  publicUrl,
  detail,
  by,
}: MailFacts): WrittenMail => {
  const somebody = actorWords(by);
  return {
    subject: somebody
      ? 'Cambiaron el secreto de un webhook tuyo'
      : 'Cambiaste el secreto de un webhook',
    body: (
      <Letter title="Un secreto nuevo" preview="Firma lo que tu webhook envía.">
        <Paragraph>
          {greeting(firstName)}{' '}
          {somebody
            ? `${somebody} cambió el secreto del webhook que avisa a:`
            : 'Acabas de cambiar el secreto del webhook que avisa a:'}
        </Paragraph>
        <HostRows hosts={[detail]} />
        <Paragraph>
          El anterior también firma durante 24 horas: antes, pon el nuevo en tu sistema.
        </Paragraph>
        <Action href={`${publicUrl}/profile#integraciones`}>Ver mis webhooks</Action>
        <Aside>
          {somebody
            ? 'Quien lo cambió conoce el secreto nuevo. ¿No lo esperabas? Genera otro y revisa quién trabaja en tu cuenta.'
            : `¿No fuiste tú? Alguien tiene tu sesión abierta. Genera otro secreto y elige otra contraseña en ${publicUrl}/recuperar`}
        </Aside>
      </Letter>
    ),
  };
};
