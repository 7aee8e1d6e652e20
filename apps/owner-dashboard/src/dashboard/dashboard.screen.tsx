import { roleMay, roleOf, useSession } from '@cartaviva/session';
import { Button, lazyPart, PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ActivityCard } from './activity/activity-card';
import { AnalyticsCard } from './analytics/analytics-card';
import { ResumeFirstMenu } from './first-menu/resume-first-menu';
import { useFirstMenuGuide } from './first-menu/use-first-menu-guide';
import { MenuList } from './menu-list';
import { MESSAGES } from './messages';
import { StatsRow } from './stats-row';
import { useCreateMenu } from './use-create-menu';
import { useMenus } from './use-menus';

const StartDialog = lazyPart(() => import('./start-dialog').then((part) => part.StartDialog));

/** Owner dashboard (specification §2) with statistics, menus, views and recent activity. */
export function DashboardScreen() {
  const { user } = useSession();
  const role = roleOf(user);
  const manages = roleMay(role, 'menus.manage');
  const { create, creating } = useCreateMenu();
  const { data: menus } = useMenus();
  const [starting, setStarting] = useState(false);
  const account = user?.account;
  const state = account && role !== 'owner' ? MESSAGES.stateOf(account.name) : MESSAGES.state;
  const hasNone = menus?.length === 0;
  useFirstMenuGuide(role === 'owner' ? user : undefined, menus);
  useDocumentTitle(MESSAGES.title);
  return (
    <>
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.greeting(user?.firstName ?? '') + (hasNone ? '' : state)}
        actions={
          !hasNone &&
          manages && (
            <Button busy={creating} onClick={() => setStarting(true)}>
              <Plus aria-hidden />
              {MESSAGES.create}
            </Button>
          )
        }
      />
      {menus && role === 'owner' && <ResumeFirstMenu menus={menus} />}
      <StatsRow />
      <MenuList onCreate={() => setStarting(true)} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:mt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {roleMay(role, 'analytics') && <AnalyticsCard />}
        <ActivityCard />
      </div>
      {starting && (
        <StartDialog open onOpenChange={setStarting} onStart={(start) => void create(start)} />
      )}
    </>
  );
}
