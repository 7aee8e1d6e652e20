import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';
import { contentTypeOf, indented, jsonWith, type ExampleCall } from './example-call';

const variable = (name: string) => `os.environ["${name}"]`;

const addressOf = (path: string) =>
  ['os.environ["CARTAVIVA_URL"]']
    .concat(
      path
        .split(/(\$[A-Z_]+)/)
        .filter(Boolean)
        .map((part) => (part.startsWith('$') ? variable(part.slice(1)) : `"${part}"`)),
    )
    .join(' + ');

/** Formats a value as Python, which has its own words for true, false and null. */
const literal = (body: object) =>
  jsonWith(body, variable).replace(
    /\b(?:true|false|null)\b(?=[,\n])/g,
    (word) => ({ true: 'True', false: 'False' })[word] ?? 'None',
  );

/** Writes a Python 3.9 example with only the standard library. */
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

/** Writes the code that builds a form by hand, because Python's standard library cannot. */
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
