import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';
import { contentTypeOf, indented, jsonWith, type ExampleCall } from './example-call';

const variable = (name: string) => `os.environ["${name}"]`;

/** `/api/items/$ITEM_ID` as pieces that are put together. */
const addressOf = (path: string) =>
  ['os.environ["CARTAVIVA_URL"]']
    .concat(
      path
        .split(/(\$[A-Z_]+)/)
        .filter(Boolean)
        .map((part) => (part.startsWith('$') ? variable(part.slice(1)) : `"${part}"`)),
    )
    .join(' + ');

/** JSON's own words, as Python writes them. */
const literal = (body: object) =>
  jsonWith(body, variable).replace(
    /\b(?:true|false|null)\b(?=[,\n])/g,
    (word) => ({ true: 'True', false: 'False' })[word] ?? 'None',
  );

/** With nothing but Python's own library, 3.9 or newer. */
export function pythonExample({ method, path, body, file, isEmpty }: ExampleCall): string {
  const type = body && contentTypeOf(body);
  const isJson = type === 'application/json';
  return [
    [
      !(body instanceof Text) && (isJson || (!file && !isEmpty)) && 'json',
      'os',
      'urllib.error',
      'urllib.request',
    ]
      .filter(Boolean)
      .map((name) => `import ${String(name)}`)
      .join('\n'),
    '',
    body instanceof Text && `text = """${body.content}"""\n`,
    body instanceof ImageForm && `${formOf(body)}\n`,
    `request = urllib.request.Request(`,
    `    ${addressOf(path)},`,
    `    method="${method}",`,
    `    headers={`,
    `        "Authorization": "Bearer " + os.environ["CARTAVIVA_KEY"],`,
    body &&
      `        "Content-Type": ${type ? `"${type}"` : '"multipart/form-data; boundary=" + boundary'},`,
    `    },`,
    body && `    data=${contentOf(body)},`,
    `)`,
    `try:`,
    `    response = urllib.request.urlopen(request)`,
    `except urllib.error.HTTPError as error:`,
    `    raise SystemExit(f"{error} {error.read().decode()}")`,
    isEmpty ? `response.close()` : `with response:`,
    file && `    with open("${file}", "wb") as saved:\n        saved.write(response.read())`,
    !file &&
      !isEmpty &&
      (body instanceof Text
        ? `    print(response.read().decode())`
        : `    print(json.load(response))`),
  ]
    .filter((line) => line !== false && line !== undefined)
    .join('\n');
}

/** A form as its bytes: Python's own library writes none. */
const formOf = ({ name }: ImageForm) => `boundary = "limite-de-la-foto"
head = f'--{boundary}\\r\\nContent-Disposition: form-data; name="file"; filename="${name}"\\r\\n'
head += "Content-Type: image/jpeg\\r\\n\\r\\n"
form = head.encode() + open("${name}", "rb").read() + f"\\r\\n--{boundary}--\\r\\n".encode()`;

function contentOf(body: SampleBody): string {
  if (body instanceof ImageForm) return 'form';
  if (body instanceof OwnFile) return `open("${body.name}", "rb").read()`;
  return body instanceof Text
    ? 'text.encode()'
    : `json.dumps(${indented(literal(body), '    ')}).encode()`;
}
