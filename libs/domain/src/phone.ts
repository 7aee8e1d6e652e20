/** Area codes of the Dominican Republic, which people write without the country's code. */
const DOMINICAN = /^1?((?:809|829|849)[2-9]\d{6})$/;

/** Digits of an international number, where the text holds one number that people can dial. */
function internationalDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const dominican = DOMINICAN.exec(digits)?.[1];
  if (dominican) return `1${dominican}`;
  return phone.trim().startsWith('+') && digits.length >= 8 && digits.length <= 15 ? digits : null;
}

/** The `tel:` address of a phone number as a person writes it; null when it cannot be dialled. */
export function phoneLink(phone: string): string | null {
  const international = internationalDigits(phone);
  if (international) return `tel:+${international}`;
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 ? `tel:${digits}` : null;
}

/** The number under which WhatsApp may know a phone; null for those without their country. */
export const whatsAppNumber = internationalDigits;

/** The number that a restaurant with this phone takes orders under; none, no orders. */
export const orderNumber = (phone: string | null): string | undefined =>
  (phone && whatsAppNumber(phone)) || undefined;

/** Opens a chat with the number, with a message ready where there is one. */
export function whatsAppLink(number: string, message?: string): string {
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
