import type { ExampleCall } from './example-call';

/** A body goes in as it stands below the command; the shell fills in its variables. */
export function curlExample({ method, path, body, file }: ExampleCall): string {
  const isTable = typeof body === 'string';
  const options = [
    `curl --fail-with-body${method === 'GET' ? '' : ` -X ${method}`} "$CARTAVIVA_URL${path}"`,
    `-H "Authorization: Bearer $CARTAVIVA_KEY"`,
    body && `-H "Content-Type: ${isTable ? 'text/csv' : 'application/json'}"`,
    file && `--output ${file}`,
    body && `--data-binary @- <<FIN\n${isTable ? body : JSON.stringify(body, null, 2)}\nFIN`,
  ];
  return options.filter(Boolean).join(' \\\n  ');
}
