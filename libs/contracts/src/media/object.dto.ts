import { RULE_MESSAGES } from '@cartaviva/domain';
import { IsIn, IsString, IsUrl, MaxLength } from 'class-validator';
import { Id, ImagePath } from '../rules';
import { rules } from '../rules/rules';

/** Where a browser sends a picture (POST /api/objects/upload, specification §7). */
export class UploadTicketView {
  @IsString()
  uploadURL: string;
}

export class TicketRequest {
  @Id()
  ticketId: string;
}

/** A ticket that was just used up: where its bytes go, and how many there may be. */
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

/** PUT /api/item-images. */
export class ItemImageRequest {
  @UploadedUrl()
  imageURL: string;
}

/** PUT /api/restaurant-logos. */
export class RestaurantLogoRequest {
  @UploadedUrl()
  logoURL: string;
}

/** PUT /api/profile-images. */
export class ProfileImageRequest {
  @UploadedUrl()
  profileImageURL: string;
}

export const OBJECT_PURPOSES = ['item', 'logo', 'profile'] as const;
export type ObjectPurpose = (typeof OBJECT_PURPOSES)[number];

/** Turns what was uploaded with a ticket into a picture of the acting user. */
export class ConfirmObject extends TicketRequest {
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
