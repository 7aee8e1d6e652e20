import { join } from 'node:path';
import { isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';

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
  const args = [script, String(port), JSON.stringify(bucket)];
  const server = await startServer('The S3 double', process.execPath, args, {
    stopSignal: 'SIGKILL',
    isReady: () => isOpen(port),
  });
  return { bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` }, ...server };
}
