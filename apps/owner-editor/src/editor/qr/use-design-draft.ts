import { isReadableQr, type QrDesign } from '@cartaviva/domain';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useToasts } from '../toasts';
import { useSaveOrAsk } from '../saving/use-save-or-ask';
import { MESSAGES } from './messages';
import { scanFault, type ScanFault } from './scan-check';

const isSame = (one: QrDesign, other: QrDesign): boolean =>
  one.foreground === other.foreground &&
  one.background === other.background &&
  one.shape === other.shape &&
  one.withLogo === other.withLogo;

export function useDesignDraft(menu: EditedMenu, text: string, logo: HTMLImageElement | undefined) {
  const [design, setDesign] = useState<QrDesign>(menu.qrDesign);
  const [seen, setSeen] = useState(menu.qrDesign);
  const [fault, setFault] = useState<ScanFault | null>(null);
  const [saving, setSaving] = useState(false);
  const saveMenu = useSaveOrAsk(menu.id);
  const toasts = useToasts();

  function change(next: QrDesign): void {
    setDesign(next);
    setFault(isReadableQr(next) ? null : 'colors');
  }

  /** Checks that scanners can read the code. When they cannot, the panel shows the reason. */
  async function isScannable(): Promise<boolean> {
    const found = await scanFault(text, design, design.withLogo ? logo : undefined);
    setFault(found);
    return found === null;
  }

  async function save(): Promise<void> {
    setSaving(true);
    try {
      if (!(await isScannable())) return;
      const { saved, whose } = await saveMenu({ qrDesign: design }, { qrDesign: seen });
      setSeen(saved.qrDesign);
      if (whose === 'theirs') setDesign(saved.qrDesign);
      else toasts.done(MESSAGES.designSaved);
    } catch (error) {
      toasts.failed(MESSAGES.designNotSaved, error);
    } finally {
      setSaving(false);
    }
  }

  const isChanged = !isSame(design, menu.qrDesign);
  return { design, change, fault, isScannable, saving, save, isChanged };
}

export type DesignDraft = ReturnType<typeof useDesignDraft>;
