import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isOpen, until } from './ports.mjs';

/**
 * The S3 double as a process of its own, with one empty bucket.
 * @param {{ port: number }} options
 */
export async function startS3({ port }) {
  const bucket = {
    name: 'pictures',
    region: 'sa-east-1',
    accessKeyId: 'AKIADOUBLE',
    secretAccessKey: 'the secret of the double',
  };
  const script = join(import.meta.dirname, 's3-double.mjs');
  const server = spawn(process.execPath, [script, String(port), JSON.stringify(bucket)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(() => isOpen(port), 15_000, 'The S3 double did not start');
  return {
    bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}
