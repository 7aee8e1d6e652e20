/** Area codes of the Dominican Republic, which people write without the country's code. */
const DOMINICAN = /^(809|829|849)\d{7}$/;

/** The `tel:` address of a phone number as a person writes it; null when it cannot be dialled. */
export function phoneLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return DOMINICAN.test(digits) ? `tel:+1${digits}` : `tel:${digits}`;
}

/** Where a map shows the restaurant. */
export function mapLink(restaurantName: string, address: string): string {
  const query = encodeURIComponent(`${restaurantName}, ${address}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
