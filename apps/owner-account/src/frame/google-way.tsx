import { Button, cn } from '@cartaviva/ui';
import { GoogleMark } from './google-mark';
import { useSignInMethods } from './use-sign-in-methods';

interface GoogleWayProps {
  readonly label: string;
  /** The page to come back to. */
  readonly back?: string | undefined;
}

/** The way in with a Google account, where the system has one. */
export function GoogleWay({ label, back }: GoogleWayProps) {
  const { data, error } = useSignInMethods();
  if (error || data?.google === false) return null;
  const query = back ? `?volver=${encodeURIComponent(back)}` : '';
  return (
    // Its place is kept until we know, so that the form does not move under the first letters; the
    // gateway knows already, and says so in the document.
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
