import { useToast } from '@cartaviva/ui';

/** Long enough to read the toast (specification §9, "dashboard redirect"). */
const REDIRECT_DELAY_MS = 500;

/** Says that the session is over and takes the owner to sign in. */
export function useSignInAgain() {
  const toast = useToast();
  return (text: { readonly title: string; readonly description: string }): void => {
    toast({ ...text, tone: 'destructive' });
    setTimeout(() => window.location.assign('/api/login'), REDIRECT_DELAY_MS);
  };
}
