import {
  DomainError,
  identity,
  menus,
  type ImagePaths,
  type MenuView,
  type Nothing,
  type RequestTo,
  type UserView,
} from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable, Module } from '@nestjs/common';

/** Test double of the services that show images. A test sets what they show, and can make them unavailable. */
class ReferencesDouble {
  readonly shown = new Set<string>();
  isUnavailable = false;
  /** Runs while the double answers. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

  async answer({ paths }: ImagePaths, { actor }: MessageContext): Promise<ImagePaths> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    if (this.isUnavailable) throw new DomainError('UNAVAILABLE');
    const referenced = paths.filter((path) => this.shown.has(path));
    await this.meanwhile();
    return { paths: referenced };
  }
}

@Injectable()
export class MenuImagesDouble extends ReferencesDouble {
  /** IDs of menus, which everyone may read. */
  readonly menuIds = new Set<string>();

  @Handles(menus.image.referenced)
  referenced(paths: ImagePaths, context: MessageContext): Promise<ImagePaths> {
    return this.answer(paths, context);
  }

  @Handles(menus.menu.get)
  async get({ menuId }: RequestTo<typeof menus.menu.get>): Promise<MenuView> {
    if (!this.menuIds.has(menuId)) throw new DomainError('MENU_NOT_FOUND');
    return { id: menuId } as MenuView;
  }
}

@Injectable()
export class ProfileImagesDouble extends ReferencesDouble {
  @Handles(identity.image.referenced)
  referenced(paths: ImagePaths, context: MessageContext): Promise<ImagePaths> {
    return this.answer(paths, context);
  }
}

@Injectable()
export class UsersDouble {
  private readonly plans = new Map<string, PlanId>();

  /** Sets the plan of an account. The default is Profesional. */
  sell(accountId: string, plan: PlanId): void {
    this.plans.set(accountId, plan);
  }

  @Handles(identity.user.get)
  async get(_nothing: Nothing, { accountId }: MessageContext): Promise<UserView> {
    const subscriptionPlan = this.plans.get(accountId) ?? 'profesional';
    return { id: accountId, subscriptionPlan } as UserView;
  }
}

@Module({ providers: [ProfileImagesDouble, UsersDouble] })
export class IdentityDoubleModule {}

@Module({ providers: [MenuImagesDouble] })
export class MenuImagesDoubleModule {}
