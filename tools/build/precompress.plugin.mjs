import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 1024;

const encodings = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file, so that serving needs no compression. Skips this in
 * watch mode, where compression takes longer than the rest of the build.
 */
export class PrecompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          if (compiler.watchMode) return;
          const texts = Object.entries(assets)
            .map(([name, asset]) => ({ name, bytes: Buffer.from(asset.buffer()) }))
            .filter(({ name, bytes }) => COMPRESSIBLE.test(name) && bytes.length >= SMALLEST);
          await Promise.all(
            texts.flatMap(({ name, bytes }) =>
              Object.entries(encodings).map(async ([suffix, compress]) =>
                compilation.emitAsset(
                  `${name}.${suffix}`,
                  new sources.RawSource(await compress(bytes)),
                ),
              ),
            ),
          );
        },
      );
    });
  }
}
