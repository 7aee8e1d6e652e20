import { Button } from '@cartaviva/ui';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { peopleMessages as messages } from './messages';
import { SettingCard } from './setting-card';

export function PeopleCard() {
  return (
    <SettingCard
      title={messages.title}
      description={messages.description}
      action={
        <Button asChild variant="secondary">
          <Link to="/personas">
            <UsersRound aria-hidden />
            {messages.open}
          </Link>
        </Button>
      }
    />
  );
}
