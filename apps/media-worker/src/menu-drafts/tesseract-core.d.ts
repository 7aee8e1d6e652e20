/** The part of Tesseract's WebAssembly build that this app uses. The package has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    /** @returns 0 on success */
    Init(dataPath: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`. Returns 0 if it is an image. */
    SetImageFile(exifOrientation: number, radians: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    GetUTF8Text(): string;
    MeanTextConf(): number;
    Clear(): void;
  }

  export interface TesseractModule {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }

  const load: (options: {
    print?: (text: string) => void;
    printErr?: (text: string) => void;
  }) => Promise<TesseractModule>;
  export default load;
}
