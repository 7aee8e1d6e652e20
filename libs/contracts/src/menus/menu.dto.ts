import { TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import {
  Clearable,
  CurrencyCode,
  Flag,
  Id,
  ImagePath,
  Nullable,
  Text,
  ThemeColor,
  Unchanged,
} from '../rules';

/** POST /api/menus (specification §7). What is left out takes the column's default. */
export class CreateMenuRequest {
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name: string;

  @Text({ min: 1, max: TEXT_LIMITS.name })
  restaurantName: string;

  @Clearable()
  @Text({ max: TEXT_LIMITS.description })
  description?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.address })
  address?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;

  @Unchanged()
  @CurrencyCode()
  currency?: string;

  @Unchanged()
  @ThemeColor()
  themeColor?: string;

  @Unchanged()
  @Flag()
  isPublished?: boolean;
}

/** PUT /api/menus/{id}: only what is sent changes. */
export class UpdateMenuRequest {
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;

  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  restaurantName?: string;

  @Clearable()
  @Text({ max: TEXT_LIMITS.description })
  description?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.address })
  address?: string | null;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;

  @Clearable()
  @ImagePath()
  logoUrl?: string | null;

  @Unchanged()
  @CurrencyCode()
  currency?: string;

  @Unchanged()
  @ThemeColor()
  themeColor?: string;

  @Unchanged()
  @Flag()
  isPublished?: boolean;
}

export class UpdateMenu extends UpdateMenuRequest {
  @Id()
  menuId: string;
}

export class MenuRequest {
  @Id()
  menuId: string;
}

/** A menu as its owner sees it (specification §3). */
export class MenuView {
  @Id()
  id: string;

  @Id()
  userId: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.address })
  address: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @CurrencyCode()
  currency: string;

  @Flag()
  isPublished: boolean;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}
