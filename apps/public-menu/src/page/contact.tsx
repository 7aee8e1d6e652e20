import { phoneLink, whatsAppLink, whatsAppNumber } from '@cartaviva/domain';
import { mapLink } from '../menu/map-link';
import type { LocalMenu } from '../menu/menu-in-language';
import { Chat, Phone, Pin } from './icons';

/** Shows address and phone of the restaurant. */
export function Contact({ local: { menu, messages } }: { local: LocalMenu }) {
  const { restaurantName, address, phone, country } = menu;
  if (!address && !phone) return null;
  return (
    <address>
      {address && (
        <a href={mapLink(restaurantName, address)} target="_blank" rel="noopener noreferrer">
          <Pin />
          <span dir="auto">{address}</span>
        </a>
      )}
      {phone && <Telephone phone={phone} country={country} chatName={messages.page.chat} />}
    </address>
  );
}

interface TelephoneProps {
  readonly phone: string;
  readonly country: string;
  readonly chatName: string;
}

/** A number that can be dialed is a link. One that may be on WhatsApp has a second link. */
function Telephone({ phone, country, chatName }: TelephoneProps) {
  const call = phoneLink(phone, country);
  const chat = whatsAppNumber(phone, country);
  const text = (
    <>
      <Phone />
      <span>{phone}</span>
    </>
  );
  return (
    <>
      {call ? <a href={call}>{text}</a> : <p>{text}</p>}
      {chat && (
        <a className="chat" href={whatsAppLink(chat)} target="_blank" rel="noopener noreferrer">
          <Chat />
          <span>{chatName}</span>
        </a>
      )}
    </>
  );
}
