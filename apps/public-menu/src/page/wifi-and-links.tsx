import { LINK_KINDS, linkText, whatsAppLink } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';

/** Lists the restaurant's Wi-Fi and links. */
export function WifiAndLinks({ local: { menu, messages } }: { local: LocalMenu }) {
  const { wifi } = menu;
  const texts = messages.visit;
  const links = LINK_KINDS.flatMap((kind) => {
    const link = menu.links[kind];
    if (!link) return [];
    const href = kind === 'whatsapp' ? whatsAppLink(link.slice(1)) : link;
    return [{ kind, href, text: linkText(kind, link) }];
  });
  if (!wifi && links.length === 0) return null;
  return (
    <dl>
      {wifi && (
        <div>
          <dt>{texts.wifi}</dt>
          <dd dir="auto">{wifi.name}</dd>
        </div>
      )}
      {wifi?.password && (
        <div>
          <dt>{texts.password}</dt>
          <dd dir="ltr">{wifi.password}</dd>
        </div>
      )}
      {links.map(({ kind, href, text }) => (
        <div key={kind}>
          <dt>{texts.kinds[kind]}</dt>
          <dd dir="ltr">
            <a href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
