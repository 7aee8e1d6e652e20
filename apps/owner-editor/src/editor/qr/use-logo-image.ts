import { useEffect, useState } from 'react';

/** Returns the source of a logo. Uploaded logos are requested in a small size; other logos keep their URL. */
const sourceOf = (logoUrl: string) =>
  logoUrl.startsWith('/objects/') ? `${logoUrl}?w=320` : logoUrl;

/** Loads the menu's logo. Returns undefined until it has loaded. */
export function useLogoImage(logoUrl: string | null): HTMLImageElement | undefined {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement }>();
  useEffect(() => {
    if (!logoUrl) return;
    const image = new Image();
    image.onload = () => setLoaded({ url: logoUrl, image });
    image.src = sourceOf(logoUrl);
    return () => {
      image.onload = null;
    };
  }, [logoUrl]);
  return loaded?.url === logoUrl ? loaded?.image : undefined;
}
