interface EmbeddedMenu {
  /** Address of the installation: `https://cartaviva.do`. */
  readonly origin: string;
  /** Slug or ID of the menu. */
  readonly menu: string;
  readonly restaurantName: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an HTML attribute. */
export const inAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Returns a frame of a fixed height that shows the menu without a script. */
export const embedFrame = ({ origin, menu, restaurantName }: EmbeddedMenu): string =>
  `<iframe src="${origin}/insertar/${menu}" title="${inAttribute(`Menú de ${restaurantName}`)}"
  width="100%" height="700" style="border:0" loading="lazy"></iframe>`;

/** Returns a frame that adapts to the menu's height, with a link for pages without scripts. */
export const embedElement = ({ origin, menu, restaurantName }: EmbeddedMenu): string =>
  `<script src="${origin}/embed.js" async></script>
<cartaviva-menu menu="${menu}" title="${inAttribute(`Menú de ${restaurantName}`)}">
  <a href="${origin}/m/${menu}">Ver el menú</a>
</cartaviva-menu>`;
