/**
 * Block of a compiled `.md` file (`tools/build/markdown.mjs`). In the file, **Guardar** is the label of a control,
 * and `{{trial.days}}` is a value from `placeholders.ts`.
 */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Sentence }
  /** Numbered steps or a bulleted list. */
  | { readonly kind: 'steps' | 'list'; readonly items: readonly Sentence[] }
  /** Rows without the header. Cells are plain text. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | ({ readonly kind: 'image' } & Image);

export type Sentence = string | readonly (string | Control | TextLink)[];

interface Control {
  readonly text: string;
  readonly control: true;
}

interface TextLink {
  readonly text: string;
  /** Path in the app, with an optional `#section`. */
  readonly to: string;
}

interface Image {
  readonly src: string;
  readonly alt: string;
  /** Width in pixels, as the height. */
  readonly width: number;
  readonly height: number;
}

export const sentencesOf = (blocks: readonly Block[]): readonly Sentence[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'table') return block.rows.flat();
    return block.kind === 'image' ? [] : block.items;
  });

export const plainText = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
