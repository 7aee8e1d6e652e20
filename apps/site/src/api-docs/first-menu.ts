export const STEPS = [
  {
    call: 'POST /api/menus',
    text: 'Crea el menú. La respuesta trae su id: ponlo en la variable MENU_ID.',
  },
  {
    call: 'PUT /api/menus/{menuId}/items',
    text: 'Agrega los platos, todos en una llamada. externalId es el código que les da tu programa: con el mismo código, la próxima vez se cambia el plato en vez de crear otro. categoryName crea la categoría si no existe. La respuesta trae el itemId de cada uno: pon el primero en ITEM_ID.',
  },
  {
    call: 'POST /api/items/{itemId}/photo',
    text: 'Ponle una foto: el archivo va tal cual, en un formulario.',
  },
  {
    call: 'PUT /api/menus/{menuId}',
    text: 'Publícalo. Desde ese momento se lee en /m/ y la palabra que dice slug.',
  },
  {
    call: 'GET /api/menus/{menuId}/qr',
    text: 'Descarga el código QR, que sirve para siempre aunque cambies el menú, e imprímelo.',
  },
  {
    call: 'POST /api/webhooks',
    text: 'Pide que te avisemos cuando algo cambie. En url pon tu propia dirección: la del ejemplo no es de nadie. Guarda el secreto de la respuesta para comprobar las firmas.',
  },
] as const;
