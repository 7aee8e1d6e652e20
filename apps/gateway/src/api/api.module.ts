import { Module } from '@nestjs/common';
import { CONFIG } from '../config';
import { PagesModule } from '../pages/pages.module';
import { AccountController } from './account/account.controller';
import { AccountsController } from './accounts/accounts.controller';
import { AccountExports } from './account/account-exports';
import { ExportTurns } from './account/export-turns';
import { AnalyticsController } from './analytics/analytics.controller';
import { ApiKeysController } from './api-keys/api-keys.controller';
import { AuthController } from './auth/auth.controller';
import { DevicesController } from './auth/devices.controller';
import { LoginController } from './auth/login.controller';
import { PasswordsController } from './auth/passwords.controller';
import { Requesters } from './auth/requesters';
import { GrantsController } from './billing/grants.controller';
import { NewTrials } from './billing/new-trials';
import { PlanEvents } from './billing/plan-events';
import { SubscriptionController } from './billing/subscription.controller';
import { CategoriesController } from './categories/categories.controller';
import { DemoController } from './demo/demo.controller';
import { forwardingControllers } from './forwarding/forwarding-controllers';
import { GoogleController } from './google/google.controller';
import { GoogleSignIns } from './google/google-sign-ins';
import { googleStrategy, GoogleStrategy } from './google/google.strategy';
import { Handshakes } from './google/handshakes';
import { ItemPhotosController } from './items/item-photos.controller';
import { PhotoRows } from './items/photo-rows';
import { ItemsController } from './items/items.controller';
import { TransfersController } from './transfers/transfers.controller';
import { MenusController } from './menus/menus.controller';
import { OwnMenus } from './menus/own-menus';
import { PayPalController } from './paypal/paypal.controller';
import { PayPalWebhooksController } from './paypal/paypal-webhooks.controller';
import { QrController } from './qr/qr.controller';
import { QrImages } from './qr/qr-images';
import { MeController } from './me/me.controller';
import { MenuDraftsController } from './menu-drafts/menu-drafts.controller';
import { RestaurantsController } from './restaurants/restaurants.controller';
import { IncidentsController } from './status/incidents.controller';
import { Parts } from './status/parts';
import { PendingChecks } from './status/pending-checks';
import { StatusRounds } from './status/status-rounds';
import { StatusController } from './status/status.controller';
import { SystemStatusService } from './status/system-status.service';
import { Templates } from './templates/templates';
import { TemplatesController } from './templates/templates.controller';
import { ImageUploads } from './uploads/image-uploads';
import { ImageUsesController } from './uploads/image-uses.controller';
import { NewestUploads } from './uploads/newest-uploads';
import { UploadsController } from './uploads/uploads.controller';
import { CountedVisitors } from './visits/counted-visitors';
import { VisitBatches } from './visits/visit-batches';
import { VisitsController } from './visits/visits.controller';

/** Contains all routes under `/api`, in the order of the API reference. */
@Module({
  imports: [PagesModule],
  controllers: [
    AuthController,
    PasswordsController,
    DevicesController,
    LoginController,
    GoogleController,
    AccountController,
    TransfersController,
    AccountsController,
    ApiKeysController,
    MeController,
    MenusController,
    RestaurantsController,
    CategoriesController,
    ItemsController,
    ItemPhotosController,
    AnalyticsController,
    UploadsController,
    ImageUsesController,
    QrController,
    MenuDraftsController,
    TemplatesController,
    VisitsController,
    SubscriptionController,
    GrantsController,
    PayPalController,
    PayPalWebhooksController,
    DemoController,
    StatusController,
    IncidentsController,
    ...forwardingControllers(),
  ],
  providers: [
    AccountExports,
    ExportTurns,
    Requesters,
    NewTrials,
    PlanEvents,
    Handshakes,
    GoogleSignIns,
    { provide: GoogleStrategy, inject: [CONFIG], useFactory: googleStrategy },
    OwnMenus,
    PhotoRows,
    QrImages,
    Parts,
    PendingChecks,
    StatusRounds,
    SystemStatusService,
    Templates,
    ImageUploads,
    NewestUploads,
    CountedVisitors,
    VisitBatches,
  ],
})
export class ApiModule {}
