declare module 'subset-font' {
  /** What we use of it. Resolves with a font of the letters of `text`, as far as the typeface has them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** Tags of the OpenType features that stay. */
      readonly keepFeatures?: string[];
      readonly noHinting?: boolean;
      /** Values of the axes of a variable font. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
