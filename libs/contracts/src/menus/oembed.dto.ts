import { IsIn, IsInt, IsString } from 'class-validator';

/** A published menu to embed in another page: an oEmbed 1.0 response of type `rich`. */
export class OembedView {
  @IsIn(['1.0'])
  version: '1.0';

  @IsIn(['rich'])
  type: 'rich';

  /** Names of the restaurant and the menu, as in the title of the diner page. */
  @IsString()
  title: string;

  @IsString()
  author_name: string;

  @IsString()
  author_url: string;

  @IsString()
  provider_name: string;

  @IsString()
  provider_url: string;

  /** Seconds for which the response may be cached. */
  @IsInt()
  cache_age: number;

  @IsString()
  html: string;

  /** In CSS pixels. */
  @IsInt()
  width: number;

  /** In CSS pixels. */
  @IsInt()
  height: number;
}
