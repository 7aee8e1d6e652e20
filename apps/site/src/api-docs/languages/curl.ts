import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';
import { contentTypeOf, type ExampleCall } from './example-call';

/** Writes a curl command with the body as a here-document, in which the shell replaces variables. */
export function curlExample({ method, path, body, file }: ExampleCall): string {
  const type = body && contentTypeOf(body);
  const options = [
    `curl --fail-with-body${method === 'GET' ? '' : ` -X ${method}`} "$CARTAVIVA_URL${path}"`,
    `-H "Authorization: Bearer $CARTAVIVA_KEY"`,
    type && `-H "Content-Type: ${type}"`,
    file && `--output ${file}`,
    body && sourceOf(body),
  ];
  return options.filter(Boolean).join(' \\\n  ');
}

function sourceOf(body: SampleBody): string {
  if (body instanceof ImageForm) return `--form "file=@${body.name};type=image/jpeg"`;
  if (body instanceof OwnFile) return `--data-binary @${body.name}`;
  return `--data-binary @- <<FIN\n${body instanceof Text ? body.content : JSON.stringify(body, null, 2)}\nFIN`;
}
