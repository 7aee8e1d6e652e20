import { useToast } from '@cartaviva/ui';

/** Long enough to read the notice (specification §9, "dashboard redirect"). */
const REDIRECT_DELAY_MS = 500;

/** Says that the session is over and takes the owner to sign in. */
export function useSignInAgain() {
  const toast = useToast();
  return (notice: { readonly title: string; readonly description: string }): void => {
    toast({ ...notice, tone: 'destructive' });
    setTimeout(() => window.location.assign('/api/login'), REDIRECT_DELAY_MS);
  };
}
