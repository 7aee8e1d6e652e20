import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const FOLDER = 'docs/reports';

/**
 * Puts what was seen of one engine into the report of the day, in the place of what was seen before.
 * @param {string} name @param {Date} start @param {readonly string[]} lines
 */
export function noteInReport(name, start, lines) {
  const day = start.toISOString().slice(0, 10);
  const file = `${FOLDER}/managed-engines-${day}.md`;
  const heading = `# Managed engines, ${day}\n\nEngines of Debian, every process and the clients on one machine with ${cpus().length} cores, which others used meanwhile.\n`;
  mkdirSync(FOLDER, { recursive: true });
  const [top = '', ...sections] = (existsSync(file) ? readFileSync(file, 'utf8') : heading).split(
    /^(?=## )/m,
  );
  const list = lines.map((line) => `- ${line.replace(/\n */g, ': ')}\n`).join('');
  const command = `\`npm run managed-engines -- ${name}\`, begun ${start.toISOString()}`;
  const others = sections.filter((section) => !section.startsWith(`## ${name}\n`));
  const parts = [top, ...others, `## ${name}\n\n${command}\n\n${list}`];
  writeFileSync(file, parts.map((part) => part.trimEnd()).join('\n\n') + '\n');
}
