import { TEXT_LIMITS } from '@cartaviva/domain';
import { Clearable, Link, Nullable, Text, WifiName, WifiPassword } from '../rules';

/** Links of a restaurant. Views omit those that it does not have. */
export class RestaurantLinksView {
  @Clearable()
  @Link('instagram')
  instagram?: string | null;

  @Clearable()
  @Link('facebook')
  facebook?: string | null;

  @Clearable()
  @Link('tiktok')
  tiktok?: string | null;

  /** A phone number, read with the restaurant's country and stored with its country code. */
  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  whatsapp?: string | null;

  @Clearable()
  @Link('googleReviews')
  googleReviews?: string | null;

  @Clearable()
  @Link('reservations')
  reservations?: string | null;

  @Clearable()
  @Link('website')
  website?: string | null;
}

/** Wi-Fi network for diners. */
export class WifiView {
  @WifiName()
  name: string;

  /** Null for an open network. */
  @Nullable()
  @WifiPassword()
  password: string | null;
}
