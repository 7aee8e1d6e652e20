import { THEME_COLORS } from '@cartaviva/domain';
import { fetchedPart } from '@cartaviva/forms/fetched-part';
import { Button, Skeleton } from '@cartaviva/ui';
import { Pipette } from 'lucide-react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { MenuForm } from '../menu-form';
import type { ColorPickerProps } from './color-picker';
import { ContrastSample } from './contrast-sample';
import { MESSAGES } from './messages';
import { Swatches } from './swatches';

const ColorPicker = fetchedPart<ColorPickerProps>(
  'color-picker',
  () => import('./color-picker').then(({ ColorPicker }) => ColorPicker),
  <Skeleton className="h-56 max-w-86" />,
);

export function ThemeColorField({ form }: { form: MenuForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'themeColor' });
  const restaurant = useWatch({ control: form.control, name: 'restaurantName' }) ?? '';
  const color = field.value ?? '';
  const isFree = !(THEME_COLORS as readonly string[]).includes(color);
  const [mixing, setMixing] = useState(isFree);
  return (
    <div role="group" aria-label={MESSAGES.themeColor} className="grid content-start gap-2">
      <p className="text-sm font-semibold">{MESSAGES.themeColor}</p>
      <Swatches value={color} onChange={field.onChange} />
      <Button
        variant="secondary"
        aria-expanded={mixing}
        className="justify-self-start"
        onClick={() => setMixing(!mixing)}
      >
        <Pipette aria-hidden />
        {MESSAGES.otherColor}
      </Button>
      {mixing && <ColorPicker value={color} onChange={field.onChange} />}
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-brick">
          {fieldState.error.message}
        </p>
      )}
      <ContrastSample color={color} restaurant={restaurant} />
    </div>
  );
}
