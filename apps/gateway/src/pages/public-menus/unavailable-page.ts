/** Page for diners while the menu cannot be loaded. It reloads itself. */
export const UNAVAILABLE_PAGE = `<!doctype html>
<html lang="es-DO">
  <head>
    <meta charset="utf-8">
    <title>Un momento</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="5">
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
        font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; color-scheme: light dark; }
    </style>
  </head>
  <body>
    <main>
      <h1>Un momento, por favor</h1>
      <p>El menú no está disponible ahora mismo. Lo volvemos a buscar en unos segundos.</p>
    </main>
  </body>
</html>
`;
