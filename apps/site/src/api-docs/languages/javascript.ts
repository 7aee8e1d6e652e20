import { ImageFile, Text, type SampleBody } from '../samples';
import { contentTypeOf, indented, jsonWith, type ExampleCall } from './example-call';

const variable = (name: string) => `process.env.${name}`;

const addressOf = (path: string) =>
  `\`\${process.env.CARTAVIVA_URL}${path.replace(/\$([A-Z_]+)/g, (_, name: string) => `\${${variable(name)}}`)}\``;

/** A module for Node 20 or newer. */
export function javaScriptExample({ method, path, body, file, isEmpty }: ExampleCall): string {
  return [
    body instanceof ImageFile && `import { readFile } from 'node:fs/promises';\n`,
    file && `import { writeFile } from 'node:fs/promises';\n`,
    `const response = await fetch(${addressOf(path)}, {`,
    method !== 'GET' && `  method: '${method}',`,
    `  headers: {`,
    `    Authorization: \`Bearer \${process.env.CARTAVIVA_KEY}\`,`,
    body && `    'Content-Type': '${contentTypeOf(body)}',`,
    `  },`,
    body && `  body: ${contentOf(body)},`,
    `});`,
    `if (!response.ok) throw new Error((await response.json()).error);`,
    file && `await writeFile('${file}', Buffer.from(await response.arrayBuffer()));`,
    !file && !isEmpty && `console.log(await response.json());`,
  ]
    .filter(Boolean)
    .join('\n');
}

function contentOf(body: SampleBody): string {
  if (body instanceof ImageFile) return `await readFile('${body.name}')`;
  return body instanceof Text
    ? `\`${body.content}\``
    : `JSON.stringify(${indented(jsonWith(body, variable), '  ')})`;
}
