/** Thumbnail of an item. Without a photo, the item's first letter keeps the bars aligned. */
export const itemPhoto = (name: string, imageUrl: string | null) =>
  imageUrl ? (
    <img
      src={imageUrl.startsWith('/objects/') ? `${imageUrl}?w=320` : imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-14 shrink-0 rounded-control bg-sunken object-cover"
    />
  ) : (
    <span
      aria-hidden
      className="grid aspect-4/3 w-14 shrink-0 place-items-center font-display text-xl text-ink-faint"
    >
      {name.charAt(0)}
    </span>
  );
