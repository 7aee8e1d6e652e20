import { dashboardReads, isRefusal, isUnauthorized, useRead } from '@cartaviva/api-client';
import type { RestaurantView } from '@cartaviva/contracts';
import { fetchedPart } from '@cartaviva/forms/fetched-part';
import { EmptyState, ErrorState, PageHeader, Skeleton, useDocumentTitle } from '@cartaviva/ui';
import { useParams } from 'react-router-dom';
import { useRefreshMenus } from '../dashboard/use-refresh-menus';
import { useRestaurants } from '../dashboard/use-restaurants';
import { DeleteCard } from './delete-card';
import { DetailsForm } from './details-form';
import type { ImagesCardProps } from './images-card';
import { MenusCard } from './menus-card';
import { MESSAGES } from './messages';
import { PageCard } from './page-card';

/** Image upload is a separate chunk, because it is larger than the rest of the screen. */
const ImagesCard = fetchedPart<ImagesCardProps>(
  'restaurant-images',
  () => import('./images-card').then(({ ImagesCard }) => ImagesCard),
  <Skeleton className="h-60" />,
);

/** `/restaurantes/:restaurantId`: page and code of a restaurant, its shared details and its menus. */
export default function RestaurantScreen() {
  const { restaurantId = '' } = useParams();
  const options = { params: { path: { restaurantId } }, ...dashboardReads };
  const { data, error, mutate } = useRead('/api/restaurants/{restaurantId}', options);
  const { mutate: refreshAll } = useRestaurants();
  const refreshMenus = useRefreshMenus();
  useDocumentTitle(data?.name);

  const keep = async (restaurant: RestaurantView) => {
    await mutate(restaurant, { revalidate: false });
    await Promise.all([refreshAll(), refreshMenus()]);
  };

  const back = { to: '/dashboard', label: MESSAGES.back };
  if (!data && isRefusal(error, 'restaurant-not-found')) {
    return (
      <>
        <PageHeader back={back} title={MESSAGES.missing.title} />
        <EmptyState title={MESSAGES.missing.title} description={MESSAGES.missing.text} />
      </>
    );
  }
  if (!data && error && !isUnauthorized(error)) {
    return (
      <ErrorState
        title={MESSAGES.unread.title}
        description={MESSAGES.unread.text}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!data) return <Skeleton className="h-120" />;
  return (
    <>
      <PageHeader back={back} title={data.name} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PageCard restaurant={data} />
        <MenusCard key={`menus-${data.id}`} restaurant={data} keep={keep} reread={() => mutate()} />
        <DetailsForm key={`details-${data.id}`} restaurant={data} keep={keep} />
        <ImagesCard restaurant={data} keep={keep} />
        <DeleteCard restaurant={data} />
      </div>
    </>
  );
}
