import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { MailFacts } from '../mail';
import { isPlainName } from './greeting';
import { Paragraph } from './letter';

const row: CSSProperties = { margin: '0 0 4px', fontSize: 16, lineHeight: '24px' };

/**
 * Lists API keys by name and first characters. A name that looks like an address is left out, because the creator of
 * a key could use it to send a message to the reader.
 */
function ApiKeyRows({ apiKeys }: Pick<MailFacts, 'apiKeys'>) {
  return apiKeys.map(({ name, prefix }) => (
    <Text key={prefix} style={row}>
      • {isPlainName(name) ? `«${name.trim()}», ` : ''}
      {prefix}…
    </Text>
  ));
}

/** Lists the reader's API keys after a change: those that ended, and those that stay valid. */
export function ApiKeyList({ apiKeys }: Pick<MailFacts, 'apiKeys'>) {
  const ended = apiKeys.filter(({ isEnded }) => isEnded);
  const living = apiKeys.filter(({ isEnded }) => !isEnded);
  return (
    <>
      {ended.length > 0 && (
        <Paragraph>Estas claves de API dejaron de funcionar. Crea otras si las usas:</Paragraph>
      )}
      <ApiKeyRows apiKeys={ended} />
      {living.length > 0 && (
        <Paragraph>
          Estas claves de API siguen funcionando. Si no reconoces alguna, revócala en Mi Perfil:
        </Paragraph>
      )}
      <ApiKeyRows apiKeys={living} />
    </>
  );
}
