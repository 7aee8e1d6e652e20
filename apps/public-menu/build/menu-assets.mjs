import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Takes the style sheet out of the files and into `manifest.json`, from where it goes into every
 * page, and lays a brotli and a gzip copy beside the script.
 */
export class MenuAssets {
  /** @param {string} folder path that the gateway serves the files under */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('MenuAssets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'MenuAssets', stage }, (assets) => {
        const names = Object.keys(assets);
        const script = named(names, '.js');
        const style = named(names, '.css');
        const css = String(assets[style]?.source());
        const code = Buffer.from(assets[script]?.source() ?? '');
        compilation.deleteAsset(style);
        const manifest = JSON.stringify({ css, script: this.folder + script });
        compilation.emitAsset('manifest.json', new sources.RawSource(manifest));
        compilation.emitAsset(`${script}.br`, new sources.RawSource(brotliCompressSync(code)));
        compilation.emitAsset(`${script}.gz`, new sources.RawSource(gzipSync(code, { level: 9 })));
      });
    });
  }
}

/**
 * @param {string[]} names
 * @param {string} end
 */
function named(names, end) {
  const name = names.find((candidate) => candidate.endsWith(end));
  if (!name) throw new Error(`the build made no ${end} file`);
  return name;
}
