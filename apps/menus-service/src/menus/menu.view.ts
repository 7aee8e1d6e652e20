import type { MenuView } from '@cartaviva/contracts';
import type { Menu } from './menu.entity';

/** The menu as its owner sees it. */
export const toMenuView = (menu: Menu): MenuView => ({
  id: menu.id,
  userId: menu.userId,
  slug: menu.slug,
  name: menu.name,
  restaurantName: menu.restaurantName,
  description: menu.description,
  address: menu.address,
  phone: menu.phone,
  logoUrl: menu.logoUrl,
  logoPlaceholder: menu.logoPlaceholder,
  themeColor: menu.themeColor,
  qrDesign: menu.qrDesign,
  currency: menu.currency,
  addsItbis: menu.addsItbis,
  addsLey: menu.addsLey,
  languages: menu.languages,
  isPublished: menu.isPublished,
  version: menu.version,
  createdAt: menu.createdAt.toISOString(),
  updatedAt: menu.updatedAt.toISOString(),
});
