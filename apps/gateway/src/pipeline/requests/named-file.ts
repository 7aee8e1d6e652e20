import { fileNameOf } from '@cartaviva/domain';
import { create } from 'content-disposition';

/** Names a file in all its letters (RFC 6266), and in plain ones for clients that know no others. */
export function namedFile(type: 'attachment' | 'inline', name: string): string {
  const [, stem = name, extension = ''] = /^(.*)(\.[a-z]+)$/s.exec(name) ?? [];
  return create(name, { type, fallback: fileNameOf(stem) + extension });
}
