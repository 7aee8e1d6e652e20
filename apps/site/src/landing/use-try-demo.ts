import { api } from '@cartaviva/api-client';
import { deviceEntries } from '@cartaviva/domain';
import { DEMO_KEYS } from '@cartaviva/session';
import { useToast } from '@cartaviva/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEMO } from './messages';

/** Time to read the notice before the demo opens, in milliseconds (specification §9). */
const REDIRECT_DELAY_MS = 1000;

/** Enables demo mode and opens the demo dashboard (specification §2, hero; §4, "Demo mode"). */
export function useTryDemo() {
  const toast = useToast();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  async function enter() {
    setEntering(true);
    try {
      const { demoUser } = await api.get('/api/demo/enter');
      deviceEntries.write(DEMO_KEYS.mode, 'true');
      deviceEntries.write(DEMO_KEYS.user, JSON.stringify(demoUser));
    } catch {
      setEntering(false);
      toast({ ...DEMO.failed, tone: 'destructive' });
      return;
    }
    toast({ ...DEMO.on, tone: 'success' });
    leaving.current = setTimeout(() => void navigate('/demo-dashboard'), REDIRECT_DELAY_MS);
  }

  return { entering, enter };
}
