import { Button, cn } from '@cartaviva/ui';
import { GoogleMark } from './google-mark';
import { useSignInMethods } from './use-sign-in-methods';

interface GoogleWayProps {
  readonly label: string;
  /** Page to return to after sign-in. */
  readonly back?: string | undefined;
}

/** Offers sign-in with Google if the installation supports it. */
export function GoogleWay({ label, back }: GoogleWayProps) {
  const { data, error } = useSignInMethods();
  if (error || data?.google === false) return null;
  const query = back ? `?volver=${encodeURIComponent(back)}` : '';
  return (
    // The button's space stays reserved until the sign-in methods are known, so the form does not move while the user
    // types. The gateway states the methods in the document.
    <div className={cn('mb-6 grid gap-6', !data && 'invisible google:visible no-google:hidden')}>
      <Button asChild variant="secondary" size="lg">
        <a href={`/api/auth/google${query}`}>
          <GoogleMark />
          {label}
        </a>
      </Button>
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        o con tu email
      </p>
    </div>
  );
}
