/**
 * What a build makes of a `.md` file (`tools/build/markdown.mjs`). A writer says **Guardar** for the
 * name of a control as the product says it, and `{{trial.days}}` for a value of `placeholders.ts`.
 */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Sentence }
  /** Numbered, or with bullets. */
  | { readonly kind: 'steps' | 'list'; readonly items: readonly Sentence[] }
  /** The rows below the head; cells are plain text. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | ({ readonly kind: 'image' } & Image);

/** Text as it is read, with the names of controls and the links in it. */
export type Sentence = string | readonly (string | Control | TextLink)[];

interface Control {
  readonly text: string;
  readonly control: true;
}

interface TextLink {
  readonly text: string;
  /** A path of the app, with its `#section` if any. */
  readonly to: string;
}

interface Image {
  readonly src: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** All that is read in the blocks but their images, in order. */
export const sentencesOf = (blocks: readonly Block[]): readonly Sentence[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'table') return block.rows.flat();
    return block.kind === 'image' ? [] : block.items;
  });

/** A sentence without its marks. */
export const plainText = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
