import { markdownPages } from './markdown-pages';
import { GROUPS, OPERATIONS } from './operation';

describe('the documentation as Markdown', () => {
  const pages = markdownPages();

  it('has every call, on the page of its kind', () => {
    for (const { slug, operations } of GROUPS) {
      const { text } = pages.find(({ path }) => path === `/documentacion-api/md/${slug}.md`)!;
      for (const { name } of operations) expect(text).toContain(`\`${name}\``);
    }
    expect(OPERATIONS.length).toBeGreaterThan(50);
  });

  it('is reached from llms.txt, page by page', () => {
    const { text } = pages.find(({ path }) => path === '/llms.txt')!;
    for (const { path } of pages) if (path !== '/llms.txt') expect(text).toContain(path);
  });
});
