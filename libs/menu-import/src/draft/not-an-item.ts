/** Notices around the items of menus and messages. Their numbers are not prices. */
const NOTICES: readonly RegExp[] = [
  // Phone numbers: 809-555-1234, +1 (829) 555 1234, 55 1234 5678.
  /(?<!\d)(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)|\d{2,4})[\s.-]\d{3,4}[\s.-]\d{4}(?!\d)|(?<!\d)8[024]9\d{7}(?!\d)/u,
  // Addresses of web pages, email and social networks.
  /https?:\/\/|www\.|[\w.-]@[\w-]|(?:^|\s)@[\w.]{3,}|\.(?:com|do|net)(?:\s|$|\/)/iu,
  // Hours, days and dates.
  /\d{1,2}(?::\d{2})? ?[ap]\. ?m\.|\d{1,2}(?::\d{2})? ?[ap]m\b|\d{1,2}:\d{2}/iu,
  /^(?:de )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?: (?:a|y) |[,:/-]|$)/iu,
  /^(?:horario|abierto|abrimos|cerrado|cerramos)(?![\p{L}])/iu,
  /(?<!\d)\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?!\d)/u,
  // Contact and delivery details.
  /^(?:c\/|direcci[oó]n|ubicad[oa]s?|estamos en|rnc|tel[eé]?f?o?n?o?s?\.?|cel(?:ular)?|whatsapp|wsp|pedidos?|reservas|reservaciones|delivery|env[ií]os?|domicilios?|servicio a domicilio|ll[aá]manos|llama|escr[ií]b[ea]nos|s[ií]guenos|instagram|facebook|wifi|ig)(?:\s|:|$)/iu,
  // Remarks about prices and payment.
  /itbis|impuestos?|propina|% de ley|precios? (?:sujetos?|no|en|inclu|var)|aceptamos|tarjetas?(?:\s|$)|transferencias?|efectivo|no incluye|incluyen? impuesto/iu,
  // Year of foundation.
  /^(?:fundad[oa] en|est\.?|desde(?: el)?) (?:1[789]|20)\d{2}(?!\d)/iu,
  // Texts that messengers export instead of media.
  /^[<‹]?(?:multimedia omitid[oa]|(?:imagen|audio|video|sticker|documento) omitid[oa]|media omitted|se elimin[oó] este mensaje|este mensaje fue eliminado)[>›]?$/iu,
  // Hashtags.
  /^#[\p{L}\p{N}_]+(?:\s+#[\p{L}\p{N}_]+)*$/u,
  /^(?:nuestro )?men[uú](?: de hoy| del? restaurante| digital| completo)?[ :!.]*$/iu,
  /^(?:p[aá]g(?:ina)?\.? ?)?\d{1,3}(?: ?(?:de|\/) ?\d{1,3})?$/iu,
];

/** Beginnings of notices that also occur in names, such as `Reserva Tempranillo` and `Calle 8 Burger`. */
const PERHAPS_NOTICES: readonly RegExp[] = [
  /^(?:calle|av\.|av |ave\.|avenida|carretera|autopista|km |esq\.|esquina|plaza \p{Lu}|local \d|sector |reserva(?:\s|$))/iu,
  /\d ?%/u,
  /^¡?(?:hola|saludos|buenas?(?=[!.,¡ ]*(?:$|[!.,¡]))|buen(?:os|as)? (?:d[ií]as?|tardes?|noches?|provecho)|bienvenid|gracias|feliz|cualquier|favor|les? (?:dejo|paso|env[ií]o|comparto)|te (?:dejo|paso|env[ií]o|mando)|aqu[ií] (?:est[aá]|va|les?|te)|para hoy|hoy (?:tenemos|hay)|tenemos|est[eao]s? (?:es|son)|ok|listo|dale|mi amor|oye|mira)(?![\p{L}])/iu,
];

const PRICE_AT_END = /(?:\p{Sc} ?|[ \t.…])\d[\d.,]{0,11}(?: ?(?:pesos|\p{Sc}))?$/u;

const endsWithPrice = (text: string): boolean =>
  /\p{L}/u.test(text) && PRICE_AT_END.test(text.slice(-30));

/** Address whose only number is that of the building: `Calle Duarte 45`. */
const IS_ADDRESS =
  /^(?:calle|av\.|av |ave\.|avenida|carretera|autopista|km |esq\.|esquina)\D*\d+\D*$|^(?:plaza|local|sector )\D*\d{1,2}\D*$/iu;

/** Headings of columns, which are neither items nor sections. */
const COLUMN_HEAD =
  /^(?:plato|platos|nombre|producto|ingredientes|descripci[oó]n|precios?|cant\.?|categor[ií]a|[ií]tem)(?:[\s;|,/:]+(?:plato|nombre|producto|ingredientes|detalles?|descripci[oó]n|valor|precios?|rd\$|categor[ií]a|[ií]tem))+$|^precios?(?: rd\$?)?:?$/iu;

/** Is true for a greeting, an address, hours, a phone number or the like. */
export const isNotAnItem = (text: string): boolean =>
  COLUMN_HEAD.test(text) ||
  NOTICES.some((shape) => shape.test(text)) ||
  (mayBeNotice(text) && !(endsWithPrice(text) && !IS_ADDRESS.test(text)));

const mayBeNotice = (text: string): boolean => PERHAPS_NOTICES.some((shape) => shape.test(text));

/** Returns true for a name that may be a notice. A share, as in `100% res`, is part of a name. */
export const mayBeNoticeName = (text: string): boolean =>
  mayBeNotice(text) && !/^\D*\d+ ?%/u.test(text);

/** Beginnings of restaurant names at the top of a menu. */
export const namesRestaurant = (text: string): boolean =>
  /^(?:restaurante?|comedor|cafeter[ií]a|caf[eé] \p{Lu}|pizzer[ií]a|bar|colmado|food truck|parador|bistr[oó]|fonda|la casa d|el rinc[oó]n|cocina d|men[uú])(?![\p{L}])/iu.test(
    text,
  );
