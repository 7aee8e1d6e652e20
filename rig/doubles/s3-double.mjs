#!/usr/bin/env node
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './loopback.mjs';

const MAX_SKEW_MS = 15 * 60_000;
/** Keys per page of a listing. It is low, so that tests notice a client that does not request the next page. */
const PAGE = 2;
const UNSIGNED = 'UNSIGNED-PAYLOAD';
/** Minimum size of a part, except for the last one, in bytes. */
const MIN_PART_BYTES = 5 * 1024 * 1024;

/**
 * @typedef {{ name: string, region: string, accessKeyId: string, secretAccessKey: string }} Bucket
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {{ status: number, body?: Buffer | string, headers?: Record<string, string> }} Answer
 */

class Refusal extends Error {
  /** @param {number} status @param {string} code */
  constructor(status, code) {
    super(code);
    this.status = status;
  }
}

/** SHA-256 with the interface that the signer requires. */
class Sha256 {
  /** @param {import('@smithy/types').SourceData} [secret] */
  constructor(secret) {
    this.hash = secret ? createHmac('sha256', bytesOf(secret)) : createHash('sha256');
  }
  /** @param {import('@smithy/types').SourceData} data */
  update(data) {
    this.hash.update(bytesOf(data));
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
  reset() {}
}

/** @param {import('@smithy/types').SourceData} data */
const bytesOf = (data) =>
  typeof data === 'string' ? data : Buffer.from(/** @type {Uint8Array} */ (data));

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Double of S3 on the loopback interface, in memory, with the operations that storing images needs. Unlike most
 * doubles, it verifies every signature: requests with a wrong secret, altered content, an old date, or no signature
 * fail.
 * @param {number} port 0 for any free port
 * @param {Bucket} bucket
 */
export async function openS3Double(port, bucket) {
  /** @type {Map<string, Buffer>} */
  const objects = new Map();
  const server = createServer((request, response) => {
    void answer(request, bucket, objects)
      .catch((error) => refused(error))
      .then(({ status, body = '', headers = {} }) => {
        const length = { 'content-length': Buffer.byteLength(body) };
        response.writeHead(status, { ...length, ...headers });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
  return listen(server, port);
}

/** @param {unknown} error @returns {Answer} */
function refused(error) {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: `<Error><Code>${error.message}</Code></Error>` };
}

/** @param {Incoming} request @param {Bucket} bucket @param {Map<string, Buffer>} objects @returns {Promise<Answer>} */
async function answer(request, bucket, objects) {
  const body = await buffer(request);
  await requireSignature(request, body, bucket);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
  const [, name, ...rest] = decodeURIComponent(pathname).split('/');
  if (name !== bucket.name) throw new Refusal(404, 'NoSuchBucket');
  const key = rest.join('/');
  const inParts = answerInParts(request, searchParams, { key, body, objects });
  if (inParts) return inParts;
  if (key === '') return { status: 200, body: listed(objects, searchParams) };
  switch (request.method) {
    case 'PUT':
      objects.set(key, copied(request, bucket, objects) ?? body);
      return { status: 200, body: '<CopyObjectResult/>' };
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default: {
      const found = objects.get(key);
      if (!found) throw new Refusal(404, 'NoSuchKey');
      return { status: 200, body: found, headers: { 'content-length': String(found.length) } };
    }
  }
}

/**
 * Handles the requests of a multipart upload. Returns undefined for other requests. Parts are stored among the
 * objects, under names that no key can have.
 * @param {Incoming} request @param {URLSearchParams} asked
 * @param {{ key: string, body: Buffer, objects: Map<string, Buffer> }} what
 * @returns {Answer | undefined}
 */
function answerInParts({ method }, asked, { key, body, objects }) {
  if (method === 'POST' && asked.has('uploads')) {
    const id = `<UploadId>${randomUUID()}</UploadId>`;
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult>${id}</InitiateMultipartUploadResult>`,
    };
  }
  const upload = asked.get('uploadId');
  if (!upload) return undefined;
  const prefix = `\0${upload}/`;
  const bytesOfPart = (/** @type {string} */ name) => objects.get(name) ?? Buffer.alloc(0);
  const parts = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
  if (method === 'PUT') {
    objects.set(prefix + String(asked.get('partNumber')).padStart(5, '0'), body);
    return { status: 200, headers: { etag: `"${sha256(body)}"` } };
  }
  if (method === 'POST') {
    const all = parts.map(bytesOfPart);
    const isSmall = all.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES);
    if (isSmall) throw new Refusal(400, 'EntityTooSmall');
    objects.set(key, Buffer.concat(all));
  }
  for (const name of parts) objects.delete(name);
  return method === 'POST'
    ? {
        status: 200,
        body: `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`,
      }
    : { status: 204 };
}

/**
 * Returns the source of a copy, or undefined when the request has its own body.
 * @param {Incoming} request @param {Bucket} bucket @param {Map<string, Buffer>} objects
 */
function copied({ headers }, bucket, objects) {
  const source = headers['x-amz-copy-source'];
  if (typeof source !== 'string') return undefined;
  const found = objects.get(source.slice(bucket.name.length + 1));
  if (!found) throw new Refusal(404, 'NoSuchKey');
  return found;
}

/** @param {Map<string, Buffer>} objects @param {URLSearchParams} asked */
function listed(objects, asked) {
  // The token is opaque to clients: some servers use a name, others a number.
  const after = Buffer.from(asked.get('continuation-token') ?? '', 'base64').toString();
  const prefix = asked.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? page.at(-1) : undefined;
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const token = Buffer.from(next ?? '').toString('base64');
  const more = next ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${contents}${more}</ListBucketResult>`;
}

/** @param {Incoming} request @param {Buffer} body @param {Bucket} bucket */
async function requireSignature({ method = 'GET', url = '/', headers }, body, bucket) {
  const { authorization = '' } = headers;
  const parts =
    /Credential=([^/]+)\/\d+\/([^/]+)\/.*SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, accessKeyId, region, signedHeaders = '', signature] = parts.exec(authorization) ?? [];
  if (!signature) throw new Refusal(403, 'AccessDenied');
  if (region !== bucket.region) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  if (accessKeyId !== bucket.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  const signingDate = dateOf(String(headers['x-amz-date']));
  const skew = Math.abs(Date.now() - signingDate.getTime());
  if (!(skew <= MAX_SKEW_MS)) throw new Refusal(403, 'RequestTimeTooSkewed');

  const { pathname, searchParams } = new URL(url, 'http://double');
  const signed = await new SignatureV4({
    credentials: bucket,
    region: bucket.region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  }).sign(
    {
      method,
      protocol: 'http:',
      hostname: '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(
        signedHeaders.split(';').map((name) => [name, String(headers[name])]),
      ),
    },
    { signingDate },
  );
  const expected = String(signed.headers['authorization']).split('Signature=').at(-1);
  if (expected !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
  // Amazon S3 accepts this encoding. OpenStack Swift and others do not.
  if (headers['content-encoding'] === 'aws-chunked') throw new Refusal(501, 'NotImplemented');
  const hash = headers['x-amz-content-sha256'];
  if (hash !== UNSIGNED && hash !== sha256(body)) {
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  }
}

/** Parses a date such as `20261121T033000Z`. @param {string} stamp */
const dateOf = (stamp) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

if (process.argv[1] === import.meta.filename) {
  const [, , port, bucket = '{}'] = process.argv;
  await openS3Double(Number(port), JSON.parse(bucket));
}
