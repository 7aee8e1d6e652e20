import type { Page } from '@cartaviva/contracts';
import { urlOf, type CallOptions, type PathOf, type Reply } from '@cartaviva/sdk';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { readPage, type Arguments } from './api';

/** What follows the path of a read: the call's parameters and SWR's options. */
type ReadOptions<Path extends PathOf<'get'>, Data> = CallOptions<'get', Path> &
  SWRConfiguration<Data, unknown>;

type AnyOptions<Data> = SWRConfiguration<Data, unknown> & {
  readonly params?: Parameters<typeof urlOf>[1];
};

/** A read under the key that is its address; null reads nothing. */
export function useRead<Path extends PathOf<'get'>>(
  path: Path | null,
  ...[options]: Arguments<ReadOptions<Path, Reply<'get', Path>>>
): SWRResponse<Reply<'get', Path>, unknown> {
  const { params, ...config }: AnyOptions<Reply<'get', Path>> = options ?? {};
  return useSWR(path && urlOf(path, params), config);
}

type Row<Path extends PathOf<'get'>> =
  Reply<'get', Path> extends readonly (infer Element)[] ? Element : never;

/** One page of a list; the page before it stays until the new one is there. */
export function usePage<Path extends PathOf<'get'>>(
  path: Path,
  ...[options]: Arguments<ReadOptions<Path, Page<Row<Path>>>>
): SWRResponse<Page<Row<Path>>, unknown> {
  const { params, ...config }: AnyOptions<Page<Row<Path>>> = options ?? {};
  return useSWR(urlOf(path, params), readPage<Row<Path>>, { keepPreviousData: true, ...config });
}
