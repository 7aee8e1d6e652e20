import { SHORT_CODE_PATTERN } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ShortCodes } from '../short-addresses/short-codes';
import { MenuSlugs } from './menu-slugs';

@Injectable()
export class MenuReferences {
  constructor(
    private readonly slugs: MenuSlugs,
    private readonly codes: ShortCodes,
  ) {}

  /**
   * Returns the menu's ID, or undefined if no menu has the reference.
   * @throws DomainError UNAVAILABLE if menus-service does not answer
   */
  async find(reference: string, requestId: string): Promise<string | undefined> {
    if (isUUID(reference)) return reference;
    if (!SHORT_CODE_PATTERN.test(reference)) return this.slugs.find(reference, requestId);
    return (await this.codes.find(reference, requestId)).menuId ?? undefined;
  }
}
