import { sentenceOf } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { browserPlace, placeOf, TEXT_LIMITS, withoutHints } from '@cartaviva/domain';
import { Fault } from '@cartaviva/forms/images';
import { PlaceFields } from '@cartaviva/forms/place';
import { Button, Field, TextInput } from '@cartaviva/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { StepHeading } from './guide-frame';
import { GUIDE_MESSAGES } from './messages';
import type { Naming } from './use-first-menu';

const MESSAGES = GUIDE_MESSAGES.name;

interface NameStepProps {
  /** The menu that gets a new name. Undefined when the step creates the first menu. */
  readonly menu: MenuView | undefined;
  readonly onName: (naming: Naming) => Promise<unknown>;
}

export function NameStep({ menu, onName }: NameStepProps) {
  const [restaurantName, setRestaurantName] = useState(menu?.restaurantName ?? '');
  const [phone, setPhone] = useState(menu ? (withoutHints(menu).phone ?? '') : '');
  const [place, setPlace] = useState(() => (menu ? placeOf(menu) : browserPlace()));
  const [isBusy, setIsBusy] = useState(false);
  const [isUnnamed, setIsUnnamed] = useState(false);
  const [fault, setFault] = useState<string>();
  const restaurant = useRef<HTMLInputElement>(null);
  useEffect(() => restaurant.current?.focus(), []);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = !restaurantName.trim();
    setIsUnnamed(isEmpty);
    if (isEmpty) return restaurant.current?.focus();
    setIsBusy(true);
    setFault(undefined);
    try {
      await onName({
        restaurantName: restaurantName.trim(),
        phone: phone.trim() || null,
        ...place,
      });
    } catch (error) {
      setFault(sentenceOf(error, MESSAGES.failed));
      setIsBusy(false);
    }
  }

  return (
    <>
      <StepHeading title={MESSAGES.title} text={MESSAGES.text} />
      <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={MESSAGES.restaurant} required error={isUnnamed ? MESSAGES.noName : undefined}>
          {(control) => (
            <TextInput
              ref={restaurant}
              required
              autoComplete="organization"
              autoCapitalize="words"
              enterKeyHint="next"
              maxLength={TEXT_LIMITS.name}
              placeholder={MESSAGES.restaurantExample}
              value={restaurantName}
              onChange={({ target }) => setRestaurantName(target.value)}
              {...control}
            />
          )}
        </Field>
        <Field label={MESSAGES.phone} hint={MESSAGES.phoneHint}>
          {(control) => (
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="go"
              maxLength={TEXT_LIMITS.phone}
              placeholder={MESSAGES.phoneExample}
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
              {...control}
            />
          )}
        </Field>
        <PlaceFields place={place} onChange={setPlace} />
        <Fault text={fault} />
        <Button type="submit" size="lg" busy={isBusy}>
          {MESSAGES.next}
        </Button>
      </form>
    </>
  );
}
