import { startDouble } from './loopback.mjs';

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
  const args = [String(port), JSON.stringify(bucket)];
  const options = { port, args, stopSignal: /** @type {const} */ ('SIGKILL') };
  const server = await startDouble('The S3 double', 's3-double.mjs', options);
  return { bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` }, ...server };
}
