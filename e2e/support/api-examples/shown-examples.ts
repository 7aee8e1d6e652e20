import type { Language } from './run-examples';

export interface Example {
  /** Such as `PUT /api/items/{itemId}`. */
  readonly call: string;
  readonly language: Language;
  readonly code: string;
}

const GUIDE = '/documentacion-api';
const BLOCK = /<code data-example="([^"]+) (\w+)">([^<]*)<\/code>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
};

const textOf = (html: string) =>
  html.replace(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => ENTITIES[entity]!);

/** Reads the examples from the HTML of the reference, without running scripts. */
export async function shownExamples(baseUrl: string): Promise<readonly Example[]> {
  const read = async (path: string) => (await fetch(baseUrl + path)).text();
  const guide = await read(GUIDE);
  const links = guide.matchAll(/href="(\/documentacion-api\/[a-z-]+)"/g);
  const paths = [...new Set([...links].map(([, path]) => path!))];
  const pages = await Promise.all(paths.map(read));
  return pages.flatMap((page) =>
    [...page.matchAll(BLOCK)].map(([, call, language, code]) => ({
      call: textOf(call!),
      language: language as Language,
      code: textOf(code!),
    })),
  );
}
