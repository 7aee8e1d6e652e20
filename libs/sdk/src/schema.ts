// `npm run sdk` writes this file.

export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registrarse; envía un código y un enlace al email */
        post: operations["AuthController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirmar el email con el código, o con el enlace; abre la sesión */
        post: operations["AuthController_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir otro código */
        post: operations["AuthController_resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Iniciar sesión */
        post: operations["AuthController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Iniciar sesión con el enlace que se envió al email */
        post: operations["AuthController_signInWithLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cerrar la sesión */
        post: operations["AuthController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quién ha iniciado sesión */
        get: operations["AuthController_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambiar el perfil */
        put: operations["AuthController_updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir un código y un enlace para poner otra contraseña */
        post: operations["PasswordsController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Poner otra contraseña con el código o el enlace; cierra las sesiones y revoca las claves de API */
        post: operations["PasswordsController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambiar la contraseña; cierra las demás sesiones */
        post: operations["PasswordsController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dónde tengo la sesión iniciada */
        get: operations["DevicesController_list"];
        put?: never;
        post?: never;
        /** Cerrar mis demás sesiones */
        delete: operations["DevicesController_endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cerrar una sesión mía */
        delete: operations["DevicesController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Con qué se puede iniciar sesión, además del email */
        get: operations["GoogleController_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ir a Google para iniciar sesión */
        get: operations["GoogleController_go"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volver de Google */
        get: operations["GoogleController_comeBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cómo está mi cuenta: si se va a borrar y cuándo */
        get: operations["AccountController_get"];
        put?: never;
        post?: never;
        /** Borrar mi cuenta; lo mío se puede descargar durante 30 días */
        delete: operations["AccountController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La actividad reciente de mi cuenta */
        get: operations["AccountController_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descargar todo lo mío: datos e imágenes */
        get: operations["AccountController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir el código para borrar mi cuenta, cuando no tengo contraseña */
        post: operations["AccountController_mailDeletionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/integration-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir una integración a medida; la recibe ventas */
        post: operations["AccountController_requestIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/cancel-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Conservar mi cuenta, que se iba a borrar */
        post: operations["AccountController_cancelDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mis claves de API, sin su parte secreta */
        get: operations["ApiKeysController_list"];
        put?: never;
        /** Crear una clave de API; se muestra entera esta única vez */
        post: operations["ApiKeysController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{apiKeyId}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renovar una clave de API: se muestra entera esta única vez; la anterior sirve 24 horas más */
        post: operations["ApiKeysController_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{apiKeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revocar una clave de API */
        delete: operations["ApiKeysController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los usuarios, los más nuevos primero */
        get: operations["AdminController_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambiar el rol de un usuario */
        put: operations["AdminController_changeRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Las demostraciones pedidas, las más nuevas primero */
        get: operations["AdminController_demoRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mis menús */
        get: operations["MenusController_list"];
        put?: never;
        /** Crear un menú */
        post: operations["MenusController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un menú: entero si es mío, y si no lo que está publicado */
        get: operations["MenusController_get"];
        /** Cambiar un menú: solo lo que se envía */
        put: operations["MenusController_update"];
        post?: never;
        /** Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos */
        delete: operations["MenusController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recuperar un menú borrado hace menos de un día */
        post: operations["MenusController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copiar un menú entero en un borrador */
        post: operations["MenusController_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ordenar las categorías y los ítems de un menú */
        put: operations["MenuContentController_arrange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambiar precios juntos, todos o ninguno; responde los ítems que cambiaron */
        put: operations["MenuContentController_changePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/translations/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los textos de un menú mío en otro idioma */
        get: operations["TranslationsController_list"];
        /** Traducir textos de un menú: solo los que se envían */
        put: operations["TranslationsController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Las categorías de un menú mío */
        get: operations["CategoriesController_list"];
        put?: never;
        /** Agregar una categoría */
        post: operations["CategoriesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambiar el nombre de una categoría */
        put: operations["CategoriesController_rename"];
        post?: never;
        /** Borrar una categoría; sus ítems quedan sin ella */
        delete: operations["CategoriesController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los ítems de un menú mío */
        get: operations["ItemsController_list"];
        put?: never;
        /** Agregar un ítem */
        post: operations["ItemsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambiar un ítem: solo lo que se envía */
        put: operations["ItemsController_update"];
        post?: never;
        /** Borrar un ítem; por un día se puede recuperar */
        delete: operations["ItemsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{itemId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recuperar un ítem borrado hace menos de un día */
        post: operations["ItemsController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuántos menús e ítems tengo, y cuántos menús publicados */
        get: operations["DashboardController_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mis tres menús más vistos en los últimos siete días */
        get: operations["DashboardController_analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo último que hice con mis menús */
        get: operations["DashboardController_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué hicieron los comensales con un menú mío */
        get: operations["AnalyticsController_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/analytics.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los números de un menú mío como tabla */
        get: operations["AnalyticsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/analytics/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuántos navegadores muestran mi menú en este momento */
        get: operations["AnalyticsController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/analytics/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué hacer según los números de los últimos 30 días, tres cosas como máximo */
        get: operations["AnalyticsController_advice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mis menús, comparados en un mismo período, el más visto primero */
        get: operations["AllMenusAnalyticsController_compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/weekly-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Si recibo cada semana un email con qué hacer */
        get: operations["AllMenusAnalyticsController_weeklyMail"];
        /** Recibir o dejar de recibir el email de la semana */
        put: operations["AllMenusAnalyticsController_setWeeklyMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir adónde subir una imagen */
        post: operations["UploadsController_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuánto espacio ocupan mis imágenes, y cuánto incluye mi plan */
        get: operations["UploadsController_storageUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Subir la imagen a la dirección recibida */
        put: operations["UploadsController_receive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Usar lo subido como imagen de un ítem */
        put: operations["ImageUsesController_itemImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurant-logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Usar lo subido como logo del restaurante */
        put: operations["ImageUsesController_restaurantLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Usar lo subido como foto de perfil */
        put: operations["ImageUsesController_profileImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El código QR de un menú publicado */
        get: operations["QrController_draw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un PDF listo para imprimir de un menú publicado */
        get: operations["PrintsController_print"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importar ítems de una tabla; las líneas que fallan se listan */
        post: operations["SpreadsheetsController_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los ítems de un menú como tabla */
        get: operations["SpreadsheetsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leer un menú de un texto, un PDF o una foto; nada se guarda */
        post: operations["MenuDraftsController_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Menús completos con los que empezar */
        get: operations["TemplatesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mis webhooks */
        get: operations["WebhooksController_list"];
        put?: never;
        /** Crear un webhook; su secreto se muestra esta única vez */
        post: operations["WebhooksController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhooksController_get"];
        put: operations["WebhooksController_update"];
        post?: never;
        delete: operations["WebhooksController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhookDeliveriesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhookDeliveriesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhookDeliveriesController_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu-visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contar una visita */
        post: operations["VisitsController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu-engagement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contar lo que alguien hizo en un menú */
        post: operations["VisitsController_recordEngagement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contar los ítems que alguien abrió; lo mismo que con menu-engagement */
        post: operations["VisitsController_recordItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los planes, con su precio y sus límites */
        get: operations["PlansController_plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mi suscripción */
        get: operations["SubscriptionController_subscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Avisos de que cambió mi plan (plan) */
        get: operations["SubscriptionController_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancelar al final del período; lo pagado se conserva */
        post: operations["SubscriptionController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deshacer la cancelación */
        post: operations["SubscriptionController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mis pagos, los más nuevos primero */
        get: operations["PaymentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/payments/{paymentId}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El recibo de un pago */
        get: operations["PaymentsController_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Dar Empresarial a un usuario, o quitárselo con `free` */
        put: operations["GrantsController_grant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paypal/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que inicia el script de pagos en el navegador */
        get: operations["PayPalController_setup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paypal/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crear una orden; el monto dice qué plan se paga */
        post: operations["PayPalController_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paypal/order/{orderId}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cobrar una orden aprobada, una sola vez */
        post: operations["PayPalController_capture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paypal/order/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dejar una orden sin pagar */
        post: operations["PayPalController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paypal/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Aviso del proveedor de pagos */
        post: operations["PayPalWebhooksController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entrar en el modo demo; no guarda nada */
        get: operations["DemoController_enter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir una demostración */
        post: operations["DemoController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El estado de cada parte del servicio, su historia y los incidentes */
        get: operations["StatusController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los incidentes, los abiertos primero */
        get: operations["IncidentsController_list"];
        put?: never;
        /** Abrir un incidente o anunciar un mantenimiento */
        post: operations["IncidentsController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/incidents/{incidentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambiar, cerrar o volver a abrir un incidente */
        put: operations["IncidentsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los avisos a los dueños, el más nuevo primero */
        get: operations["NoticesController_list"];
        put?: never;
        /** Avisar por email a todos los dueños */
        post: operations["NoticesController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notices/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A cuántos dueños llegaría un aviso ahora */
        get: operations["NoticesController_audience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces */
        get: operations["ImagesController_image[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public-objects/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces */
        get: operations["ImagesController_image[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu/{menuId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El menú como lo ven los comensales */
        get: operations["DinerPageController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/m/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El menú por su dirección legible */
        get: operations["DinerPageController_named"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/menus/{menuId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un menú publicado */
        get: operations["PublicMenusController_menu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/menus/{menuId}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Las categorías de un menú publicado */
        get: operations["PublicMenusController_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/menus/{menuId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los ítems de un menú publicado */
        get: operations["PublicMenusController_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/menus/{menuId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Avisos de que un menú cambió (changed) o dejó de estar publicado (unpublished) */
        get: operations["LiveController_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            error: string;
            fields?: {
                [key: string]: string;
            };
            requestId: string;
        };
        PublicItemView: {
            translations: {
                en?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                fr?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                ht?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                pt?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                it?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                de?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
            };
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            menuId: string;
            /** Format: uuid */
            categoryId: string | null;
            name: string;
            description: string | null;
            price: string;
            imageUrl: string | null;
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            isAvailable: boolean;
            sizes: components["schemas"]["ItemOption"][];
            extras: components["schemas"]["ItemOption"][];
            /** Format: date-time */
            availableAgainAt: string | null;
            imagePlaceholder: string | null;
            displayOrder: number;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ItemOption: {
            name: string;
            price: string;
        };
        PublicCategoryView: {
            translations: {
                en?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                fr?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                ht?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                pt?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                it?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                de?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
            };
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            menuId: string;
            name: string;
            displayOrder: number;
            /** Format: date-time */
            createdAt: string;
        };
        SendNoticeRequest: {
            /** @enum {string} */
            kind: "prices" | "terms";
            effectiveOn: string;
            text: string;
        };
        NoticeAudience: {
            recipients: number;
        };
        OwnerNoticeView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "prices" | "terms";
            effectiveOn: string;
            text: string;
            recipients: number;
            sent: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        ChangeIncidentRequest: {
            title?: string;
            description?: string | null;
            /** @enum {string} */
            status?: "degraded" | "major_outage" | "scheduled" | "resolved";
            /** @enum {string} */
            impact?: "low" | "medium";
        };
        OpenIncidentRequest: {
            /** @enum {string} */
            component: "api" | "database" | "qr" | "uploads" | "notifications" | "payments";
            title: string;
            description?: string | null;
            /** @enum {string} */
            status: "degraded" | "major_outage" | "scheduled";
            /** @enum {string} */
            impact: "low" | "medium";
        };
        IncidentView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            component: "api" | "database" | "qr" | "uploads" | "notifications" | "payments";
            title: string;
            description: string | null;
            /** @enum {string} */
            status: "degraded" | "major_outage" | "scheduled" | "resolved";
            /** @enum {string} */
            impact: "low" | "medium";
            isAutomatic: boolean;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            resolvedAt: string | null;
        };
        SystemStatus: {
            /** @enum {string} */
            status: "operational" | "degraded" | "major_outage" | "scheduled" | "unknown";
            components: components["schemas"]["ComponentStatus"][];
            months: components["schemas"]["MonthUptime"][];
            incidents: components["schemas"]["IncidentView"][];
            /** Format: date-time */
            checkedAt: string;
        };
        MonthUptime: {
            month: string;
            uptime: number | null;
            downMinutes: number;
            /** @enum {string|null} */
            component: "api" | "database" | "qr" | "uploads" | "notifications" | "payments" | null;
        };
        ComponentStatus: {
            /** @enum {string} */
            id: "api" | "database" | "qr" | "uploads" | "notifications" | "payments";
            name: string;
            /** @enum {string} */
            status: "operational" | "degraded" | "major_outage" | "scheduled" | "unknown";
            responseMs: number;
            uptime: number | null;
            days: components["schemas"]["DayUptime"][];
        };
        DayUptime: {
            date: string;
            uptime: number | null;
        };
        CreateDemoRequest: {
            name: string;
            /** Format: email */
            email: string;
            restaurant: string;
            phone?: string | null;
        };
        DemoEntry: {
            demoUser: components["schemas"]["UserView"];
        };
        UserView: {
            /** Format: uuid */
            id: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            profileImageUrl: string | null;
            /** @enum {string} */
            country: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /** @enum {string} */
            preferredCurrency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /** @enum {string} */
            role: "user" | "admin";
            isDemo: boolean;
            isEmailVerified: boolean;
            /** @enum {string} */
            provider: "google" | "email";
            hasActiveSubscription: boolean;
            /** @enum {string} */
            subscriptionPlan: "free" | "inicial" | "profesional" | "empresarial";
            /** Format: date-time */
            subscriptionExpiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CaptureView: {
            id: string;
            /** @enum {string} */
            status: "completed" | "pending" | "declined";
            /** @enum {string} */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            /** Format: date-time */
            expiresAt: string | null;
        };
        CreateOrderRequest: {
            amount: string;
            /** @enum {string} */
            currency: "USD";
            /** @enum {string} */
            intent: "CAPTURE";
        };
        OrderIdView: {
            id: string;
        };
        PaymentSetupView: {
            clientToken: string;
            scriptUrl: string;
        };
        GrantPlanRequest: {
            /** @enum {string} */
            plan: "free" | "empresarial";
            /** Format: date-time */
            expiresAt: string | null;
        };
        PaymentView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            amount: string;
            currency: string;
            /** @enum {string} */
            status: "created" | "approved" | "pending" | "completed" | "declined" | "cancelled" | "refunded";
            failure: string | null;
            receiptNumber: string | null;
            /** Format: date-time */
            periodStart: string | null;
            /** Format: date-time */
            periodEnd: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            paidAt: string | null;
        };
        SubscriptionView: {
            /** @enum {string} */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            /** @enum {string} */
            status: "none" | "trial" | "active" | "cancelled" | "expired";
            /** @enum {string} */
            effectivePlan: "free" | "inicial" | "profesional" | "empresarial";
            /** Format: date-time */
            expiresAt: string | null;
            cancelsAtEnd: boolean;
        };
        PlanView: {
            /** @enum {string} */
            id: "free" | "inicial" | "profesional" | "empresarial";
            name: string;
            price: string;
            features: string[];
            menuLimit: number | null;
            apiCallsPerHour: number | null;
            storageBytes: number;
            /** @enum {string|null} */
            paypalPlan: "free" | "starter" | "professional" | null;
            popular: boolean;
            enterprise: boolean;
        };
        RecordItemViewsRequest: {
            /** Format: uuid */
            menuId: string;
            visitorId: string;
            itemIds: string[];
        };
        RecordEngagementRequest: {
            /** Format: uuid */
            menuId: string;
            visitorId: string;
            categoryIds?: string[];
            itemIds?: string[];
            soldOutItemIds?: string[];
            orderedItemIds?: string[];
            searches?: string[];
            filters?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            ageSeconds?: number;
        };
        RecordVisitRequest: {
            /** Format: uuid */
            menuId: string;
            visitorId: string;
            /** @enum {string} */
            source: "qr" | "direct_link";
            userAgent?: string | null;
            /** @enum {string|null} */
            language?: "es" | "en" | "fr" | "ht" | "pt" | "it" | "de" | null;
            table?: string | null;
            /** @enum {string|null} */
            piece?: "tent" | "label" | "poster" | "menu" | null;
            ageSeconds?: number;
        };
        CreateWebhookRequest: {
            /** Format: url */
            url: string;
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            description?: string | null;
        };
        UpdateWebhookRequest: {
            /** Format: url */
            url?: string;
            events?: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            description?: string | null;
            isEnabled?: boolean;
        };
        CreatedWebhook: {
            secret: string;
            /** Format: uuid */
            id: string;
            url: string;
            description: string | null;
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            isEnabled: boolean;
            /** Format: date-time */
            pausedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastTriedAt: string | null;
            lastStatus: number | null;
            /** Format: date-time */
            previousSecretExpiresAt: string | null;
            version: number;
        };
        WebhookView: {
            /** Format: uuid */
            id: string;
            url: string;
            description: string | null;
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            isEnabled: boolean;
            /** Format: date-time */
            pausedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastTriedAt: string | null;
            lastStatus: number | null;
            /** Format: date-time */
            previousSecretExpiresAt: string | null;
            version: number;
        };
        WebhookDeliveryView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "menu.changed" | "webhook.test";
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /** Format: uuid */
            menuId: string | null;
            sequence: number | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            nextAttemptAt: string | null;
            attemptCount: number;
            lastStatus: number | null;
        };
        WebhookDeliveryDetail: {
            body: string;
            attempts: components["schemas"]["WebhookAttemptView"][];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "menu.changed" | "webhook.test";
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /** Format: uuid */
            menuId: string | null;
            sequence: number | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            nextAttemptAt: string | null;
            attemptCount: number;
            lastStatus: number | null;
        };
        WebhookAttemptView: {
            /** Format: date-time */
            at: string;
            durationMs: number;
            requestHeaders: components["schemas"]["WebhookHeaderView"][];
            status: number | null;
            responseBody: string | null;
            /** @enum {string|null} */
            error: "unresolved" | "forbidden" | "connection" | "certificate" | "timeout" | null;
        };
        WebhookHeaderView: {
            name: string;
            value: string;
        };
        TemplateView: {
            id: string;
            name: string;
            description: string;
            themeColor: string;
            /** @enum {string} */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            coverUrl: string;
            categories: components["schemas"]["TemplateCategory"][];
        };
        TemplateCategory: {
            name: string;
            items: components["schemas"]["TemplateItem"][];
        };
        TemplateItem: {
            name: string;
            description: string | null;
            price: string;
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            imageUrl: string | null;
            sizes: components["schemas"]["ItemOption"][];
            extras: components["schemas"]["ItemOption"][];
        };
        MenuDraftView: {
            categories: components["schemas"]["DraftCategoryView"][];
            unread: components["schemas"]["UnreadTextView"][];
        };
        UnreadTextView: {
            text: string;
            place?: components["schemas"]["DraftPlaceView"];
        };
        DraftPlaceView: {
            page: number;
            left: number;
            top: number;
            right: number;
            bottom: number;
        };
        DraftCategoryView: {
            name: string | null;
            items: components["schemas"]["DraftItemView"][];
        };
        DraftItemView: {
            name: string;
            price: string | null;
            description: string | null;
            doubts: ("name" | "price")[];
            place?: components["schemas"]["DraftPlaceView"];
        };
        ImportReport: {
            imported: number;
            newCategories: number;
            faults: components["schemas"]["ImportFault"][];
        };
        ImportFault: {
            line: number;
            reason: string;
        };
        ProfileImageRequest: {
            /** Format: url */
            profileImageURL: string;
        };
        RestaurantLogoRequest: {
            /** Format: url */
            logoURL: string;
        };
        ItemImageRequest: {
            /** Format: url */
            imageURL: string;
        };
        ObjectPathView: {
            objectPath: string;
        };
        StorageView: {
            /** @enum {string} */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            usedBytes: number;
            limitBytes: number;
        };
        IssueTicket: {
            /** @enum {string} */
            purpose?: "item" | "logo" | "profile";
            size?: number;
            /** @enum {string} */
            type?: "image/jpeg" | "image/png" | "image/webp" | "image/gif" | "image/avif";
        };
        UploadTicketView: {
            uploadURL: string;
        };
        WeeklyMail: {
            enabled: boolean;
        };
        MenuComparison: {
            /** Format: uuid */
            menuId: string;
            name: string;
            restaurantName: string;
            isPublished: boolean;
            views: number;
            uniqueVisitors: number;
            qr: number;
            change: number | null;
        };
        Advice: {
            /** @enum {string} */
            rule: "empty-search" | "sold-out-opened" | "filter-few-items" | "language-incomplete" | "item-without-photo" | "not-scanned" | "item-never-opened" | "busy-hours";
            sentence: string;
            action: string;
            path: string;
        };
        OpenMenus: {
            open: number;
        };
        MenuAnalytics: {
            from: string;
            to: string;
            totalViews: number;
            uniqueVisitors: number;
            visitorsError: number;
            bySource: components["schemas"]["ViewsBySource"];
            byDay: components["schemas"]["DayOfViews"][];
            change: number | null;
            before: components["schemas"]["PeriodBefore"];
            byDevice: components["schemas"]["ViewsByDevice"] | null;
            popularItems: components["schemas"]["PopularItem"][] | null;
            details: components["schemas"]["AnalyticsDetails"] | null;
        };
        AnalyticsDetails: {
            byHour: number[][];
            byLanguage: components["schemas"]["ViewsByLanguage"][];
            byTable: components["schemas"]["ViewsByTable"][];
            byPiece: components["schemas"]["ViewsByPiece"][];
            categories: components["schemas"]["CategoryReach"][];
            items: components["schemas"]["ItemInterest"][];
            searches: components["schemas"]["EmptySearch"][];
            filters: components["schemas"]["FilterUse"][];
        };
        FilterUse: {
            /** @enum {string} */
            tag: "Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante";
            visitors: number;
        };
        EmptySearch: {
            text: string;
            visitors: number;
        };
        ItemInterest: {
            /** Format: uuid */
            itemId: string;
            name: string;
            imageUrl: string | null;
            isAvailable: boolean;
            views: number;
            soldOutViews: number;
            orders: number;
        };
        CategoryReach: {
            /** Format: uuid */
            categoryId: string;
            name: string;
            views: number;
        };
        ViewsByPiece: {
            /** @enum {string|null} */
            piece: "tent" | "label" | "poster" | "menu" | null;
            views: number;
        };
        ViewsByTable: {
            table: string;
            views: number;
        };
        ViewsByLanguage: {
            /** @enum {string} */
            language: "es" | "en" | "fr" | "ht" | "pt" | "it" | "de";
            views: number;
        };
        PopularItem: {
            /** Format: uuid */
            itemId: string;
            name: string;
            views: number;
        };
        ViewsByDevice: {
            mobile: number;
            tablet: number;
            desktop: number;
            unknown: number;
        };
        PeriodBefore: {
            totalViews: number;
            uniqueVisitors: number;
        };
        DayOfViews: {
            newVisitors: number;
            date: string;
            views: number;
        };
        ViewsBySource: {
            qr: number;
            direct_link: number;
        };
        ActivityView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "menu-created" | "menu-duplicated" | "menu-imported" | "menu-updated" | "menu-published" | "menu-unpublished" | "menu-deleted" | "menu-restored" | "menu-arranged" | "menu-translated" | "prices-changed" | "category-created" | "category-renamed" | "category-deleted" | "item-created" | "item-updated" | "item-sold-out" | "item-available" | "item-deleted" | "item-restored";
            /** Format: uuid */
            menuId: string;
            menuName: string;
            subject: string | null;
            count: number | null;
            /** Format: date-time */
            at: string;
        };
        MenuViews: {
            /** Format: uuid */
            menuId: string;
            name: string;
            restaurantName: string;
            views: number;
            change: number | null;
            byDay: components["schemas"]["DayViews"][];
        };
        DayViews: {
            date: string;
            views: number;
        };
        DashboardStats: {
            totalMenus: number;
            totalItems: number;
            publishedMenus: number;
        };
        UpdateItemRequest: {
            name?: string;
            price?: string;
            description?: string | null;
            dietaryTags?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            isAvailable?: boolean;
            imageUrl?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            sizes?: components["schemas"]["ItemOption"][];
            extras?: components["schemas"]["ItemOption"][];
            /** Format: date-time */
            availableAgainAt?: string | null;
        };
        CreateItemRequest: {
            name: string;
            price: string;
            description?: string | null;
            dietaryTags?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            isAvailable?: boolean;
            imageUrl?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            sizes?: components["schemas"]["ItemOption"][];
            extras?: components["schemas"]["ItemOption"][];
            /** Format: date-time */
            availableAgainAt?: string | null;
        };
        CategoryNameRequest: {
            name: string;
        };
        CategoryView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            menuId: string;
            name: string;
            displayOrder: number;
            /** Format: date-time */
            createdAt: string;
        };
        TranslationsRequest: {
            texts: components["schemas"]["Translation"][];
        };
        Translation: {
            /** @enum {string} */
            kind: "menu" | "category" | "item";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            field: "name" | "description" | "option";
            source: string;
            text: string;
            needsReview?: boolean;
        };
        PricesRequest: {
            items: components["schemas"]["ItemPrices"][];
        };
        ItemPrices: {
            /** Format: uuid */
            itemId: string;
            price: string;
            sizes: components["schemas"]["ItemOption"][];
            extras: components["schemas"]["ItemOption"][];
            expectedVersion?: number;
        };
        ItemView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            menuId: string;
            /** Format: uuid */
            categoryId: string | null;
            name: string;
            description: string | null;
            price: string;
            imageUrl: string | null;
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            isAvailable: boolean;
            sizes: components["schemas"]["ItemOption"][];
            extras: components["schemas"]["ItemOption"][];
            /** Format: date-time */
            availableAgainAt: string | null;
            imagePlaceholder: string | null;
            displayOrder: number;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        OrderRequest: {
            categories: string[];
            items: components["schemas"]["ItemPlace"][];
        };
        ItemPlace: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            categoryId: string | null;
            displayOrder: number;
        };
        UpdateMenuRequest: {
            name?: string;
            restaurantName?: string;
            logoUrl?: string | null;
            addsItbis?: boolean;
            addsLey?: boolean;
            languages?: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            qrDesign?: components["schemas"]["QrDesignView"];
            templateId?: string;
            description?: string | null;
            address?: string | null;
            phone?: string | null;
            /** @enum {string} */
            currency?: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            themeColor?: string;
            isPublished?: boolean;
        };
        QrDesignView: {
            foreground: string;
            background: string;
            /** @enum {string} */
            shape: "square" | "rounded";
            withLogo: boolean;
        };
        PublicMenuView: {
            translations: {
                en?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                fr?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                ht?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                pt?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                it?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
                de?: {
                    name?: string;
                    description?: string;
                    options?: {
                        [key: string]: string;
                    };
                };
            };
            whiteLabel: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            restaurantName: string;
            description: string | null;
            address: string | null;
            phone: string | null;
            logoUrl: string | null;
            themeColor: string;
            /** @enum {string} */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            logoPlaceholder: string | null;
            addsItbis: boolean;
            addsLey: boolean;
            languages: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            slug: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CreateMenuRequest: {
            name: string;
            restaurantName: string;
            templateId?: string;
            description?: string | null;
            address?: string | null;
            phone?: string | null;
            /** @enum {string} */
            currency?: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            themeColor?: string;
            isPublished?: boolean;
        };
        MenuView: {
            /** Format: uuid */
            userId: string;
            qrDesign: components["schemas"]["QrDesignView"];
            isPublished: boolean;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            restaurantName: string;
            description: string | null;
            address: string | null;
            phone: string | null;
            logoUrl: string | null;
            themeColor: string;
            /** @enum {string} */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            logoPlaceholder: string | null;
            addsItbis: boolean;
            addsLey: boolean;
            languages: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            slug: string;
            /** Format: date-time */
            updatedAt: string;
        };
        DemoRequestView: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: email */
            email: string;
            restaurant: string;
            phone: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        ChangeRoleRequest: {
            /** @enum {string} */
            role: "user" | "admin";
        };
        CreateApiKeyRequest: {
            name: string;
            scopes?: ("menus:read" | "menus:write" | "analytics:read" | "webhooks")[];
            /** Format: date-time */
            expiresAt?: string | null;
        };
        CreatedApiKey: {
            key: string;
            /** Format: uuid */
            id: string;
            name: string;
            prefix: string;
            scopes: ("menus:read" | "menus:write" | "analytics:read" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            previousExpiresAt: string | null;
        };
        ApiKeyView: {
            /** Format: uuid */
            id: string;
            name: string;
            prefix: string;
            scopes: ("menus:read" | "menus:write" | "analytics:read" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            previousExpiresAt: string | null;
        };
        IntegrationRequest: {
            text: string;
            phone?: string | null;
        };
        DeleteAccountRequest: {
            password?: string | null;
            code?: string | null;
        };
        AccountEventView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "registered" | "signed-in" | "sign-in-failed" | "signed-out-device" | "password-changed" | "password-reset" | "google-linked" | "api-key-created" | "api-key-rotated" | "api-key-revoked" | "role-changed" | "integration-requested" | "deletion-requested" | "deletion-cancelled";
            /** Format: date-time */
            at: string;
            device: string | null;
            detail: string | null;
        };
        AccountView: {
            /** Format: date-time */
            erasesAt: string | null;
            /** @enum {string} */
            provedBy: "password" | "code";
        };
        SignInMethods: {
            google: boolean;
        };
        SessionView: {
            id: string;
            device: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string;
            isCurrent: boolean;
        };
        ChangePasswordRequest: {
            currentPassword: string;
            password: string;
        };
        ResetPasswordRequest: {
            /** Format: email */
            email?: string;
            code?: string;
            token?: string;
            password: string;
            keepApiKeys?: boolean | null;
        };
        ForgotPasswordRequest: {
            /** Format: email */
            email: string;
        };
        ForgotPasswordView: {
            message: string;
        };
        UpdateProfileRequest: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            profileImageUrl?: string | null;
            /** @enum {string} */
            country?: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /** @enum {string} */
            preferredCurrency?: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
        };
        LinkSignInRequest: {
            token: string;
        };
        SignInRequest: {
            /** Format: email */
            email: string;
            password: string;
        };
        ResendCodeRequest: {
            /** Format: email */
            email: string;
        };
        VerifyEmailRequest: {
            /** Format: email */
            email?: string;
            code?: string;
            token?: string;
            password?: string | null;
        };
        RegisterRequest: {
            /** Format: email */
            email: string;
            password: string;
            firstName: string;
            lastName: string;
        };
        RegistrationView: {
            /** Format: email */
            email: string;
            message: string;
        };
    };
    responses: {
        /** @description No pudimos leer esta tabla. Usa un archivo CSV o Excel (.xlsx) de hasta 1 MB. Con estos colores muchos teléfonos no leerían el código. Oscurece los puntos. El código no es correcto o ya venció. Abre el enlace del correo, o pide un código nuevo. Este enlace ya se usó o venció. Pide otro. La contraseña actual no es correcta. Esta subida ya venció. Elige la imagen otra vez. No pudimos leer esta imagen. Prueba con otra. Este monto no corresponde a ningún plan. Esta dirección no es pública. Usa una a la que se llegue desde internet. Este aviso no viene del proveedor de pagos. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Inicia sesión para continuar. El email o la contraseña no son correctos. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El pago fue rechazado y no se cobró nada. Prueba con otro medio de pago. */
        402: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No tienes permiso para hacer esto. No pudimos entrar con Google. Usa tu email. Tu cuenta se está borrando. Cancela el borrado para seguir usándola. Esta acción solo puede hacerse desde CartaViva. Confirma tu email con el código que te enviamos. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. Esta categoría no existe. Este ítem no existe. No encontramos lo que buscas. Esta imagen no existe. Esta sesión ya no existe. Esta clave no existe. Este usuario no existe. Este webhook no existe. Esta plantilla no existe. Esta orden de pago no existe. Este pago no existe. Publica tu menú para generar el código QR */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Lo que enviabas tardó demasiado en llegar. */
        408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú ya tiene una categoría con ese nombre. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. Puedes tener 10 webhooks. Borra uno para crear otro. Debe quedar al menos una persona administradora. Ya tienes Empresarial, que lo incluye todo. No hace falta pagar. El pago aún no está aprobado. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esto cambió en otra ventana mientras lo editabas. Elige qué versión se queda. */
        412: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Lo que enviaste es demasiado grande. */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Envía tu menú como texto, como PDF o como foto (JPG, PNG o WebP). No aceptamos este tipo de contenido. Solo se permiten archivos de imagen */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No pudimos abrir este archivo. Prueba con otro PDF, con una foto o pega el texto. Este archivo tardó demasiado en leerse. Prueba con una foto de cada página. Este PDF tiene contraseña. Guárdalo sin ella o envía una foto. Este PDF no tiene texto, solo imágenes. Envía una foto de cada página. Este PDF tiene más de 30 páginas. Envía solo las de tu menú. No encontramos letras en esta foto. Tómala de cerca, derecha y con buena luz. Esta Idempotency-Key ya se usó con otro contenido. Usa una nueva. */
        422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Hubo demasiados intentos de entrar con este email. Si tu contraseña es correcta, te enviamos un enlace para entrar. Ábrelo en este dispositivo. */
        429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Algo falló de nuestro lado. Inténtalo de nuevo. */
        500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El servicio no responde en este momento. Inténtalo de nuevo en unos segundos. */
        503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ahora mismo no nos queda espacio para guardar imágenes. Inténtalo más tarde. */
        507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AuthController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Registrarse; envía un código y un enlace al email */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Confirmar el email con el código, o con el enlace; abre la sesión */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCodeRequest"];
            };
        };
        responses: {
            /** @description Pedir otro código */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Iniciar sesión */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_signInWithLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSignInRequest"];
            };
        };
        responses: {
            /** @description Iniciar sesión con el enlace que se envió al email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cerrar la sesión */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Quién ha iniciado sesión */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AuthController_updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description Cambiar el perfil */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PasswordsController_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Pedir un código y un enlace para poner otra contraseña */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgotPasswordView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PasswordsController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Poner otra contraseña con el código o el enlace; cierra las sesiones y revoca las claves de API */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PasswordsController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Cambiar la contraseña; cierra las demás sesiones */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DevicesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dónde tengo la sesión iniciada */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DevicesController_endOthers: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cerrar mis demás sesiones */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DevicesController_end: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cerrar una sesión mía */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    GoogleController_methods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Con qué se puede iniciar sesión, además del email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMethods"];
                };
            };
            400: components["responses"]["400"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    GoogleController_go: {
        parameters: {
            query?: {
                /** @description Página propia a la que volver */
                volver?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ir a Google para iniciar sesión */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    GoogleController_comeBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Volver de Google */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cómo está mi cuenta: si se va a borrar y cuándo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Borrar mi cuenta; lo mío se puede descargar durante 30 días */
            202: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_activity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description La actividad reciente de mi cuenta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Descargar todo lo mío: datos e imágenes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_mailDeletionCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pedir el código para borrar mi cuenta, cuando no tengo contraseña */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_requestIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationRequest"];
            };
        };
        responses: {
            /** @description Pedir una integración a medida; la recibe ventas */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AccountController_cancelDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conservar mi cuenta, que se iba a borrar */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ApiKeysController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis claves de API, sin su parte secreta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ApiKeysController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Crear una clave de API; se muestra entera esta única vez */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ApiKeysController_rotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                apiKeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renovar una clave de API: se muestra entera esta única vez; la anterior sirve 24 horas más */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ApiKeysController_revoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                apiKeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revocar una clave de API */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AdminController_users: {
        parameters: {
            query?: {
                /** @description Parte del email o del nombre */
                search?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los usuarios, los más nuevos primero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AdminController_changeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRoleRequest"];
            };
        };
        responses: {
            /** @description Cambiar el rol de un usuario */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AdminController_demoRequests: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las demostraciones pedidas, las más nuevas primero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis menús */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMenuRequest"];
            };
        };
        responses: {
            /** @description Crear un menú */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un menú: entero si es mío, y si no lo que está publicado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"] | components["schemas"]["PublicMenuView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412 */
                "If-Match"?: string;
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMenuRequest"];
            };
        };
        responses: {
            /** @description Cambiar un menú: solo lo que se envía */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recuperar un menú borrado hace menos de un día */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenusController_duplicate: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copiar un menú entero en un borrador */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenuContentController_arrange: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Ordenar las categorías y los ítems de un menú */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenuContentController_changePrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricesRequest"];
            };
        };
        responses: {
            /** @description Cambiar precios juntos, todos o ninguno; responde los ítems que cambiaron */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    TranslationsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
                language: "en" | "fr" | "ht" | "pt" | "it" | "de";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los textos de un menú mío en otro idioma */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    TranslationsController_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
                language: "en" | "fr" | "ht" | "pt" | "it" | "de";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsRequest"];
            };
        };
        responses: {
            /** @description Traducir textos de un menú: solo los que se envían */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    CategoriesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las categorías de un menú mío */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    CategoriesController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryNameRequest"];
            };
        };
        responses: {
            /** @description Agregar una categoría */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    CategoriesController_rename: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryNameRequest"];
            };
        };
        responses: {
            /** @description Cambiar el nombre de una categoría */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    CategoriesController_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar una categoría; sus ítems quedan sin ella */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ItemsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los ítems de un menú mío */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ItemsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateItemRequest"];
            };
        };
        responses: {
            /** @description Agregar un ítem */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ItemsController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412 */
                "If-Match"?: string;
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateItemRequest"];
            };
        };
        responses: {
            /** @description Cambiar un ítem: solo lo que se envía */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ItemsController_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un ítem; por un día se puede recuperar */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ItemsController_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recuperar un ítem borrado hace menos de un día */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DashboardController_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cuántos menús e ítems tengo, y cuántos menús publicados */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DashboardController_analytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis tres menús más vistos en los últimos siete días */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuViews"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DashboardController_activity: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lo último que hice con mis menús */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AnalyticsController_of: {
        parameters: {
            query?: {
                /** @description Los últimos días, hoy incluido */
                days?: 7 | 30 | 90 | 365;
                /** @description En lugar de `days`: el primer día, como `2026-11-01` */
                from?: string;
                /** @description El último día, con `from`; un año como máximo */
                to?: string;
            };
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Qué hicieron los comensales con un menú mío */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuAnalytics"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AnalyticsController_export: {
        parameters: {
            query?: {
                /** @description Los últimos días, hoy incluido */
                days?: 7 | 30 | 90 | 365;
                /** @description En lugar de `days`: el primer día, como `2026-11-01` */
                from?: string;
                /** @description El último día, con `from`; un año como máximo */
                to?: string;
            };
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los números de un menú mío como tabla */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AnalyticsController_live: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cuántos navegadores muestran mi menú en este momento */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenMenus"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AnalyticsController_advice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Qué hacer según los números de los últimos 30 días, tres cosas como máximo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AllMenusAnalyticsController_compare: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Los últimos días, hoy incluido */
                days?: 7 | 30 | 90 | 365;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis menús, comparados en un mismo período, el más visto primero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuComparison"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AllMenusAnalyticsController_weeklyMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Si recibo cada semana un email con qué hacer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyMail"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    AllMenusAnalyticsController_setWeeklyMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyMail"];
            };
        };
        responses: {
            /** @description Recibir o dejar de recibir el email de la semana */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyMail"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    UploadsController_issue: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IssueTicket"];
            };
        };
        responses: {
            /** @description Pedir adónde subir una imagen */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTicketView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    UploadsController_storageUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cuánto espacio ocupan mis imágenes, y cuánto incluye mi plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    UploadsController_receive: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": Blob;
            };
        };
        responses: {
            /** @description Subir la imagen a la dirección recibida */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
            507: components["responses"]["507"];
        };
    };
    ImageUsesController_itemImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemImageRequest"];
            };
        };
        responses: {
            /** @description Usar lo subido como imagen de un ítem */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectPathView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ImageUsesController_restaurantLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantLogoRequest"];
            };
        };
        responses: {
            /** @description Usar lo subido como logo del restaurante */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectPathView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    ImageUsesController_profileImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileImageRequest"];
            };
        };
        responses: {
            /** @description Usar lo subido como foto de perfil */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectPathView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    QrController_draw: {
        parameters: {
            query?: {
                format?: "png" | "svg";
                size?: number;
            };
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El código QR de un menú publicado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/svg+xml": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PrintsController_print: {
        parameters: {
            query: {
                /** @description Mesas, una por código: `1-12,Terraza` */
                mesa?: string;
                layout: "tent" | "label" | "poster" | "menu";
            };
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un PDF listo para imprimir de un menú publicado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    SpreadsheetsController_import: {
        parameters: {
            query?: {
                preview?: boolean;
            };
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": Blob;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
            };
        };
        responses: {
            /** @description Importar ítems de una tabla; las líneas que fallan se listan */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    SpreadsheetsController_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los ítems de un menú como tabla */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    MenuDraftsController_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": Blob;
                "application/pdf": Blob;
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
            };
        };
        responses: {
            /** @description Leer un menú de un texto, un PDF o una foto; nada se guarda */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraftView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
            507: components["responses"]["507"];
        };
    };
    TemplatesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Menús completos con los que empezar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Crear un webhook; su secreto se muestra esta única vez */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_update: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_test: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhookDeliveriesController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhookDeliveriesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhookDeliveriesController_redeliver: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    WebhooksController_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un webhook */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    VisitsController_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVisitRequest"];
            };
        };
        responses: {
            /** @description Contar una visita */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    VisitsController_recordEngagement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordEngagementRequest"];
            };
        };
        responses: {
            /** @description Contar lo que alguien hizo en un menú */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    VisitsController_recordItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordItemViewsRequest"];
            };
        };
        responses: {
            /** @description Contar los ítems que alguien abrió; lo mismo que con menu-engagement */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PlansController_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los planes, con su precio y sus límites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanView"][];
                };
            };
            400: components["responses"]["400"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    SubscriptionController_subscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mi suscripción */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    SubscriptionController_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Avisos de que cambió mi plan (plan) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    SubscriptionController_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelar al final del período; lo pagado se conserva */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    SubscriptionController_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deshacer la cancelación */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PaymentsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis pagos, los más nuevos primero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PaymentsController_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El recibo de un pago */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    GrantsController_grant: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantPlanRequest"];
            };
        };
        responses: {
            /** @description Dar Empresarial a un usuario, o quitárselo con `free` */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PayPalController_setup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lo que inicia el script de pagos en el navegador */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PayPalController_order: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description Crear una orden; el monto dice qué plan se paga */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderIdView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PayPalController_capture: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cobrar una orden aprobada, una sola vez */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            402: components["responses"]["402"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PayPalController_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dejar una orden sin pagar */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PayPalWebhooksController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Aviso del proveedor de pagos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DemoController_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entrar en el modo demo; no guarda nada */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoEntry"];
                };
            };
            400: components["responses"]["400"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DemoController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDemoRequest"];
            };
        };
        responses: {
            /** @description Pedir una demostración */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestView"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    StatusController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El estado de cada parte del servicio, su historia y los incidentes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            400: components["responses"]["400"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    IncidentsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los incidentes, los abiertos primero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    IncidentsController_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenIncidentRequest"];
            };
        };
        responses: {
            /** @description Abrir un incidente o anunciar un mantenimiento */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    IncidentsController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path: {
                incidentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeIncidentRequest"];
            };
        };
        responses: {
            /** @description Cambiar, cerrar o volver a abrir un incidente */
            200: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    NoticesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los avisos a los dueños, el más nuevo primero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerNoticeView"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    NoticesController_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendNoticeRequest"];
            };
        };
        responses: {
            /** @description Avisar por email a todos los dueños */
            201: {
                headers: {
                    /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerNoticeView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    NoticesController_audience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A cuántos dueños llegaría un aviso ahora */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeAudience"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "ImagesController_image[0]": {
        parameters: {
            query?: {
                /** @description Ancho en píxeles: 320, 640, 960 o 1280 */
                w?: number;
            };
            header?: never;
            path: {
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": Blob;
                    "image/webp": Blob;
                    "image/jpeg": Blob;
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "ImagesController_image[1]": {
        parameters: {
            query?: {
                /** @description Ancho en píxeles: 320, 640, 960 o 1280 */
                w?: number;
            };
            header?: never;
            path: {
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": Blob;
                    "image/webp": Blob;
                    "image/jpeg": Blob;
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    DinerPageController_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El menú como lo ven los comensales */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            /** @description Una página que dice que el menú no está disponible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    DinerPageController_named: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El menú por su dirección legible */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                };
            };
            /** @description El menú tiene hoy otra dirección */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            /** @description Una página que dice que el menú no está disponible */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PublicMenusController_menu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un menú publicado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicMenuView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PublicMenusController_categories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las categorías de un menú publicado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCategoryView"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    PublicMenusController_items: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los ítems de un menú publicado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicItemView"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    LiveController_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Avisos de que un menú cambió (changed) o dejó de estar publicado (unpublished) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": Blob;
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
}
