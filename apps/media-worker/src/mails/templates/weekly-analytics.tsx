import type { MailedAdvice, MailedMenu, MailedWeek } from '@cartaviva/contracts';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, EMERALD, Letter, Paragraph } from './letter';

const styles = {
  heading: { margin: '24px 0 8px', fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  row: { margin: '0 0 8px', overflowWrap: 'anywhere', fontSize: 16, lineHeight: '24px' },
  link: { color: EMERALD, fontWeight: 600 },
} satisfies Record<string, CSSProperties>;

const COUNT = new Intl.NumberFormat('es-DO');
const DAY = new Intl.DateTimeFormat('es-DO', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const counted = (count: number, one: string, many = `${one}s`) =>
  `${COUNT.format(count)} ${count === 1 ? one : many}`;

/** Formats the dates of a week as `del 16 al 22 de noviembre`. */
function daysOf({ from, to }: MailedWeek): string {
  const last = DAY.format(new Date(to));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `del ${isOneMonth ? Number(from.slice(8)) : DAY.format(new Date(from))} al ${last}`;
}

function comparison({ views, viewsBefore }: Pick<MailedWeek, 'views' | 'viewsBefore'>): string {
  if (viewsBefore === 0) return 'la semana anterior no hubo';
  const more = views - viewsBefore;
  if (more === 0) return 'igual que la semana anterior';
  return `${COUNT.format(Math.abs(more))} ${more > 0 ? 'más' : 'menos'} que la semana anterior`;
}

/** Returns the URL of an owner's screen. It leads through the sign-in for readers who need it. */
const ownScreen = (publicUrl: string, path: string) =>
  `${publicUrl}/login?${new URLSearchParams({ return: path })}`;

/** Reports every Monday the views of the previous week, with advice. */
export const weeklyAnalytics = ({ firstName, week, publicUrl }: MailFacts): WrittenMail => {
  if (!week) throw new Error('A weekly mail needs its week');
  const { views, menus, advice, stopToken } = week;
  const [first] = menus;
  const isOne = menus.length === 1;
  const came = counted(views, 'visita');
  const lead = `${daysOf(week)} ${isOne ? 'tu menú tuvo' : 'tus menús tuvieron'} ${came}: ${comparison(week)}.`;
  return {
    subject: `${isOne ? 'Tu menú tuvo' : 'Tus menús tuvieron'} ${came} la semana pasada`,
    body: (
      <Letter
        title={`${came} la semana pasada`}
        preview={advice[0] ? `${advice[0].sentence}.` : 'Así fue tu semana.'}
      >
        <Paragraph>
          {greeting(firstName)} {lead.replace(/^d/, 'D')}
        </Paragraph>
        {isOne ? (
          <Paragraph>
            Fueron {counted(first!.visitors, 'persona distinta', 'personas distintas')}.
          </Paragraph>
        ) : (
          menus.map((menu) => <MenuRow key={menu.menuId} {...menu} />)
        )}
        {advice.length > 0 && (
          <Heading as="h2" style={styles.heading}>
            {isOne ? 'Qué conviene hacer' : `Qué conviene hacer con ${first!.name}`}
          </Heading>
        )}
        {advice.map((one) => (
          <AdviceRow key={one.sentence} {...one} publicUrl={publicUrl} />
        ))}
        <div style={{ marginTop: 24 }}>
          <Action href={ownScreen(publicUrl, `/analytics/${first!.menuId}`)}>
            Ver todas las cifras
          </Action>
        </div>
        <Aside>
          Este resumen viene con tu plan y llega los lunes. ¿No lo quieres?{' '}
          <a href={`${publicUrl}/correo-semanal/${stopToken}`} style={{ color: EMERALD }}>
            Dejar de recibirlo
          </a>
        </Aside>
      </Letter>
    ),
  };
};

const MenuRow = (menu: MailedMenu) => (
  <Text style={styles.row}>
    • {menu.name}: {counted(menu.views, 'visita')}, {comparison(menu)}
  </Text>
);

const AdviceRow = ({
  sentence,
  action,
  path,
  publicUrl,
}: MailedAdvice & Pick<MailFacts, 'publicUrl'>) => (
  <Text style={styles.row}>
    • {sentence}.{' '}
    <a href={ownScreen(publicUrl, path)} style={styles.link}>
      {action}
    </a>
  </Text>
);
