import { IsIn, IsInt, IsString } from 'class-validator';

/** A published menu as something to put into another page: an answer of oEmbed 1.0 of type `rich`. */
export class OembedView {
  @IsIn(['1.0'])
  version: '1.0';

  @IsIn(['rich'])
  type: 'rich';

  /** The restaurant and the menu, as the title of the diner page has them. */
  @IsString()
  title: string;

  @IsString()
  author_name: string;

  /** The diner page of the menu. */
  @IsString()
  author_url: string;

  @IsString()
  provider_name: string;

  @IsString()
  provider_url: string;

  /** Seconds for which the answer may be stored. */
  @IsInt()
  cache_age: number;

  /** The frame that shows the menu. */
  @IsString()
  html: string;

  /** In CSS pixels. */
  @IsInt()
  width: number;

  /** In CSS pixels. */
  @IsInt()
  height: number;
}
