/**
 * Articles are Markdown, which Jest compiles for a suite's own realm.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { PLANS } from '@cartaviva/domain';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CONTACT } from '../contact';
import { plainText, sentencesOf } from '../markdown/document';
import { ARTICLES, CATEGORIES } from './articles';

/** Folders that contain the texts of the screens. */
const SPOKEN = [
  'apps/owner-account/src',
  'apps/owner-dashboard/src',
  'apps/owner-editor/src',
  'apps/owner-shell/src',
  'apps/public-menu/src',
  'apps/site/src/landing',
  'libs/domain/src',
  'libs/web',
];
const SPEC = /\.(int-)?spec\.tsx?$/;
const LITERALS = /'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|>([^<>{}]+)</g;
const IMAGES_FOLDER = resolve('apps/site/src/help/images');
const MAX_BYTES = 40_000;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !SPEC.test(path) && !/node_modules|dist/.test(path))
    .map((path) => join(folder, path));
}

/** Returns all texts between quotes or tags in the sources of the screens. */
function spokenWords(): ReadonlySet<string> {
  const sources = SPOKEN.flatMap((folder) => filesOf(resolve(folder)));
  const texts = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(LITERALS)].map((match) =>
      (match[1] ?? match[2] ?? match[3])!.trim(),
    ),
  );
  return new Set(texts);
}

function screens(): readonly string[] {
  const source = readFileSync(resolve('apps/owner-shell/src/routes.tsx'), 'utf8');
  return [...source.matchAll(/(?:screen\(|path: )'([^']+)'/g)].map((match) => match[1]!);
}

const sentences = ARTICLES.flatMap(({ id, blocks }) =>
  sentencesOf(blocks).map((sentence) => ({
    id,
    text: plainText(sentence),
    pieces:
      typeof sentence === 'string' ? [] : sentence.filter((piece) => typeof piece !== 'string'),
  })),
);
const images = ARTICLES.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'image' ? basename(block.src) : [])),
);

describe('the articles of the help centre', () => {
  it('are four or more in each of the six categories, each with an address of its own', () => {
    expect(CATEGORIES.map(({ title }) => title)).toEqual([
      'Primeros Pasos',
      'Gestión de Menús',
      'Códigos QR y Enlaces',
      'Analytics y Reportes',
      'Facturación y Suscripciones',
      'Solución de Problemas',
    ]);
    for (const { articles } of CATEGORIES) expect(articles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
    for (const { id } of ARTICLES) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('name controls as the screens do', () => {
    const spoken = spokenWords();
    const named = sentences.flatMap(({ id, pieces }) =>
      pieces.flatMap((piece) => ('control' in piece ? { id, text: piece.text } : [])),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ text }) => !spoken.has(text))).toEqual([]);
  });

  it('lead to screens that exist', () => {
    const known = screens();
    const links = sentences.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => ('to' in piece ? piece.to : [])),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => !known.includes(to.split('#')[0]!))).toEqual([]);
  });

  it('go on to others, never to themselves', () => {
    const ids = ARTICLES.map(({ id }) => id);
    for (const { id, related } of ARTICLES) {
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.filter((other) => other === id || !ids.includes(other))).toEqual([]);
    }
  });

  it('name mailboxes that are ours', () => {
    const mails = sentences.flatMap(({ text }) =>
      text
        .split(/[^\w.@]+/)
        .filter((word) => word.includes('@'))
        .map((mail) => mail.replace(/\.$/, '')),
    );
    for (const mail of mails) expect([CONTACT.support, CONTACT.sales]).toContain(mail);
  });

  it('name every plan where they say what each includes', () => {
    const { blocks } = ARTICLES.find(({ id }) => id === 'que-incluye-cada-plan')!;
    const lines = sentencesOf(blocks).map(plainText);
    for (const { name } of PLANS) {
      expect(lines).toContainEqual(expect.stringMatching(`^${name}: .+, US\\$\\d+ al mes\\.$`));
    }
  });

  it('are listed by their category, every file of its folder', () => {
    const folder = resolve('apps/site/src/help/articles');
    for (const { id, articles } of CATEGORIES) {
      const files = readdirSync(join(folder, id)).filter((file) => file !== 'index.md');
      expect(articles.map((article) => `${article.id}.md`).sort()).toEqual(files.sort());
    }
  });

  it('show every image that there is', () => {
    expect([...images].sort()).toEqual(readdirSync(IMAGES_FOLDER).sort());
  });

  it.each(images)('have the image %s, light enough for a phone', (name) => {
    expect(statSync(join(IMAGES_FOLDER, name)).size).toBeLessThanOrEqual(MAX_BYTES);
  });
});
