import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { MailFacts } from '../mail';
import { isPlainName } from './greeting';
import { Paragraph } from './letter';

const row: CSSProperties = { margin: '0 0 4px', fontSize: 16, lineHeight: '24px' };

/**
 * API keys by their names and first characters. Who made a key may have named it anything: what looks
 * like an address is left out, so that nobody writes to the reader in our name.
 */
function ApiKeyRows({ apiKeys }: Pick<MailFacts, 'apiKeys'>) {
  return apiKeys.map(({ name, prefix }) => (
    <Text key={prefix} style={row}>
      • {isPlainName(name) ? `«${name.trim()}», ` : ''}
      {prefix}…
    </Text>
  ));
}

/** The reader's API keys after a change of the password: those that ended and those that go on. */
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
