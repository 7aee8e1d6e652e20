import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a menu is in its restaurant: which tab, under what name and at what hours. */
@Entity('restaurant_menus')
export class RestaurantMenu {
  @PrimaryColumn({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'uuid' })
  restaurantId: string;

  @Column({ type: 'integer' })
  position: number;

  /** The menu's own name where there is none. */
  @Column({ type: 'text', nullable: true })
  tabName: string | null;

  /** In `opening_hours`; null for always. */
  @Column({ type: 'text', nullable: true })
  servedHours: string | null;

  /** Diners see the restaurant's name instead of the menu's. */
  @Column({ type: 'boolean', default: false })
  showsRestaurantName: boolean;
}
