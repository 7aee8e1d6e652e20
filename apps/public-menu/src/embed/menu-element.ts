import { FOLLOWED_MARK, type HeightMessage, type ScrollMessage } from './height-message';

/** Height of the frame until the menu reports its own. `MAX_HEIGHT`, in pixels, limits the reported height. */
const FIRST_HEIGHT = '40rem';
const MAX_HEIGHT = 100_000;

/**
 * Defines the element `<cartaviva-menu menu="casa-mofongo" lang="en">` for other sites: a frame that is as high as
 * the published menu in it. The element's own content shows if scripts do not run.
 * @param origin origin of this installation. The element shows only its pages and accepts only its messages.
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
  // A site may include the script twice.
  if (!customElements.get('cartaviva-menu')) customElements.define('cartaviva-menu', MenuElement);
}
