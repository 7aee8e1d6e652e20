import { ImageFile, Text, type SampleBody } from '../samples';
import { contentTypeOf, type ExampleCall } from './example-call';

/** A body goes in as it stands below the command; the shell fills in its variables. */
export function curlExample({ method, path, body, file }: ExampleCall): string {
  const options = [
    `curl --fail-with-body${method === 'GET' ? '' : ` -X ${method}`} "$CARTAVIVA_URL${path}"`,
    `-H "Authorization: Bearer $CARTAVIVA_KEY"`,
    body && `-H "Content-Type: ${contentTypeOf(body)}"`,
    file && `--output ${file}`,
    body && `--data-binary @${sourceOf(body)}`,
  ];
  return options.filter(Boolean).join(' \\\n  ');
}

function sourceOf(body: SampleBody): string {
  if (body instanceof ImageFile) return body.name;
  return `- <<FIN\n${body instanceof Text ? body.content : JSON.stringify(body, null, 2)}\nFIN`;
}
