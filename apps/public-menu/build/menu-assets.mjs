/** Name prefix of the entries that produce only the style sheet of a design. */
export const DESIGN = 'design-';

/**
 * Moves the style sheets of the page and of the designs from the output files to `manifest.json`. The gateway inlines
 * them into every page.
 */
export class MenuAssets {
  /** @param {string} folder URL path under which the gateway serves the files */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    // File names are final after hashing, and nothing is compressed yet.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
    compiler.hooks.thisCompilation.tap('MenuAssets', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'MenuAssets', stage }, (assets) => {
        const names = Object.keys(assets).filter((name) => name.startsWith('menu.'));
        const style = named(names, '.css');
        const manifest = {
          css: String(assets[style]?.source()),
          script: this.folder + named(names, '.js'),
          designs: takeDesigns(compilation),
        };
        compilation.deleteAsset(style);
        compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest)));
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

/**
 * Returns the style sheets of the designs by name. Deletes every asset of their entries.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Record<string, string>}
 */
function takeDesigns(compilation) {
  /** @type {Record<string, string>} */
  const designs = {};
  for (const { name, source } of compilation.getAssets()) {
    if (!name.startsWith(DESIGN)) continue;
    if (name.endsWith('.css'))
      designs[name.slice(DESIGN.length).split('.')[0] ?? ''] = `${source.source()}`;
    compilation.deleteAsset(name);
  }
  return designs;
}
