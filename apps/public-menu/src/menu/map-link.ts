export function mapLink(restaurantName: string, address: string): string {
  const query = encodeURIComponent(`${restaurantName}, ${address}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
