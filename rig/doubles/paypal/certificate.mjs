import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const YEAR_MS = 365 * 24 * 3_600_000;

/** @param {number} tag @param {Uint8Array[]} parts */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (/** @type {Uint8Array[]} */ ...parts) => der(0x30, ...parts);
const bitString = (/** @type {Uint8Array} */ bits) => der(0x03, Buffer.from([0]), bits);
const identifier = (/** @type {string} */ hex) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (/** @type {Date} */ date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const SHA256_WITH_RSA = sequence(identifier('2a864886f70d01010b'), der(0x05));
const COMMON_NAME = identifier('550403');
const VERSION_3 = der(0xa0, der(0x02, Buffer.from([2])));

/**
 * Creates a key and a self-signed certificate. It is valid for a year before and after now, so that tests can sign
 * notices of other days.
 * @param {string} name
 */
export function selfSigned(name) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const named = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const certified = sequence(
    VERSION_3,
    der(0x02, Buffer.from([1]), randomBytes(8)),
    SHA256_WITH_RSA,
    named,
    sequence(utcTime(new Date(Date.now() - YEAR_MS)), utcTime(new Date(Date.now() + YEAR_MS))),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = bitString(sign('sha256', certified, privateKey));
  const base64 = sequence(certified, SHA256_WITH_RSA, signature).toString('base64');
  const lines = base64.replace(/.{64}/g, '$&\n');
  return {
    privateKey,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
