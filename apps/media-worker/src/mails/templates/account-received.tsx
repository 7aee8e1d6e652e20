import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { ApiKeyList } from './api-key-list';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells the new owner of an account about its content, and which API keys stay valid. */
export const accountReceived = ({
  firstName,
  team,
  apiKeys,
  publicUrl,
}: MailFacts): WrittenMail => {
  const owner = fullNameOr(team?.accountName ?? '', 'otra persona');
  return {
    subject: `La cuenta de ${owner} ya es tuya`,
    body: (
      <Letter title="La cuenta ya es tuya" preview="Menús, equipo y plan.">
        <Paragraph>
          {greeting(firstName)} Recibiste la cuenta de {owner}, con sus menús, su equipo y su plan.
          Los códigos impresos y los enlaces siguen igual. La cuenta que ya tenías también sigue
          siendo tuya.
        </Paragraph>
        {apiKeys.length > 0 && (
          <>
            <ApiKeyList apiKeys={apiKeys} />
            <Paragraph>
              Si alguien que ya no trabaja contigo conoce alguna, cámbiala en Mi Perfil.
            </Paragraph>
          </>
        )}
        <Action href={`${publicUrl}/personas`}>Ver quién trabaja en ella</Action>
        <Aside>¿No fuiste tú? Cambia tu contraseña y escríbenos.</Aside>
      </Letter>
    ),
  };
};
