/* Written by `npm run designs:typefaces`. */
import type { Typeface } from '@cartaviva/domain';

export interface TypefaceMetrics {
  /** Number of distinct characters that fit into the size limit of a menu's font, whichever they are. */
  readonly letters: number;
  /** Is true if the design writes headings in capitals. */
  readonly capitals: boolean;
  /** Generic family at the end of the list of fallback fonts. */
  readonly like: 'serif' | 'sans';
  /** System fonts, and the values that scale them to the metrics of the typeface. */
  readonly standIns: readonly {
    readonly names: readonly string[];
    readonly size: string;
    readonly ascent: string;
    readonly descent: string;
  }[];
}

export const TYPEFACE_METRICS: Readonly<Record<Typeface, TypefaceMetrics>> = {
  caprasimo: {
    letters: 57,
    capitals: false,
    like: 'serif',
    standIns: [
      { names: ['Georgia', 'Gelasio Regular'], size: '113.5%', ascent: '80.9%', descent: '20.2%' },
      {
        names: ['Noto Serif', 'NotoSerif-Regular'],
        size: '105.5%',
        ascent: '87.0%',
        descent: '21.7%',
      },
    ],
  },
  'cormorant-garamond': {
    letters: 78,
    capitals: false,
    like: 'serif',
    standIns: [
      { names: ['Georgia', 'Gelasio Regular'], size: '88.6%', ascent: '104.3%', descent: '32.4%' },
      {
        names: ['Noto Serif', 'NotoSerif-Regular'],
        size: '82.3%',
        ascent: '112.3%',
        descent: '34.9%',
      },
    ],
  },
  shrikhand: {
    letters: 81,
    capitals: false,
    like: 'serif',
    standIns: [
      { names: ['Georgia', 'Gelasio Regular'], size: '118.9%', ascent: '86.3%', descent: '36.3%' },
      {
        names: ['Noto Serif', 'NotoSerif-Regular'],
        size: '110.5%',
        ascent: '92.9%',
        descent: '39.1%',
      },
    ],
  },
  fraunces: {
    letters: 57,
    capitals: false,
    like: 'serif',
    standIns: [
      { names: ['Georgia', 'Gelasio Regular'], size: '109.2%', ascent: '89.6%', descent: '23.4%' },
      {
        names: ['Noto Serif', 'NotoSerif-Regular'],
        size: '101.4%',
        ascent: '96.4%',
        descent: '25.1%',
      },
    ],
  },
  'league-gothic': {
    letters: 130,
    capitals: true,
    like: 'sans',
    standIns: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo Regular'],
        size: '53.2%',
        ascent: '181.8%',
        descent: '43.7%',
      },
      { names: ['Roboto', 'Roboto-Regular'], size: '57.5%', ascent: '168.3%', descent: '40.5%' },
    ],
  },
  'poiret-one': {
    letters: 130,
    capitals: false,
    like: 'sans',
    standIns: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo Regular'],
        size: '95.0%',
        ascent: '101.2%',
        descent: '21.9%',
      },
      { names: ['Roboto', 'Roboto-Regular'], size: '96.5%', ascent: '99.7%', descent: '21.6%' },
    ],
  },
};
