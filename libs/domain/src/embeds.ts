/** A published menu that is to stand in another page. */
interface EmbeddedMenu {
  /** Where this installation is: `https://cartaviva.do`. */
  readonly origin: string;
  /** Its human address, or its id. */
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

/** A text as it stands safely in an attribute of HTML. */
export const inAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** The menu in a frame of a fixed height, without any script. */
export const embedFrame = ({ origin, menu, restaurantName }: EmbeddedMenu): string =>
  `<iframe src="${origin}/insertar/${menu}" title="${inAttribute(`Menú de ${restaurantName}`)}"
  width="100%" height="700" style="border:0" loading="lazy"></iframe>`;

/** The menu in a frame as high as the menu, and a link to it where no script runs. */
export const embedElement = ({ origin, menu, restaurantName }: EmbeddedMenu): string =>
  `<script src="${origin}/embed.js" async></script>
<cartaviva-menu menu="${menu}" title="${inAttribute(`Menú de ${restaurantName}`)}">
  <a href="${origin}/m/${menu}">Ver el menú</a>
</cartaviva-menu>`;
