declare module 'bidi-js' {
  /** Declares only the functions that this project uses. */
  interface Bidi {
    /** Returns the embedding level of each UTF-16 unit. Odd levels run from right to left. */
    getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
