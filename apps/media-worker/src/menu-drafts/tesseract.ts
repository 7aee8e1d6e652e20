import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { TesseractApi, TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';

const LANGUAGE = 'spa';
const DATA = '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz';
/** Engine mode that uses only the LSTM neural network, not the legacy engine. */
const LSTM_ONLY = 1;
/** Page segmentation modes of Tesseract: a single line, or a raw line without segmentation into words. */
const LAYOUT = { line: '7', raw: '13' } as const;
const INPUT = '/input';

/** A recognized word. Coordinates are pixels from the top left of the image. */
export interface SeenWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Row height of the line, in pixels. */
  readonly size: number;
  /** Confidence of the word, from 0 to 100. */
  readonly confidence: number;
  /** Confidence of the least certain character, from 0 to 100. */
  readonly leastConfidence: number;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Seen {
  readonly blocks: readonly {
    readonly paragraphs: readonly {
      readonly lines: readonly {
        readonly rowAttributes: { readonly rowHeight: number };
        readonly words: readonly {
          readonly text: string;
          readonly confidence: number;
          readonly bbox: Box;
          readonly symbols: readonly { readonly confidence: number }[];
        }[];
      }[];
    }[];
  }[];
}

/** Recognizes text in images. There is one instance for each thread, because loading takes a second and 100 MB. */
export class Tesseract {
  private static loading: Promise<Tesseract> | undefined;

  private constructor(
    private readonly module: TesseractModule,
    private readonly api: TesseractApi,
  ) {}

  static ready(): Promise<Tesseract> {
    return (Tesseract.loading ??= Tesseract.load());
  }

  private static async load(): Promise<Tesseract> {
    const { resolve } = createRequire(import.meta.url);
    const data = await promisify(gunzip)(await readFile(resolve(DATA)));
    const { default: load } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
    const quiet = () => undefined;
    const module = await load({ print: quiet, printErr: quiet });
    module.FS.writeFile(`${LANGUAGE}.traineddata`, data);
    const api = new module.TessBaseAPI();
    if (api.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new Error('Tesseract has no language');
    return new Tesseract(module, api);
  }

  /**
   * Returns the words of a line.
   * @param image PNG or PNM
   */
  words(image: Uint8Array): SeenWord[] {
    this.open(image, 'line', '');
    this.api.Recognize(null);
    const { blocks } = JSON.parse(this.api.GetJSONText()) as Seen;
    const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
    const words = lines.flatMap((line) =>
      line.words.map(({ text, confidence, bbox, symbols }) => ({
        text,
        ...{ left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
        size: line.rowAttributes.rowHeight,
        confidence,
        leastConfidence: Math.min(...symbols.map((symbol) => symbol.confidence)),
      })),
    );
    this.api.Clear();
    return words;
  }

  /**
   * Reads a line with a limited set of characters.
   * @param image PNG or PNM
   */
  line(
    image: Uint8Array,
    characters: string,
    layout: keyof typeof LAYOUT = 'line',
  ): { text: string; confidence: number } {
    this.open(image, layout, characters);
    this.api.Recognize(null);
    const line = { text: this.api.GetUTF8Text().trim(), confidence: this.api.MeanTextConf() };
    this.api.Clear();
    return line;
  }

  private open(image: Uint8Array, layout: keyof typeof LAYOUT, characters: string): void {
    this.api.SetVariable('tessedit_pageseg_mode', LAYOUT[layout]);
    this.api.SetVariable('tessedit_char_whitelist', characters);
    this.module.FS.writeFile(INPUT, image);
    if (this.api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot open the image');
  }
}
