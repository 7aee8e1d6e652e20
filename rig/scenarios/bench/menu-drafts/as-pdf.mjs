import PDFDocument from 'pdfkit';

/** @param {readonly import('./as-runs.mjs').Page[]} pages @returns {Promise<Buffer>} */
export function asPdf(pages) {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  /** @type {Buffer[]} */
  const parts = [];
  document.on('data', (part) => parts.push(part));
  const finished = new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const { width, height, runs, isDark } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    if (isDark) document.rect(0, 0, width, height).fill('#222222');
    document.fillColor(isDark ? '#f4efe6' : '#1c1c1c');
    for (const { text, x, y, size, font } of runs) {
      document
        .font(font)
        .fontSize(size)
        .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  document.end();
  return finished;
}
