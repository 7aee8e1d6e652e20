import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';
import { contentTypeOf, indented, type ExampleCall } from './example-call';

const variable = (name: string) => `getenv('${name}')`;

/** Converts `/api/items/$ITEM_ID` to a concatenation of strings and variables. */
const addressOf = (path: string) =>
  [variable('CARTAVIVA_URL')]
    .concat(
      path
        .split(/(\$[A-Z_]+)/)
        .filter(Boolean)
        .map((part) => (part.startsWith('$') ? variable(part.slice(1)) : `'${part}'`)),
    )
    .join(' . ');

const quoted = (text: string) => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

/** Formats a JSON value as PHP, where both lists and objects use brackets. */
function literal(value: unknown): string {
  if (typeof value === 'string') {
    return /^\$[A-Z_]+$/.test(value) ? variable(value.slice(1)) : quoted(value);
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Array.isArray(value)
    ? value.map(literal)
    : Object.entries(value).map(([name, field]) => `${quoted(name)} => ${literal(field)}`);
  if (lines.length === 0) return Array.isArray(value) ? '[]' : 'new stdClass()';
  return `[\n${lines.map((line) => `    ${indented(line, '    ')},`).join('\n')}\n]`;
}

/** Writes a PHP 8 example with built-in streams, because the extension `php-curl` may be missing. */
export function phpExample({ method, path, body, file, isEmpty }: ExampleCall): string {
  const type = body && contentTypeOf(body);
  return [
    `<?php`,
    body instanceof Text && `\n$text = <<<'FIN'\n${body.content}\nFIN;`,
    body instanceof ImageForm && `\n${formOf(body)}`,
    ``,
    `$context = stream_context_create(['http' => [`,
    `    'method' => '${method}',`,
    `    'header' => [`,
    `        'Authorization: Bearer ' . ${variable('CARTAVIVA_KEY')},`,
    body &&
      `        ${type ? `'Content-Type: ${type}'` : `'Content-Type: multipart/form-data; boundary=' . $boundary`},`,
    `    ],`,
    body && `    'content' => ${contentOf(body)},`,
    `    'ignore_errors' => true,`,
    `]]);`,
    `$response = file_get_contents(${addressOf(path)}, false, $context);`,
    `if ($response === false) {`,
    `    throw new RuntimeException(error_get_last()['message']);`,
    `}`,
    `if (!preg_match('/ 2\\d\\d/', $http_response_header[0])) {`,
    `    throw new RuntimeException("$http_response_header[0] $response");`,
    `}`,
    file && `file_put_contents('${file}', $response);`,
    !file && !isEmpty && `print_r(json_decode($response, true));`,
  ]
    .filter((line) => line !== false && line !== undefined)
    .join('\n');
}

/** Writes the code that builds a form by hand, because PHP's streams cannot. */
const formOf = ({ name }: ImageForm) => `$boundary = 'limite-de-la-foto';
$form = "--$boundary\\r\\n"
    . "Content-Disposition: form-data; name=\\"file\\"; filename=\\"${name}\\"\\r\\n"
    . "Content-Type: image/jpeg\\r\\n\\r\\n"
    . file_get_contents('${name}')
    . "\\r\\n--$boundary--\\r\\n";`;

function contentOf(body: SampleBody): string {
  if (body instanceof ImageForm) return '$form';
  if (body instanceof OwnFile) return `file_get_contents('${body.name}')`;
  return body instanceof Text ? '$text' : `json_encode(${indented(literal(body), '    ')})`;
}
