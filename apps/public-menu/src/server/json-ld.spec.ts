import ts from 'typescript';
import { DIETARY_TAGS } from '@cartaviva/domain';
import { pageOf } from '../testing/menu-body';
import { id, sampleCategory, sampleItem, sampleMenu } from '../testing/sample-menu';

/**
 * Checks JSON-LD against the types that schema-dts generates from schema.org. Returns the errors of each page:
 * unknown types, properties and enumeration members, and values outside a property's range.
 */
function faultsOf(pages: readonly string[]): string[][] {
  // The virtual files are in this folder, so that they resolve the definitions as this file does.
  const files = new Map(pages.map((json, at) => [`${import.meta.dirname}/page-${at}.ts`, json]));
  const host = ts.createCompilerHost({});
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    const json = files.get(name);
    if (!json) return getSourceFile(name, version);
    const text = `import type { Restaurant, WithContext } from 'schema-dts';
      export const page: WithContext<Restaurant> = ${json};`;
    return ts.createSourceFile(name, text, version);
  };
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((name) => {
    const findings = program.getSemanticDiagnostics(program.getSourceFile(name));
    return findings.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

/** Renders a page with all data about a restaurant, its hours and its items. */
const everything = () =>
  pageOf({
    menu: sampleMenu({
      openingHours: 'Mo-Fr 11:00-22:00; Sa 13:00-26:00; Su off; PH off',
      languages: ['en'],
      logoUrl: `/objects/${id(8)}`,
      links: { website: 'https://lacasa.do' },
    }),
    categories: [sampleCategory(10, 'Sopas')],
    items: [
      sampleItem(1, {
        categoryId: id(10),
        description: 'Con caldo aparte.',
        dietaryTags: [...DIETARY_TAGS],
        imageUrl: `/objects/${id(7)}`,
      }),
      sampleItem(2, {
        sizes: [{ name: 'Para dos', price: '700.00' }],
        isAvailable: false,
      }),
    ],
  });

/** Pairs of valid JSON-LD and an undefined replacement for it. */
const WRONG = [
  ['"@type":"MenuItem"', '"@type":"MenuDish"'],
  ['"hasMenuItem":', '"menuItems":'],
  ['"telephone":', '"opens":'],
  ['"sameAs":', '"links":'],
  ['schema.org/Monday', 'schema.org/Lunes'],
  ['schema.org/LowLactoseDiet', 'schema.org/LactoseFreeDiet'],
  ['schema.org/OutOfStock', 'schema.org/Gone'],
  ['"offers":{"@type":"Offer"', '"offers":{"@type":"Menu"'],
  ['"hasMenu":{', '"hasMenu":true,"description":{'],
] as const;

describe("a page's JSON-LD by schema.org's definitions", () => {
  it('has their types, properties, ranges and enumerations alone, and would be told of any other', () => {
    const json = /ld\+json">(.*?)<\/script>/.exec(everything())![1]!;
    for (const said of [
      'PublicHolidays',
      '"image":',
      '"inLanguage":',
      ...WRONG.map(([it]) => it),
    ]) {
      expect(json).toContain(said);
    }
    const wrong = WRONG.map(([right, other]) => json.replace(right, other));
    const [faults, ...ofWrong] = faultsOf([json, ...wrong]);
    expect(faults).toEqual([]);
    expect(WRONG.filter((_, at) => ofWrong[at]!.length === 0)).toEqual([]);
  });
});
