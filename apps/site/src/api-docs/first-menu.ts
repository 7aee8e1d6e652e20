/** The way from a key to a menu on the tables: each step is a call of the reference. */
export const STEPS = [
  {
    call: 'POST /api/menus',
    text: '2. Crea el menú. La respuesta trae su id: ponlo en la variable MENU_ID.',
  },
  {
    call: 'POST /api/menus/{menuId}/items',
    text: '3. Agrega los platos. La respuesta trae el id de cada uno: ITEM_ID. Si tu programa ya tiene su propio código para cada plato, envíalos todos juntos con PUT.',
  },
  {
    call: 'POST /api/items/{itemId}/photo',
    text: '4. Ponle una foto: el archivo va tal cual, en un formulario.',
  },
  {
    call: 'PUT /api/menus/{menuId}',
    text: '5. Publícalo. Desde ese momento se lee en la dirección que dice slug: /m/ y esa palabra.',
  },
  {
    call: 'GET /api/menus/{menuId}/qr',
    text: '6. Descarga el código QR, que sirve para siempre aunque cambies el menú, e imprímelo.',
  },
  {
    call: 'POST /api/webhooks',
    text: '7. Y pide que te avisemos cuando algo cambie. Guarda el secreto de la respuesta para comprobar las firmas.',
  },
] as const;
