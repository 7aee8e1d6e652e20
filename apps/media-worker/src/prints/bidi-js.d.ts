declare module 'bidi-js' {
  /** What we use of it. */
  interface Bidi {
    /** Embedding level of each UTF-16 unit: odd ones stand from right to left. */
    getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
