export * from './category.dto';
export * from './dashboard.dto';
export * from './item.dto';
export * from './menu-changed.event';
export * from './menu.dto';
export * from './messages';
export * from './public-menu.dto';
export * from './visit.dto';
