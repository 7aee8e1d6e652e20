import { PLAIN_QR, planWith, QR_SHAPES, type QrDesign } from '@cartaviva/domain';
import { Button, Callout, Card, Switch } from '@cartaviva/ui';
import type { EditedMenu } from '../../store/menu-store';
import { usePlan } from '../use-plan';
import { ColorChoice } from './color-choice';
import { DOT_COLORS, GROUND_COLORS } from './design-colors';
import { MESSAGES } from './messages';
import type { DesignDraft } from './use-design-draft';

interface DesignPanelProps {
  readonly menu: EditedMenu;
  readonly draft: DesignDraft;
}

export function DesignPanel({ menu, draft }: DesignPanelProps) {
  const { branding } = usePlan();
  const { design, change, fault, isChanged, saving, save } = draft;
  const set = (part: Partial<QrDesign>) => change({ ...design, ...part });
  return (
    <Card className="grid gap-5">
      <h2 className="text-lg font-semibold">{MESSAGES.design}</h2>
      {!branding && <Callout tone="info">{MESSAGES.withPlan(planWith('branding').name)}</Callout>}
      <ColorChoice
        legend={MESSAGES.dots}
        colors={DOT_COLORS(menu.themeColor)}
        value={design.foreground}
        onChange={(foreground) => set({ foreground })}
      />
      <ColorChoice
        legend={MESSAGES.ground}
        colors={GROUND_COLORS}
        value={design.background}
        onChange={(background) => set({ background })}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold text-ink">{MESSAGES.shape}</legend>
        <div className="flex flex-wrap gap-x-5">
          {QR_SHAPES.map((shape) => (
            <label key={shape} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="radio"
                name="qr-shape"
                checked={design.shape === shape}
                onChange={() => set({ shape })}
                className="size-4.5 accent-accent"
              />
              {MESSAGES.shapes[shape]}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Switch
          label={MESSAGES.withLogo}
          checked={design.withLogo}
          disabled={!menu.logoUrl && !design.withLogo}
          onCheckedChange={(withLogo) => set({ withLogo })}
        />
        {!menu.logoUrl && <p className="text-sm text-ink-faint">{MESSAGES.noLogo}</p>}
      </div>
      {fault && (
        <Callout tone="danger" role="alert">
          {MESSAGES.unreadable[fault]}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!isChanged} busy={saving} onClick={() => void save()}>
          {MESSAGES.saveDesign}
        </Button>
        <Button variant="ghost" onClick={() => change(PLAIN_QR)}>
          {MESSAGES.plain}
        </Button>
      </div>
    </Card>
  );
}
