import { Text } from '@react-email/text';
import type { MailFacts, WrittenMail } from '../mail';
import { fullNameOr, greeting } from './greeting';
import { Action } from './action';
import { Aside, Letter, Paragraph } from './letter';

/** Tells an owner which webhooks ended with the access of the person who made them: `detail` names them. */
export const webhooksEnded = ({ firstName, publicUrl, detail, hosts }: MailFacts): WrittenMail => ({
  subject: 'Terminaron webhooks de tu cuenta',
  body: (
    <Letter title="Terminaron webhooks" preview="Los creó alguien que perdió ese acceso.">
      <Paragraph>
        {greeting(firstName)} {fullNameOr(detail, 'Una persona')} ya no tiene en tu cuenta el acceso
        con el que creó webhooks, así que los borramos. Avisaban de los cambios de tus menús a:
      </Paragraph>
      {hosts.map((host, index) => (
        <Text key={index} style={{ margin: '0 0 4px', fontSize: 16, lineHeight: '24px' }}>
          • {host}
        </Text>
      ))}
      <Paragraph>Si alguno te hace falta, créalo de nuevo en Mi Perfil:</Paragraph>
      <Action href={`${publicUrl}/profile#integraciones`}>Ver mis webhooks</Action>
      <Aside>Tus menús siguen en línea: esto solo afecta a lo que estaba conectado.</Aside>
    </Letter>
  ),
});
