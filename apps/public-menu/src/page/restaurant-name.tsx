/** From this many characters on, the largest letters would fill a phone with the name alone. */
const LONG = 28;

/** The restaurant's name, as large as it may be. */
export function RestaurantName({ children }: { children: string }) {
  return (
    <h1 className={children.length > LONG ? 'long' : undefined} dir="auto">
      {children}
    </h1>
  );
}
