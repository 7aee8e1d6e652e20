import {
  DomainError,
  identity,
  ImagePaths,
  menus,
  Nothing,
  type UserView,
} from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

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

@Controller()
export class MenuImagesDouble extends ReferencesDouble {
  @Handles(menus.image.referenced)
  referenced(@Payload() paths: ImagePaths, @Ctx() context: MessageContext): Promise<ImagePaths> {
    return this.answer(paths, context);
  }
}

@Controller()
export class ProfileImagesDouble extends ReferencesDouble {
  @Handles(identity.image.referenced)
  referenced(@Payload() paths: ImagePaths, @Ctx() context: MessageContext): Promise<ImagePaths> {
    return this.answer(paths, context);
  }
}

@Controller()
export class UsersDouble {
  private readonly plans = new Map<string, PlanId>();

  /** Sets the plan of an account. The default is Profesional. */
  sell(accountId: string, plan: PlanId): void {
    this.plans.set(accountId, plan);
  }

  @Handles(identity.user.get)
  async get(@Payload() _nothing: Nothing, @Ctx() { accountId }: MessageContext): Promise<UserView> {
    const subscriptionPlan = this.plans.get(accountId) ?? 'profesional';
    return { id: accountId, subscriptionPlan } as UserView;
  }
}

@Module({ controllers: [ProfileImagesDouble, UsersDouble] })
export class IdentityDoubleModule {}

@Module({ controllers: [MenuImagesDouble] })
export class MenuImagesDoubleModule {}
