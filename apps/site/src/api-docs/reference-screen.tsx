import { useParams } from 'react-router-dom';
import { SitePage } from '../frame/site-page';
import NotFoundScreen from '../not-found/not-found-screen';
import { DocsSearch } from './docs-search';
import { GROUP_TEXTS, MESSAGES } from './messages';
import { groupEntries } from './navigation';
import { GROUPS } from './operation';
import { OperationCard } from './operation-card';
import { SideNavigation } from './side-navigation';

/** Page with the calls of one group. Separate pages keep each of them small. */
export default function ReferenceScreen() {
  const { grupo } = useParams();
  const group = GROUPS.find(({ slug }) => slug === grupo);
  if (!group) return <NotFoundScreen />;
  const { tag, description, operations } = group;
  return (
    <SitePage
      title={MESSAGES.groupTitle(tag)}
      description={description ?? MESSAGES.groupDescription(tag)}
    >
      <DocsSearch />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_260px]">
        <SideNavigation entries={groupEntries(group)} />
        <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-1">
          {GROUP_TEXTS[tag]?.map((text) => (
            <p key={text} className="max-w-prose text-ink-soft">
              {text}
            </p>
          ))}
          {operations.map((operation) => (
            <OperationCard key={operation.id} operation={operation} />
          ))}
        </div>
      </div>
    </SitePage>
  );
}
