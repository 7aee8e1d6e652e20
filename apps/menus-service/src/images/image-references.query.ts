import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Deleted rows that can be restored count: the image must be there when the row is restored. */
const REFERENCED = `
  SELECT logo_url AS path FROM menus WHERE logo_url = ANY($1)
  UNION
  SELECT image_url FROM menu_items WHERE image_url = ANY($1)`;

/** Which images menus show. */
@Injectable()
export class ImageReferences {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the paths that some menu or item names. */
  async among(paths: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ path: string }[]>(REFERENCED, [paths]);
    return rows.map(({ path }) => path);
  }
}
