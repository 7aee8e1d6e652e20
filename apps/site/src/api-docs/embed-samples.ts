/** The menu in a page without any script. */
export const frameSample = (
  base: string,
) => `<iframe src="${base}/insertar/casa-mofongo" title="Menú de Casa Mofongo"
  width="100%" height="700" style="border:0" loading="lazy"></iframe>`;

/** The same, as high as the menu is. */
export const elementSample = (base: string) => `<script src="${base}/embed.js" async></script>
<cartaviva-menu menu="casa-mofongo">
  <a href="${base}/m/casa-mofongo">Ver el menú</a>
</cartaviva-menu>`;

export const oembedSample = (base: string) =>
  `curl "${base}/api/oembed?url=${encodeURIComponent(`${base}/m/casa-mofongo`)}&maxwidth=640"`;

export const EMBED_TEXTS = {
  frame: 'Sin ningún script, con una altura fija:',
  element:
    'Con un script de menos de 1 KB, tan alto como el menú. Lo que pongas adentro se ve donde no hay scripts:',
  oembed:
    'WordPress y otros editores que conocen oEmbed lo hacen solos al pegar la dirección del menú; la pregunta que hacen es esta:',
  google:
    'En tu perfil de Google, la dirección del menú va en «Enlace al menú»: pon la que termina en /m/ y tu restaurante.',
} as const;
