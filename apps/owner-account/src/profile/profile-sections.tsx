import type { UserView } from '@cartaviva/contracts';
import { useMay } from '@cartaviva/session';
import { AccountCard } from './account-card';
import { DeletionCard } from './data/deletion-card';
import { ExportCard } from './data/export-card';
import { ApiKeysCard } from './integrations/api-keys-card';
import { WebhooksCard } from './integrations/webhooks/webhooks-card';
import { ProfileImage } from './image/profile-image';
import { ProfileForm } from './profile-form';
import { PeopleCard } from './people-card';
import { Section } from './section';
import { SectionNavigation } from './section-navigation';
import { ActivityCard } from './security/activity-card';
import { DevicesCard } from './security/devices-card';
import { PasswordCard } from './security/password-card';
import { SecondFactorCard } from './security/second-factor/second-factor-card';
import { SubscriptionCard } from './subscription-card';

export function ProfileSections({ user }: { user: UserView }) {
  const may = useMay();
  return (
    <div className="lg:grid lg:grid-cols-[168px_minmax(0,1fr)] lg:gap-12">
      <SectionNavigation />
      <div className="grid gap-12">
        <Section id="perfil">
          <ProfileImage user={user} />
          <ProfileForm user={user} />
        </Section>
        <Section id="plan">
          <div className="grid gap-6 sm:grid-cols-2">
            <AccountCard user={user} />
            <SubscriptionCard user={user} />
          </div>
          {may('people') && <PeopleCard />}
        </Section>
        <Section id="seguridad">
          <PasswordCard />
          <SecondFactorCard user={user} />
          <DevicesCard />
          <ActivityCard />
        </Section>
        {may('integrations') && (
          <Section id="integraciones">
            <ApiKeysCard />
            <WebhooksCard />
          </Section>
        )}
        <Section id="datos">
          <ExportCard />
          <DeletionCard user={user} />
        </Section>
      </div>
    </div>
  );
}
