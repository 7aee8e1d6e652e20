import { startDouble } from './loopback.mjs';
import { openS3Double } from './s3-double.mjs';

const BUCKET = {
  name: 'pictures',
  region: 'sa-east-1',
  accessKeyId: 'AKIADOUBLE',
  secretAccessKey: 'the secret of the double',
};

/** Starts the S3 double in this process, with one empty bucket. */
export async function openS3() {
  const { url, close } = await openS3Double(0, BUCKET);
  return { bucket: { ...BUCKET, endpoint: url }, stop: close };
}

/**
 * Starts the S3 double in a process of its own, with one empty bucket.
 * @param {{ port: number }} options
 */
export async function startS3({ port }) {
  const args = [String(port), JSON.stringify(BUCKET)];
  const options = { port, args, stopSignal: /** @type {const} */ ('SIGKILL') };
  const server = await startDouble('The S3 double', 's3-double.mjs', options);
  return { bucket: { ...BUCKET, endpoint: `http://127.0.0.1:${port}` }, ...server };
}
