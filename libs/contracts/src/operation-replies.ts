import type { LostLetters } from '@cartaviva/domain';
import type { Revised } from './menus/version';
import { Nothing, type DtoClass } from './message';
import type { Page } from './page';

/** Presentation of a list. */
export interface Paging {
  /** Is true if the whole list is returned unless a page is requested. */
  readonly whole?: boolean;
  /** Is true for a list of unlimited length, which also has a cursor. */
  readonly cursor?: boolean;
  /** DTO whose fields callers select by name; `true` for the DTO of the rows. */
  readonly fields?: true | DtoClass<object>;
  /** Fields that are shown whatever the caller selects. */
  readonly always?: readonly string[];
  /** Is true if the ETag of the response is the menu's revision. */
  readonly revised?: boolean;
}

/** Successful response of an operation. `Reply` exists only for the compiler. */
export interface ReplyShape<Reply> {
  readonly of: DtoClass<object>;
  readonly list: boolean;
  readonly paging?: Paging;
  /**
   * `read` has an ETag, 304 responses and selected fields; `written` has an ETag; `revised` has the menu's revision as
   * its ETag, and 304 responses; `sent` has an ETag that the method of the route sends.
   */
  readonly tag?: 'read' | 'written' | 'revised' | 'sent';
  readonly file?: FileShape;
  /** Is true if a controller makes the response from the reply of the service. */
  readonly isOwn?: true;
  readonly reply?: (value: Reply) => Reply;
}

/** A list. With `paging`, the gateway divides it into pages. */
export const list = <View extends object>(
  of: DtoClass<View>,
  paging?: Paging,
): ReplyShape<View[]> => ({ of, list: true, ...(paging && { paging }) });
export const page = <View extends object, const Shape extends Paging>(
  of: DtoClass<View>,
  paging?: Shape,
): ReplyShape<Page<View> & RevisionIn<Shape>> => ({ of, list: true, paging: { ...paging } });
type RevisionIn<Shape extends Paging> = Shape['revised'] extends true ? Revised : unknown;
/** A single object that was read. */
export const resource = <View extends object>(of: DtoClass<View>): ReplyShape<View> => ({
  of,
  list: false,
  tag: 'read',
});
/** An object that the operation created or changed. */
export const written = <View extends object>(of: DtoClass<View>): ReplyShape<View> => ({
  of,
  list: false,
  tag: 'written',
});

/** An object with the revision of the menu that it was read from, which the response has as its ETag. */
export const revised = <View extends object>(of: DtoClass<View>): ReplyShape<View & Revised> => ({
  of,
  list: false,
  tag: 'revised',
});

/** A response with its own ETag, which the method of the route sends. */
export const tagged = <Reply>(shape: ReplyShape<Reply>): ReplyShape<Reply> => ({
  ...shape,
  tag: 'sent',
});

/**
 * A response that a controller makes itself after the service replied: the class of its body, or `Nothing` if it has
 * no body. `Reply` is the type of the service's reply.
 */
export const fromGateway = <Reply = Nothing>(of: DtoClass<object>): ReplyShape<Reply> => ({
  of,
  list: false,
  isOwn: true,
});

interface FileShape {
  readonly type: string;
  readonly disposition: 'attachment' | 'inline';
}

/** A file. The letters are those that a PDF lacks or shows without color. */
export interface FileReply extends Partial<LostLetters> {
  readonly fileName: string;
  /** Text of a `text/…` file, otherwise base64. */
  readonly content: string;
}

/** A file, which a browser saves unless it is `inline`. */
export const file = (
  type: string,
  disposition: FileShape['disposition'] = 'attachment',
): ReplyShape<FileReply> => ({ of: Nothing, list: false, file: { type, disposition } });
