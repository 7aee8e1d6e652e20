declare module 'subset-font' {
  /** The part of the package's API that this app uses. Characters that the font lacks are left out. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** Tags of the OpenType features to keep. */
      readonly keepFeatures?: string[];
      readonly noHinting?: boolean;
      /** Values for the axes of a variable font. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
