import { fileNameOf } from '@cartaviva/domain';
import { create } from 'content-disposition';

/** Builds a `Content-Disposition` header with the full name (RFC 6266) and an ASCII name for old clients. */
export function namedFile(type: 'attachment' | 'inline', name: string): string {
  const [, stem = name, extension = ''] = /^(.*)(\.[a-z]+)$/s.exec(name) ?? [];
  return create(name, { type, fallback: fileNameOf(stem) + extension });
}
