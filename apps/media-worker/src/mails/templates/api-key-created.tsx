import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { actorWords } from './actor-words';
import { ApiKeyList } from './api-key-list';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const apiKeyCreated = ({ firstName, publicUrl, apiKeys, by }: MailFacts): WrittenMail => ({
  subject: 'Tienes una clave de API nueva en CartaViva',
  body: (
    <Letter title="Una clave de API nueva" preview="Si fuiste tú, todo está en orden.">
      <Paragraph>
        {greeting(firstName)} {actorWords(by) ? `${actorWords(by)} creó` : 'Acabas de crear'} una
        clave de API en tu cuenta. Con ella, otro programa actúa en tu nombre. En Mi Perfil ves qué
        permisos tiene.
      </Paragraph>
      <ApiKeyList apiKeys={apiKeys} />
      <Action href={`${publicUrl}/profile`}>Ver mis claves</Action>
      <Aside>
        {actorWords(by)
          ? '¿No lo esperabas? Revoca la clave y revisa quién trabaja en tu cuenta.'
          : `¿No fuiste tú? Alguien tiene tu sesión abierta. Revoca la clave y elige otra contraseña en ${publicUrl}/recuperar`}
      </Aside>
    </Letter>
  ),
});
