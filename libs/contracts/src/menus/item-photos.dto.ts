import { ITEMS_PER_MENU, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsIn, IsString, IsUrl, MaxLength } from 'class-validator';
import { Id, ImagePath, ListOf, Nullable, Text, Unchanged, WholeNumber } from '../rules';
import { rules } from '../rules/rules';
import { RowError } from './item-rows.dto';

export const MAX_FETCHED_PHOTOS = 10;

/** Address of a file on another site. The service checks whether the address is allowed when it fetches the file. */
export const RemoteUrl = () =>
  rules(
    IsString({ message: RULE_MESSAGES.photoUrl }),
    MaxLength(2000, { message: RULE_MESSAGES.photoUrl }),
    IsUrl(
      {
        protocols: ['https', 'http'],
        require_protocol: true,
        require_tld: false,
        disallow_auth: true,
      },
      { message: RULE_MESSAGES.photoUrl },
    ),
  );

/** Body of POST /api/items/{id}/photo-from-url. */
export class PhotoUrlRequest {
  @RemoteUrl()
  url: string;
}

/** A photo for an item, which is named by its ID or its external ID. */
export class PhotoRow extends PhotoUrlRequest {
  @Unchanged()
  @Id()
  itemId?: string;

  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.externalId })
  externalId?: string;
}

/** Body of POST /api/menus/{id}/photos. */
export class FetchPhotosRequest {
  @ListOf(() => PhotoRow, { max: MAX_FETCHED_PHOTOS })
  items: PhotoRow[];
}

export const PHOTO_ROW_STATUSES = ['updated', 'failed'] as const;

export class FetchedPhotoRow {
  /** Position of the row in the list, from 0. */
  @WholeNumber(0, MAX_FETCHED_PHOTOS - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @IsIn([...PHOTO_ROW_STATUSES])
  status: (typeof PHOTO_ROW_STATUSES)[number];

  /** Null for a failed row. */
  @Nullable()
  @Id()
  itemId: string | null;

  /** Null for a failed row. */
  @Nullable()
  @ImagePath()
  imageUrl: string | null;

  /** Present for a failed row. */
  @Unchanged()
  @ListOf(() => RowError)
  errors?: RowError[];
}

export class PhotosReport {
  @WholeNumber(0, ITEMS_PER_MENU)
  updated: number;

  @WholeNumber(0, ITEMS_PER_MENU)
  failed: number;

  @ListOf(() => FetchedPhotoRow)
  rows: FetchedPhotoRow[];
}
