import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { ApiKeyList } from './api-key-list';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';
import { longMoment } from './long-date';

/** Tells an owner that a key of theirs has another secret, and until when the one before goes on. */
export const apiKeyRotated = ({
  firstName,
  publicUrl,
  apiKeys,
  detail,
}: MailFacts): WrittenMail => ({
  subject: 'Renovaste una clave de API de CartaViva',
  body: (
    <Letter title="Tu clave de API, renovada" preview="Si fuiste tú, todo está en orden.">
      <Paragraph>
        {greeting(firstName)} Acabas de renovar una clave de API.{' '}
        {detail
          ? `La anterior funciona hasta el ${longMoment(detail)}: antes, pon la nueva en los programas que la usan.`
          : 'La anterior ya no funciona: pon la nueva en los programas que la usan.'}
      </Paragraph>
      <ApiKeyList apiKeys={apiKeys} />
      <Action href={`${publicUrl}/profile`}>Ver mis claves</Action>
      <Aside>
        ¿No fuiste tú? Alguien tiene tu sesión abierta. Revoca la clave y elige otra contraseña en{' '}
        {publicUrl}/recuperar
      </Aside>
    </Letter>
  ),
});
