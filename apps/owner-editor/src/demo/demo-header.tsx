import { Badge, Button, Container, Logo, ThemeToggle } from '@cartaviva/ui';
import { LogOut } from 'lucide-react';
import { MESSAGES } from './messages';
import { useExitDemo } from './use-exit-demo';

export function DemoHeader() {
  const exit = useExitDemo();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex min-h-16 flex-wrap items-center gap-1 max-[22.5rem]:gap-0 sm:gap-2">
        <Logo className="max-sm:[&>span]:hidden" />
        <span className="ml-2 grow">
          <Badge tone="info">{MESSAGES.badge}</Badge>
        </span>
        <span className="max-sm:hidden">
          <ThemeToggle />
        </span>
        <Button variant="ghost" onClick={() => void exit()} className="max-sm:w-11 max-sm:px-0">
          <LogOut aria-hidden />
          <span className="max-sm:sr-only">{MESSAGES.exit}</span>
        </Button>
        <Button className="max-sm:px-3 max-[22.5rem]:px-2" onClick={() => void exit('/registro')}>
          {MESSAGES.signUp}
        </Button>
      </Container>
    </header>
  );
}
