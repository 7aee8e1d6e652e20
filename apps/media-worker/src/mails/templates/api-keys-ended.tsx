import type { MailFacts, WrittenMail } from '../mail';
import { ApiKeyList } from './api-key-list';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells an owner which keys ended because their creator lost access. `detail` is that person's name. */
export const apiKeysEnded = ({ firstName, detail, apiKeys }: MailFacts): WrittenMail => ({
  subject: 'Terminaron claves de API de tu cuenta',
  body: (
    <Letter title="Terminaron claves de API" preview="Las creó alguien que perdió ese acceso.">
      <Paragraph>
        {greeting(firstName)} {fullNameOr(detail, 'Una persona')} ya no tiene en tu cuenta el acceso
        con el que creó claves de API, así que las terminamos.
      </Paragraph>
      <ApiKeyList apiKeys={apiKeys} />
      <Aside>Los programas que las usaban dejan de entrar hasta que les des otra clave.</Aside>
    </Letter>
  ),
});
