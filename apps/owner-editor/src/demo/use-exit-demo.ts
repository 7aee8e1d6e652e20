import { endDemoMode } from '@cartaviva/session';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { demoMenuStore } from './demo-menu-store';

/** Leaves the demo for the landing page and deletes all of its data (specification §4). */
export function useExitDemo() {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return async (to: '/' | '/registro' = '/'): Promise<void> => {
    await navigate(to);
    endDemoMode();
    const ours = (key: unknown) =>
      typeof key === 'string' && key.startsWith(`${demoMenuStore.root}/`);
    await mutate(ours, undefined, { revalidate: false });
  };
}
