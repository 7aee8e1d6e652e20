import {
  ITEMS_PER_MENU,
  MAX_MENU_IMAGE_BYTES,
  RULE_MESSAGES,
  UPLOAD_TYPES,
  type UploadType,
} from '@cartaviva/domain';
import { IsIn, IsString, IsUrl, MaxLength } from 'class-validator';
import { Id, IdList, ImagePath, Unchanged, WholeNumber } from '../rules';
import { RemoteUrl } from '../menus/item-photos.dto';
import { rules } from '../rules/rules';

/** Reply of POST /api/objects/upload: the address to which a browser sends an image (specification §7). */
export class UploadTicketView {
  @IsString()
  uploadURL: string;
}

export const OBJECT_PURPOSES = ['item', 'logo', 'profile'] as const;
export type ObjectPurpose = (typeof OBJECT_PURPOSES)[number];

/** Declared properties of the upload. They limit the ticket to that use and size. */
export class IssueTicket {
  @Unchanged()
  @IsIn([...OBJECT_PURPOSES], { message: RULE_MESSAGES.imagePurpose })
  purpose?: ObjectPurpose;

  /** In bytes. */
  @Unchanged()
  @WholeNumber(1, MAX_MENU_IMAGE_BYTES)
  size?: number;

  /** A type that is not allowed is refused immediately. The bytes decide later. */
  @Unchanged()
  @IsIn(UPLOAD_TYPES, { message: RULE_MESSAGES.imageType })
  type?: UploadType;
}

/** Uses the file at a public address as the upload of a ticket. */
export class FetchImage {
  @Id()
  ticketId: string;

  @RemoteUrl()
  url: string;
}

/** Destination and maximum size of the bytes, for a ticket that was just used. */
export interface RedeemedTicket {
  readonly storageKey: string;
  readonly maxBytes: number;
}

const UploadedUrl = () =>
  rules(
    IsString({ message: RULE_MESSAGES.imageUrl }),
    MaxLength(2000, { message: RULE_MESSAGES.imageUrl }),
    IsUrl({ require_tld: false }, { message: RULE_MESSAGES.imageUrl }),
  );

/** Body of PUT /api/item-images. */
export class ItemImageRequest {
  @UploadedUrl()
  imageURL: string;
}

/** Body of PUT /api/restaurant-logos. */
export class RestaurantLogoRequest {
  @UploadedUrl()
  logoURL: string;
}

/** Body of PUT /api/profile-images. */
export class ProfileImageRequest {
  @UploadedUrl()
  profileImageURL: string;
}

/** Turns the upload of a ticket into an image of the acting user. */
export class ConfirmObject {
  @Id()
  ticketId: string;

  @IsIn([...OBJECT_PURPOSES])
  purpose: ObjectPurpose;
}

export class ObjectPathView {
  @ImagePath()
  objectPath: string;
}

export class ObjectRequest {
  @Id()
  objectId: string;
}

export class ObjectsRequest {
  @IdList(ITEMS_PER_MENU)
  objectIds: string[];
}

export interface OwnObject {
  readonly objectId: string;
  /** Thumbhash in base64, shown while the image loads. It is null until the image is ready. */
  readonly placeholder: string | null;
}

export interface ObjectFacts {
  /** Thumbhash in base64, shown while the image loads. It is null until the image is ready. */
  readonly placeholder: string | null;
  /** Size of the upright original in pixels. */
  readonly width: number | null;
  readonly height: number | null;
}
