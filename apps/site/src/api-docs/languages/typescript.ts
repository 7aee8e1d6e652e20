import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';
import { contentTypeOf, indented, jsonWith, type ExampleCall } from './example-call';

const variable = (name: string) => `process.env.${name}`;

const addressOf = (path: string) =>
  `\`\${process.env.CARTAVIVA_URL}${path.replace(/\$([A-Z_]+)/g, (_, name: string) => `\${${variable(name)}}`)}\``;

/** Writes a module for Node 20 or later. It has no type annotations, so it also runs as JavaScript. */
export function typeScriptExample({ method, path, body, file, isEmpty }: ExampleCall): string {
  const type = body && contentTypeOf(body);
  return [
    (body instanceof OwnFile || body instanceof ImageForm) &&
      `import { openAsBlob } from 'node:fs';\n`,
    file && `import { writeFile } from 'node:fs/promises';\n`,
    body instanceof ImageForm &&
      `const form = new FormData();\nform.set('file', await openAsBlob('${body.name}', { type: 'image/jpeg' }));\n`,
    `const response = await fetch(${addressOf(path)}, {`,
    method !== 'GET' && `  method: '${method}',`,
    `  headers: {`,
    `    Authorization: \`Bearer \${process.env.CARTAVIVA_KEY}\`,`,
    type && `    'Content-Type': '${type}',`,
    `  },`,
    body && `  body: ${contentOf(body)},`,
    `});`,
    `if (!response.ok) throw new Error(await response.text());`,
    file && `await writeFile('${file}', new Uint8Array(await response.arrayBuffer()));`,
    !file && !isEmpty && `console.log(await response.json());`,
  ]
    .filter(Boolean)
    .join('\n');
}

function contentOf(body: SampleBody): string {
  if (body instanceof ImageForm) return 'form';
  if (body instanceof OwnFile) return `await openAsBlob('${body.name}')`;
  return body instanceof Text
    ? `\`${body.content}\``
    : `JSON.stringify(${indented(jsonWith(body, variable), '  ')})`;
}
