import { compileMarkdown } from './markdown.mjs';

const HEAD = '---\ntitle: Prueba\n---\n';
const compiled = async (body: string, head = HEAD) =>
  compileMarkdown(`${head}\n${body}\n`, '/articles/probar/una-prueba.md');

describe('a Markdown document', () => {
  it('is the data of its words, controls, links, steps and tables', async () => {
    const code = await compiled(
      'Pulsa **Guardar** en [Mi Perfil](/profile).\n\n1. Uno\n2. Dos\n\n- Tres\n\n| A | B |\n| --- | --- |\n| c\\_d | e |',
    );
    const json = code.replace('export default { ...', '').replace(/, articles: \[\] \};\n$/, '');
    expect(JSON.parse(json)).toEqual({
      id: 'una-prueba',
      title: 'Prueba',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Pulsa ',
            { text: 'Guardar', control: true },
            ' en ',
            { text: 'Mi Perfil', to: '/profile' },
            '.',
          ],
        },
        { kind: 'steps', items: ['Uno', 'Dos'] },
        { kind: 'list', items: ['Tres'] },
        { kind: 'table', rows: [['c_d', 'e']] },
      ],
    });
  });

  it('has sections where it has headings, and imports what belongs to it', async () => {
    expect(await compiled('## Primera\n\nTexto')).toContain(
      '"sections":[{"title":"Primera","blocks":[{"kind":"paragraph","text":"Texto"}]}]',
    );
    const head = '---\ntitle: Prueba\narticles: [otra]\n---\n';
    expect(await compiled('', head)).toMatch(/^import article0 from '\.\/otra\.md';\n/);
  });

  it.each([
    ['a key that no document has', '', '---\ntitle: Prueba\nsumary: Resumen\n---\n', /sumary/],
    ['no front matter', 'Texto', '', /front matter/],
    ['HTML', '<b>Texto</b>', HEAD, /html is not supported/],
    ['code', 'Un `código`', HEAD, /codespan is not supported/],
    ['a heading after text', 'Texto\n\n## Primera', HEAD, /misplaced/],
    ['an image that is not there', '![Alt](no-hay.webp)', HEAD, /no-hay\.webp/],
  ])('with %s is refused by its name', async (_, body, head, message) => {
    await expect(compiled(body, head)).rejects.toThrow(message);
    await expect(compiled(body, head)).rejects.toThrow('una-prueba.md');
  });
});
