import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { actorWords } from './actor-words';
import { ApiKeyList } from './api-key-list';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';
import { longMoment } from './long-date';

/** Tells an owner that one of their keys has a new secret, and how long the previous one stays valid. */
export const apiKeyRotated = ({
  firstName,
  publicUrl,
  apiKeys,
  detail,
  by,
}: MailFacts): WrittenMail => ({
  subject: actorWords(by)
    ? 'Renovaron una clave de API de tu cuenta'
    : 'Renovaste una clave de API de CartaViva',
  body: (
    <Letter title="Tu clave de API, renovada" preview="Si fuiste tú, todo está en orden.">
      <Paragraph>
        {greeting(firstName)} {actorWords(by) ? `${actorWords(by)} renovó` : 'Acabas de renovar'}{' '}
        una clave de API.{' '}
        {detail
          ? `La anterior funciona hasta el ${longMoment(detail)}: antes, pon la nueva en los programas que la usan.`
          : 'La anterior ya no funciona: pon la nueva en los programas que la usan.'}
      </Paragraph>
      <ApiKeyList apiKeys={apiKeys} />
      <Action href={`${publicUrl}/profile`}>Ver mis claves</Action>
      <Aside>
        {actorWords(by)
          ? 'Quien la renovó conoce la clave nueva. ¿No lo esperabas? Revócala y revisa quién trabaja en tu cuenta.'
          : `¿No fuiste tú? Alguien tiene tu sesión abierta. Revoca la clave y elige otra contraseña en ${publicUrl}/recuperar`}
      </Aside>
    </Letter>
  ),
});
