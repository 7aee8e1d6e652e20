import type { MenuView } from '@cartaviva/contracts';
import { inOrder } from '@cartaviva/domain';
import type { Menu } from './menu.entity';

/** @param userId user ID of the account's owner */
export const toMenuView = (menu: Menu, userId: string): MenuView => ({
  id: menu.id,
  userId,
  slug: menu.slug,
  shortCode: menu.shortCode,
  name: menu.name,
  restaurantName: menu.restaurantName,
  description: menu.description,
  address: menu.address,
  phone: menu.phone,
  country: menu.country,
  timeZone: menu.timeZone,
  openingHours: menu.openingHours,
  logoUrl: menu.logoUrl,
  logoPlaceholder: menu.logoPlaceholder,
  coverUrl: menu.coverUrl,
  themeColor: menu.themeColor,
  design: menu.design,
  qrDesign: menu.qrDesign,
  currency: menu.currency,
  secondCurrency: menu.secondCurrency && inOrder(menu.secondCurrency),
  addsItbis: menu.addsItbis,
  addsLey: menu.addsLey,
  languages: menu.languages,
  isPublished: menu.isPublished,
  version: menu.version,
  createdAt: menu.createdAt.toISOString(),
  updatedAt: menu.updatedAt.toISOString(),
});
