import { FOLLOWED_MARK, type HeightMessage, type ScrollMessage } from './height-message';

/** What shows before the menu has told its height; and no page may grow a site without end. */
const FIRST_HEIGHT = '40rem';
const MAX_HEIGHT = 100_000;

/**
 * The element `<cartaviva-menu menu="casa-mofongo" lang="en">` of other people's sites: a frame with a
 * published menu, as high as the menu is. What stands within the element shows where no script runs.
 * @param origin of this installation: only a frame of it is shown, and only what it says is heard
 */
export function defineMenuElement(origin: string): void {
  class MenuElement extends HTMLElement {
    static readonly observedAttributes = ['menu', 'lang'];
    readonly frame = document.createElement('iframe');

    constructor() {
      super();
      this.frame.style.cssText = `display:block;width:100%;border:0;height:${FIRST_HEIGHT}`;
      this.frame.loading = 'lazy';
      this.attachShadow({ mode: 'open' }).append(this.frame);
    }

    attributeChangedCallback(): void {
      const { frame, lang, title } = this;
      const menu = encodeURIComponent(this.getAttribute('menu') ?? '');
      const language = lang && `&lang=${encodeURIComponent(lang)}`;
      frame.title = title || 'Menú';
      frame.src = `${origin}/insertar/${menu}?${FOLLOWED_MARK}=1${language}`;
    }

    connectedCallback(): void {
      addEventListener('message', this);
    }

    disconnectedCallback(): void {
      removeEventListener('message', this);
    }

    handleEvent(event: MessageEvent<HeightMessage | ScrollMessage | null>): void {
      const { origin: sender, source, data } = event;
      const { frame } = this;
      if (sender !== origin || source !== frame.contentWindow) return;
      const height = data?.type === 'cartaviva:height' ? Number(data.height) : 0;
      if (height > 0) frame.style.height = `${Math.min(height, MAX_HEIGHT)}px`;
      const top = data?.type === 'cartaviva:scroll' ? Number(data.top) : -1;
      if (top >= 0) scrollTo(scrollX, frame.getBoundingClientRect().top + scrollY + top);
    }
  }
  // A site may name the script twice.
  if (!customElements.get('cartaviva-menu')) customElements.define('cartaviva-menu', MenuElement);
}
