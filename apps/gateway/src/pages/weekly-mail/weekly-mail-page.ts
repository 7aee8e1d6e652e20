interface Words {
  readonly title: string;
  readonly text: string;
  /** Label of the button and the address that it posts to. A page without a button has neither. */
  readonly button?: string;
  readonly action?: string;
}

const ASKED: Words = {
  title: '¿Dejar de recibir el correo de los lunes?',
  text: 'No te enviaremos más las visitas de la semana ni lo que conviene hacer.',
  button: 'Dejar de recibirlo',
};
const STOPPED: Words = {
  title: 'Listo, no te lo enviamos más',
  text: 'Las cifras siguen en tu panel. Si cambias de idea, enciende otra vez el correo de los lunes donde las ves.',
};

/** Returns a page without scripts, because any program may open a link in an email. */
const pageOf = ({ title, text, button, action }: Words): string => `<!doctype html>
<html lang="es-DO">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <style>
      :root { color-scheme: light dark; }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
        box-sizing: border-box; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
      main { max-width: 30rem; }
      h1, p { text-wrap: balance; }
      h1 { font-size: 1.5rem; line-height: 1.25; }
      button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: .5rem; cursor: pointer;
        background: #0b7a55; color: #fff; font: inherit; font-weight: 600; }
      a { color: inherit; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${button ? `<form method="post" action="${action}"><button>${button}</button></form>` : ''}
      <p><a href="/dashboard">Ir a mi panel</a></p>
    </main>
  </body>
</html>
`;

/**
 * Returns the page behind the link in the weekly email. It asks for confirmation, because programs open links before
 * people do.
 */
export const weeklyMailPage = (token: string): string =>
  pageOf({ ...ASKED, action: `/correo-semanal/${token}` });
export const WEEKLY_MAIL_STOPPED_PAGE = pageOf(STOPPED);
