import { embedElement, embedFrame } from './embeds';

const menu = { origin: 'https://cartaviva.do', menu: 'casa', restaurantName: `Ana's "Casa" & <b>` };

describe('what an owner pastes into a page', () => {
  it.each([embedFrame, embedElement])(
    'keeps the restaurant’s name within its attribute',
    (write) => {
      expect(write(menu)).toContain('title="Menú de Ana&#39;s &quot;Casa&quot; &amp; &lt;b&gt;"');
    },
  );
});
