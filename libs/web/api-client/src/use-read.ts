import type { Page } from '@cartaviva/contracts';
import type { paths } from './schema';
import { urlOf, type CallOptions, type PathOf, type Reply } from '@cartaviva/sdk';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { readPage, type Arguments } from './api';

type ReadOptions<Path extends PathOf<'get', paths>, Data> = CallOptions<'get', Path, paths> &
  SWRConfiguration<Data, unknown>;

type AnyOptions<Data> = SWRConfiguration<Data, unknown> & {
  readonly params?: Parameters<typeof urlOf>[1];
};

/** Reads a path with SWR, with its URL as the key. A null path reads nothing. */
export function useRead<Path extends PathOf<'get', paths>>(
  path: Path | null,
  ...[options]: Arguments<ReadOptions<Path, Reply<'get', Path, paths>>>
): SWRResponse<Reply<'get', Path, paths>, unknown> {
  const { params, ...config }: AnyOptions<Reply<'get', Path, paths>> = options ?? {};
  return useSWR(path && urlOf(path, params), config);
}

type Row<Path extends PathOf<'get', paths>> =
  Reply<'get', Path, paths> extends readonly (infer Element)[] ? Element : never;

/** Reads one page of a list. The previous page stays until the new one arrives. */
export function usePage<Path extends PathOf<'get', paths>>(
  path: Path,
  ...[options]: Arguments<ReadOptions<Path, Page<Row<Path>>>>
): SWRResponse<Page<Row<Path>>, unknown> {
  const { params, ...config }: AnyOptions<Page<Row<Path>>> = options ?? {};
  return useSWR(urlOf(path, params), readPage<Row<Path>>, { keepPreviousData: true, ...config });
}
