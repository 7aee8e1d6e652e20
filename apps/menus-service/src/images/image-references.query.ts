import { DomainError, menus, type ImagePaths } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Days that an image stays after a menu stops showing it, so that a restored version can show it again. */
const PAST_IMAGE_DAYS = 7;

/** Includes deleted rows that can be restored, because they need their images then. */
const REFERENCED = `
  SELECT logo_url AS path FROM menus WHERE logo_url = ANY($1)
  UNION
  SELECT cover_url FROM menus WHERE cover_url = ANY($1)
  UNION
  SELECT image_url FROM menu_items WHERE image_url = ANY($1)
  UNION
  SELECT logo_url FROM restaurants WHERE logo_url = ANY($1)
  UNION
  SELECT cover_url FROM restaurants WHERE cover_url = ANY($1)
  UNION
  SELECT image.path
  FROM menu_changes change CROSS JOIN unnest(images_of(change.rows)) AS image(path)
  WHERE images_of(change.rows) <> '{}' AND images_of(change.rows) && $1 AND image.path = ANY($1)
    AND change.version IS NOT NULL AND change.changed_at > now() - interval '${PAST_IMAGE_DAYS} days'`;

@Injectable()
export class ImageReferences {
  constructor(private readonly dataSource: DataSource) {}

  /** Only the system asks, before it deletes unused images. */
  @Handles(menus.image.referenced)
  async among({ paths }: ImagePaths, { actor }: MessageContext): Promise<ImagePaths> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    const rows = await this.dataSource.query<{ path: string }[]>(REFERENCED, [paths]);
    return { paths: rows.map(({ path }) => path) };
  }
}
