/** Longest name, in characters, for the largest text size. A longer one would fill the screen of a phone. */
const LONG = 18;

/** Shows the restaurant's name in the largest size that fits. */
export function RestaurantName({ children }: { children: string }) {
  return (
    <h1 className={children.length > LONG ? 'long' : undefined} dir="auto">
      {children}
    </h1>
  );
}
