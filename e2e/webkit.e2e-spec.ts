import { eventually } from './support/eventually';
import { COCKTAIL, MOFONGO, Restaurant } from './support/restaurant';
import { WebKit } from './support/webkit';

/** WebKit is the engine of Safari, and of every browser on an iPhone. */
describe('en WebKit', () => {
  let webKit: WebKit;
  let restaurant: Restaurant;

  beforeAll(async () => {
    [webKit, restaurant] = await Promise.all([WebKit.open(), Restaurant.open()]);
  });
  afterAll(() => webKit?.close());

  /** Waits until the text of a document, which a script finds, has all of these. */
  const shows = (document: string, ...texts: string[]) =>
    eventually(
      async () => {
        const shown = await webKit.run<string>(`return ${document}?.body?.innerText ?? ''`);
        return texts.every((text) => shown.includes(text));
      },
      `${document} does not show ${texts.join(', ')}`,
    );

  it('un comensal lee el menú', async () => {
    await webKit.goTo(`/menu/${restaurant.menuId}`);
    await shows('document', MOFONGO.name, COCKTAIL.name);
  });

  it('el editor enseña el menú como lo verán los comensales', async () => {
    await webKit.signIn(restaurant.owner.cookie);
    await webKit.goTo(`/editor/${restaurant.menuId}`);
    const preview = `document.querySelector('iframe')?.contentDocument`;
    await shows(preview, 'El Fogón de Ana', MOFONGO.name);
  });
});
