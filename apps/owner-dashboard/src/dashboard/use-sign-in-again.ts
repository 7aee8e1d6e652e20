import { useToast } from '@cartaviva/ui';

/** Time to read the toast, in milliseconds (specification §9, "dashboard redirect"). */
const REDIRECT_DELAY_MS = 500;

export function useSignInAgain() {
  const toast = useToast();
  return (text: { readonly title: string; readonly description: string }): void => {
    toast({ ...text, tone: 'destructive' });
    setTimeout(() => window.location.assign('/api/login'), REDIRECT_DELAY_MS);
  };
}
