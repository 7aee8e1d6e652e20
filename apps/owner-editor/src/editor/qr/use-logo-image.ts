import { useEffect, useState } from 'react';

/** Where a logo's image is: ours in a size that a code has use for, a demo's where it stands. */
const sourceOf = (logoUrl: string) =>
  logoUrl.startsWith('/objects/') ? `${logoUrl}?w=320` : logoUrl;

/** The menu's logo, once it has arrived. */
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
