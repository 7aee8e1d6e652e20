/** @param {unknown} text */
const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Serializes a value for a script element, which a closing tag in the value would end. @param {unknown} value */
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param {string} content */
const page = (content) => `<!doctype html>
<html lang="es">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>PayPal de prueba</title>
  <style>
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 12vh auto; padding: 1rem; color: #1a1a1a }
    h1 { font-size: 1.25rem }
    strong { display: block; font-size: 2rem }
    button { font: inherit; width: 100%; padding: .75rem; margin-top: .75rem; border-radius: 999px; border: 1px solid #003087; background: #fff; color: #003087; cursor: pointer }
    button[value=approve] { background: #003087; color: #fff }
  </style>
  ${content}
</html>
`;

/** @param {{ unit: import('./orders.mjs').Order['unit'], action: string }} order */
export const approvalPage = ({ unit, action }) =>
  page(`<h1>PayPal de prueba</h1>
  <p>${escaped(unit.description ?? 'Tu compra')}
    <strong>${escaped(unit.amount.value)} ${escaped(unit.amount.currency_code)}</strong>
  </p>
  <p>Aquí no se cobra dinero de verdad.</p>
  <form method="post" action="${escaped(action)}">
    <button name="decision" value="approve">Pagar ahora</button>
    <button name="decision" value="cancel">Cancelar y volver</button>
  </form>`);

/**
 * Page after the decision. In a window that the shop opened, it notifies the shop and closes.
 * @param {{ approved: boolean, opener?: string, message?: object }} decision
 */
export const donePage = ({ approved, opener, message }) =>
  page(`<h1>${approved ? 'Pago aprobado' : 'Pago cancelado'}</h1>
  <p>Ya puedes cerrar esta ventana.</p>
  ${
    opener
      ? `<script>
    window.opener?.postMessage(${inScript(message)}, ${inScript(opener)});
    window.close();
  </script>`
      : ''
  }`);
