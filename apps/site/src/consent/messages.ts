export const MESSAGES = {
  banner: 'Aviso de cookies',
  text: 'Solo guardamos lo necesario para que el sitio funcione. Nada de publicidad.',
  more: 'Qué guardamos',
  close: 'Entendido',
  choice: {
    title: 'Tu privacidad en este navegador',
    text: 'Los restaurantes cuentan cuántas veces se abre su menú, sin saber quién lo abre. Si prefieres que no te cuenten, apágalo: se borran también los números que este navegador ya tenga.',
    count: 'Contar mis visitas a los menús',
    browserRefuses: 'Tu navegador ya pide no ser seguido, así que no te contamos en ningún menú.',
    withoutScript: 'Sin JavaScript no se cuenta ninguna visita.',
  },
} as const;
