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
        /**
         * Registrarse; envía un código y un enlace al email
         * @description Responde lo mismo a una dirección nueva y a una que ya tiene cuenta.
         */
        post: operations["auth.register"];
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
        /**
         * Confirmar el email con el código, o con el enlace; abre la sesión
         * @description Confirma con el email y el código, o con el `token` del enlace. Abre la sesión.
         */
        post: operations["auth.verifyEmail"];
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
        /**
         * Pedir otro código
         * @description Envía otro código y otro enlace; los anteriores dejan de servir.
         */
        post: operations["auth.resendCode"];
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
        /**
         * Iniciar sesión
         * @description Abre una sesión, que viaja en una cookie `HttpOnly`.
         */
        post: operations["auth.signIn"];
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
        /**
         * Iniciar sesión con el enlace que se envió al email
         * @description Abre una sesión con el enlace que llegó después de demasiados intentos.
         */
        post: operations["auth.signInWithLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminar de iniciar sesión con el código de la app
         * @description Abre la sesión con el `challenge` que trajo la entrada rechazada (`second-factor-wanted`) y un código de la app o de recuperación. El `challenge` vale 10 minutos y 5 intentos.
         */
        post: operations["auth.signInWithSecondFactor"];
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
        /**
         * Cerrar la sesión
         * @description Termina la sesión de este navegador y quita su cookie.
         */
        post: operations["auth.signOut"];
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
        /**
         * Quién ha iniciado sesión
         * @description La persona de esta sesión, y la cuenta en la que trabaja, con su plan.
         */
        get: operations["auth.currentUser"];
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
        /**
         * Cambiar el perfil
         * @description Cambia solo los campos que se envían. El email no cambia.
         */
        put: operations["auth.updateProfile"];
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
        /**
         * Pedir un código y un enlace para poner otra contraseña
         * @description Responde lo mismo a cualquier dirección; el código llega solo si tiene cuenta.
         */
        post: operations["passwords.forgot"];
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
        /**
         * Poner otra contraseña con el código o el enlace; cierra las sesiones y revoca las claves de API
         * @description Pone otra contraseña con el código o el enlace. Termina todas las sesiones y revoca las claves de API, salvo con `keepApiKeys`.
         */
        post: operations["passwords.reset"];
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
        /**
         * Cambiar la contraseña; cierra las demás sesiones
         * @description Cambia la contraseña sabiendo la de ahora, y cierra las demás sesiones.
         */
        post: operations["passwords.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empezar a poner la verificación en dos pasos
         * @description Da el secreto que se pone en una app (RFC 6238). No guarda nada hasta que se confirma.
         */
        post: operations["secondFactor.begin"];
        /**
         * Quitar la verificación en dos pasos
         * @description Se quita con la contraseña y un código de la app o de recuperación.
         */
        delete: operations["secondFactor.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Poner la verificación en dos pasos; cierra las demás sesiones
         * @description Desde ahora se pide un código al entrar. Da diez códigos de recuperación, que se muestran esta única vez, y cierra las demás sesiones.
         */
        post: operations["secondFactor.confirm"];
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
        /**
         * Dónde tengo la sesión iniciada
         * @description Los navegadores donde tu sesión sigue abierta.
         */
        get: operations["devices.list"];
        put?: never;
        post?: never;
        /**
         * Cerrar mis demás sesiones
         * @description Cierra todas tus sesiones menos esta.
         */
        delete: operations["devices.endOthers"];
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
        /**
         * Cerrar una sesión mía
         * @description Cierra una de tus sesiones.
         */
        delete: operations["devices.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ir a iniciar sesión o a registrarse
         * @description Redirige (302) a la entrada, al registro si este navegador nunca entró, o a la página pedida si ya hay sesión.
         */
        get: operations["login.redirect"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Con qué se puede iniciar sesión, además del email
         * @description Dice si esta instalación ofrece entrar con Google.
         */
        get: operations["google.listMethods"];
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
        /**
         * Ir a Google para iniciar sesión
         * @description Redirige (302) a Google con `Location`. Al volver, sigue a la página de `volver`.
         */
        get: operations["google.begin"];
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
        /**
         * Volver de Google
         * @description Google vuelve aquí. Redirige (302) a la página pedida, con la sesión abierta, o a la puerta si algo no está en orden.
         */
        get: operations["google.finish"];
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
        /**
         * Cómo está mi cuenta: si se va a borrar y cuándo
         * @description Si la cuenta se va a borrar y cuándo.
         */
        get: operations["account.get"];
        put?: never;
        post?: never;
        /**
         * Borrar mi cuenta; lo mío se puede descargar durante 30 días
         * @description Tus menús salen de línea en el momento. A los 30 días se borra todo.
         */
        delete: operations["account.delete"];
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
        /**
         * La actividad reciente de mi cuenta
         * @description Lo último que pasó en tu cuenta: entradas, claves y cambios de contraseña.
         */
        get: operations["account.activity"];
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
        /**
         * Descargar todo lo mío: datos e imágenes
         * @description Un ZIP con tus datos en JSON y tus imágenes.
         */
        get: operations["account.export"];
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
        /**
         * Pedir el código para borrar mi cuenta, cuando no tengo contraseña
         * @description Envía el código que confirma el borrado de una cuenta sin contraseña.
         */
        post: operations["account.mailDeletionCode"];
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
        /**
         * Pedir una integración a medida; la recibe ventas
         * @description Envía a ventas qué quieres conectar con CartaViva.
         */
        post: operations["account.requestIntegration"];
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
        /**
         * Conservar mi cuenta, que se iba a borrar
         * @description Deshace el borrado mientras no haya terminado.
         */
        post: operations["account.cancelDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las personas de la cuenta y las invitadas
         * @description Quién trabaja en la cuenta y quién está invitado. Para su dueño y sus administradores.
         */
        get: operations["people.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Quitar a una persona de la cuenta
         * @description La persona pierde el acceso en el momento, y terminan las claves que creó en la cuenta. Se le avisa por email.
         */
        delete: operations["people.remove"];
        options?: never;
        head?: never;
        /**
         * Cambiar el rol de una persona
         * @description Cierra las sesiones que esa persona tiene en la cuenta y termina las claves que creó en ella. El rol de otro administrador lo cambia solo el dueño.
         */
        patch: operations["people.changeRole"];
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invitar a una persona por su email
         * @description Envía un enlace que vale 7 días. Responde lo mismo si el email tiene cuenta o no. Cuentan las personas del plan, con el dueño y las invitadas.
         */
        post: operations["invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * De qué es una invitación, con lo que trae su enlace
         * @description Quién invita, a qué cuenta y con qué rol. No acepta nada.
         */
        post: operations["invitations.look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aceptar una invitación
         * @description La acepta la persona que confirmó el email invitado. Repetirlo no cambia nada.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviar otra vez una invitación; el enlace anterior deja de servir
         * @description Un enlace nuevo por 7 días más; como mucho una vez por minuto.
         */
        post: operations["invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancelar una invitación
         * @description El enlace deja de servir en el momento.
         */
        delete: operations["invitations.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las cuentas que me proponen recibir
         * @description Los traspasos que esperan tu respuesta, con quién los propone.
         */
        get: operations["transfers.offered"];
        put?: never;
        /**
         * Proponer el traspaso de la cuenta a uno de sus administradores
         * @description La cuenta pasa a esa persona cuando la acepta, en los 7 días siguientes: menús, personas, claves, webhooks y el plan con su tiempo pagado. Solo el dueño, con su contraseña o con un código por email.
         */
        post: operations["transfers.propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pedir el código para traspasar la cuenta, cuando no tengo contraseña
         * @description El código llega por email y vale 10 minutos.
         */
        post: operations["transfers.mailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{transferId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recibir la cuenta
         * @description Desde ahora la cuenta es tuya, junto a lo que ya tenías. Repetirlo no cambia nada.
         */
        post: operations["transfers.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{transferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Retirar el traspaso que propuse, o rechazar el que me proponen
         * @description Nada cambia en la cuenta. Se avisa a la otra persona por email.
         */
        delete: operations["transfers.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las cuentas en las que trabajo; la mía primero
         * @description Tu cuenta y las de otros en que trabajas, con tu rol en cada una.
         */
        get: operations["accounts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{accountId}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trabajar desde ahora en esta cuenta, con esta sesión
         * @description Lo que se pida desde ahora con esta sesión es de esa cuenta. La sesión cambia de cookie.
         */
        post: operations["accounts.enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dejar una cuenta ajena
         * @description Pierdes el acceso, y terminan las claves que creaste en ella. Tu propia cuenta no se deja: se borra.
         */
        delete: operations["accounts.leave"];
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
        /**
         * Mis claves de API, sin su parte secreta
         * @description Tus claves, con su permiso, su último uso y su final. La clave misma no se vuelve a mostrar.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Crear una clave de API; se muestra entera esta única vez
         * @description La clave entera llega en `key`, esta única vez. Se avisa por email.
         */
        post: operations["apiKeys.create"];
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
        /**
         * Renovar una clave de API: se muestra entera esta única vez; la anterior sirve 24 horas más
         * @description Da otro secreto a la misma clave. El anterior sigue sirviendo un día, para cambiarlo sin prisa.
         */
        post: operations["apiKeys.rotate"];
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
        /**
         * Revocar una clave de API
         * @description La clave deja de servir en segundos.
         */
        delete: operations["apiKeys.revoke"];
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
        /**
         * Los usuarios, los más nuevos primero
         * @description Los usuarios, por páginas; `search` busca en el email y el nombre.
         */
        get: operations["admin.listUsers"];
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
        /**
         * Cambiar el rol de un usuario
         * @description Da o quita el papel de administración.
         */
        put: operations["admin.changeRole"];
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
        /**
         * Las demostraciones pedidas, las más nuevas primero
         * @description Las demostraciones pedidas, por páginas.
         */
        get: operations["admin.listDemoRequests"];
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
        /**
         * Mis menús
         * @description Todos tus menús, publicados o no, por páginas. Las demás páginas están en `Link`.
         */
        get: operations["menus.list"];
        put?: never;
        /**
         * Crear un menú
         * @description Crea un menú, en borrador si no se dice `isPublished`. Con `templateId` empieza con las categorías y los ítems de una plantilla.
         */
        post: operations["menus.create"];
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
        /**
         * Un menú: entero si es mío, y si no lo que está publicado
         * @description Con tu sesión o tu clave, el menú tuyo entero y su `ETag`. De un menú ajeno, y sin credenciales, lo que está publicado; si no lo está, 404.
         */
        get: operations["menus.get"];
        /**
         * Cambiar un menú: solo lo que se envía
         * @description Cambia solo los campos que se envían. Con `isPublished: true` el menú queda en línea. Con `If-Match` no pisa el cambio de otra persona.
         */
        put: operations["menus.update"];
        post?: never;
        /**
         * Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos
         * @description Borra el menú con sus categorías e ítems. Por un día se pueden recuperar los 20 últimos con `menus.restore`.
         */
        delete: operations["menus.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subir el logo de un menú en una sola llamada
         * @description El logo en una sola llamada (`multipart/form-data`): sube, comprueba y lo pone en el menú.
         */
        post: operations["menus.uploadLogo"];
        delete?: never;
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
        /**
         * Recuperar un menú borrado hace menos de un día
         * @description Devuelve un menú borrado hace menos de un día, con todo lo que tenía.
         */
        post: operations["menus.restore"];
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
        /**
         * Copiar un menú entero en un borrador
         * @description Copia el menú con sus categorías, ítems y traducciones en un borrador nuevo. Con `shareItems` los ítems son los mismos en los dos, como en un segundo local: cada menú con su precio.
         */
        post: operations["menus.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mis restaurantes
         * @description Tus restaurantes, con sus menús en el orden de sus pestañas.
         */
        get: operations["restaurants.list"];
        put?: never;
        /**
         * Crear un restaurante con menús míos
         * @description Crea un restaurante con los menús que se nombran, en ese orden. Tiene una dirección, `/r/{slug}`, que muestra los que están publicados como pestañas. Un menú que estaba en otro restaurante pasa a este.
         */
        post: operations["restaurants.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants/{restaurantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un restaurante mío
         * @description El restaurante con sus menús, y su `ETag`.
         */
        get: operations["restaurants.get"];
        /**
         * Cambiar un restaurante: solo lo que se envía
         * @description Cambia solo los campos que se envían. Lo que un menú no dice (dirección, teléfono, horario, logo, portada, color y diseño) lo dice su restaurante.
         */
        put: operations["restaurants.update"];
        post?: never;
        /**
         * Borrar un restaurante; sus menús quedan, cada uno con su dirección
         * @description Borra el restaurante, su dirección y su código. Sus menús quedan como se veían, cada uno con su dirección y sus códigos.
         */
        delete: operations["restaurants.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants/{restaurantId}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decir qué menús tiene un restaurante, en el orden de sus pestañas
         * @description Pone en el restaurante estos menús y ningún otro, todos o ninguno. El que sale se queda con lo que mostraba. El que entra conserva su nombre público, salvo con `showsRestaurantName`. Con `servedHours` la página abre con ese menú a esas horas.
         */
        put: operations["restaurants.arrange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants/{restaurantId}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El código QR de un restaurante mío
         * @description El código que lleva a la página del restaurante, en PNG o SVG.
         */
        get: operations["restaurants.drawQr"];
        put?: never;
        post?: never;
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
        /**
         * Ordenar las categorías y los ítems de un menú
         * @description Guarda en una sola transacción el orden de las categorías y el lugar de los ítems. Lo que no se nombra sigue donde estaba.
         */
        put: operations["menuContent.arrange"];
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
        /**
         * Cambiar precios juntos, todos o ninguno; responde los ítems que cambiaron
         * @description Cambia los precios de hasta 500 ítems en una sola transacción: todos o ninguno.
         */
        put: operations["menuContent.changePrices"];
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
        /**
         * Los textos de un menú mío en otro idioma
         * @description Cada texto del menú con su traducción al idioma pedido; vacía si aún no tiene.
         */
        get: operations["translations.list"];
        /**
         * Traducir textos de un menú: solo los que se envían
         * @description Guarda las traducciones que se envían y deja las demás. Responde las guardadas.
         */
        put: operations["translations.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los cambios de precios de los últimos 30 días, del último al primero
         * @description Lo que cambió en cada menú y si se deshizo. Se guardan 30 días, y en ese tiempo se pueden deshacer.
         */
        get: operations["priceChanges.list"];
        put?: never;
        /**
         * Cambiar los precios de varios menús, todos o ninguno
         * @description Cambia los precios de hasta 3000 ítems en hasta 100 menús, en una sola transacción: todos o ninguno. De una lista con filas que no encuentran su ítem no cambia ninguno: el 422 trae cada una en `rows`. Repetir la misma lista responde 200 con `itemCount: 0`. Si con `previewed` ya no saldría lo mismo, responde 412 y nombra los menús.
         */
        post: operations["priceChanges.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ver cómo quedarían los precios; nada se guarda
         * @description Los precios de antes y después de cada ítem que cambiaría, con sus tamaños y extras, y las líneas de la lista que no encuentran su ítem. Cada menú trae una `mark`: con todas en `previewed`, `priceChanges.apply` cambia exactamente lo que se vio.
         */
        post: operations["priceChanges.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-changes/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leer los precios de una tabla; nada se guarda
         * @description Recibe CSV, texto pegado o XLSX, hasta 1 MB, con las columnas plato (o código), precio y, si hace falta, tamaño. Responde los precios para `prices`, y las líneas que no se entienden con su razón.
         */
        post: operations["priceChanges.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-changes/{priceChangeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deshacer un cambio de precios
         * @description Devuelve los precios de antes, en una sola transacción, a los ítems que nadie cambió después; los demás se quedan como están y se nombran. Pedirlo otra vez no cambia nada.
         */
        post: operations["priceChanges.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduled-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los cambios programados, y los que terminaron en los últimos 30 días
         * @description Los que esperan, el próximo primero; después los que terminaron.
         */
        get: operations["scheduledChanges.list"];
        put?: never;
        /**
         * Programar un cambio de precios, o que un menú se publique o deje de estarlo
         * @description Hasta 100 cambios pueden esperar a la vez. De los precios se guarda lo que se previó: en su momento cambian los ítems cuyo precio sigue siendo el de antes, y los demás se quedan y se nombran. Se hace una sola vez, con el plan y los permisos de ese momento; si el servicio no estaba, en cuanto vuelve.
         */
        post: operations["scheduledChanges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduled-changes/{scheduledChangeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un cambio programado
         * @description Qué se programó, y qué salió de eso.
         */
        get: operations["scheduledChanges.get"];
        put?: never;
        post?: never;
        /**
         * Cancelar un cambio programado
         * @description Lo cancela mientras espera. Cancelarlo otra vez no cambia nada; si ya se hizo o falló, responde 409.
         */
        delete: operations["scheduledChanges.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las versiones de un menú mío, de la última a la primera
         * @description Cada cambio del menú con quién lo hizo y cuándo, en pocas palabras. Lo que una misma persona cambia en pocos minutos es una versión. Se guardan las últimas 200 de cada menú, por un año.
         */
        get: operations["history.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/history/{versionNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Una versión de un menú mío y lo que cambió
         * @description Lo que cambió en esa versión o, con `against=now`, lo que ha cambiado desde ella hasta ahora. El `ETag` es el del menú con todo su contenido: con él, `history.restore` no pisa lo que otro cambie mientras tanto.
         */
        get: operations["history.compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/history/{versionNumber}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devolver un menú mío a una versión
         * @description Devuelve el menú, o solo los ítems que se nombran, a como era en esa versión, en una sola transacción y como una versión más: para deshacerlo se restaura la anterior. No cambia si está publicado ni qué está agotado. Con `preview` solo dice qué cambiaría.
         */
        post: operations["history.restore"];
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
        /**
         * Las categorías de un menú mío
         * @description Las categorías en el orden en que las ven los comensales.
         */
        get: operations["categories.list"];
        put?: never;
        /**
         * Agregar una categoría
         * @description Agrega una categoría al final del menú.
         */
        post: operations["categories.create"];
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
        /**
         * Una categoría de un menú mío
         * @description La categoría y su `ETag`.
         */
        get: operations["categories.get"];
        /**
         * Cambiar una categoría
         * @description Cambia el nombre de la categoría, o las horas en que se sirve: solo lo que se envía.
         */
        put: operations["categories.update"];
        post?: never;
        /**
         * Borrar una categoría; sus ítems quedan sin ella
         * @description Borra la categoría. Sus ítems siguen en el menú, sin categoría.
         */
        delete: operations["categories.delete"];
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
        /**
         * Los ítems de un menú mío
         * @description Los ítems en el orden en que los ven los comensales, si no se pide otro.
         */
        get: operations["items.list"];
        /**
         * Crear y cambiar ítems juntos, por el código que les da otro programa
         * @description Hasta 500 ítems en una sola transacción, nombrados por el código de tu otro programa (`externalId`): se crean los que no están y cambian los que sí. Una fila sin código ni `itemId` es el ítem que se llama así, sin distinguir mayúsculas ni espacios; de varios, el de su categoría, o se rechaza. El código que un ítem tenga se conserva. Responde qué fue de cada fila.
         */
        put: operations["items.upsert"];
        /**
         * Agregar un ítem
         * @description Agrega un ítem al final de su categoría.
         */
        post: operations["items.create"];
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
        /**
         * Un ítem de un menú mío
         * @description El ítem y su `ETag`.
         */
        get: operations["items.get"];
        /**
         * Cambiar un ítem: solo lo que se envía
         * @description Cambia solo los campos que se envían: `{"isAvailable": false}` marca un plato como agotado. Con `If-Match` no pisa el cambio de otra persona.
         */
        put: operations["items.update"];
        post?: never;
        /**
         * Borrar un ítem; por un día se puede recuperar
         * @description Borra el ítem. Por un día se puede recuperar con `items.restore`.
         */
        delete: operations["items.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{itemId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subir la foto de un ítem en una sola llamada
         * @description La foto en una sola llamada (`multipart/form-data`): sube, comprueba y la pone en el ítem.
         */
        post: operations["items.uploadPhoto"];
        delete?: never;
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
        /**
         * Recuperar un ítem borrado hace menos de un día
         * @description Devuelve un ítem borrado hace menos de un día.
         */
        post: operations["items.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menus/{menuId}/items/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * En qué otros menús están los ítems de un menú mío
         * @description Los ítems que están también en otros menús tuyos, y cuáles son esos menús. Son el mismo ítem las filas con el mismo `sharedId`.
         */
        get: operations["sharedItems.list"];
        put?: never;
        /**
         * Poner en un menú ítems de otros menús míos
         * @description Pone ítems de tus otros menús en este, al final, con el precio que tienen allá para empezar. Desde entonces nombre, descripción, foto, etiquetas, alérgenos y traducciones cambian en todos; precio, tamaños, extras, disponibilidad, categoría y código externo son de cada menú. El que ya está aquí se queda como está.
         */
        post: operations["sharedItems.share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{itemId}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Separar un ítem de los otros menús
         * @description Desde ahora el ítem de este menú es aparte: lo que se cambie en los otros no le llega. Separarlo otra vez no cambia nada.
         */
        delete: operations["sharedItems.separate"];
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
        /**
         * Cuántos menús e ítems tengo, y cuántos menús publicados
         * @description Los totales de tu panel.
         */
        get: operations["dashboard.stats"];
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
        /**
         * Mis tres menús más vistos en los últimos siete días
         * @description Los tres menús más vistos de los últimos siete días, con su cambio contra los siete anteriores.
         */
        get: operations["dashboard.analytics"];
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
        /**
         * Lo último que hice con mis menús
         * @description Los últimos cambios en tus menús, el más nuevo primero.
         */
        get: operations["dashboard.activity"];
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
        /**
         * Qué hicieron los comensales con un menú mío
         * @description Vistas, visitantes y su origen en un período de hasta un año. Lo que el plan no incluye llega como `null`.
         */
        get: operations["analytics.get"];
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
        /**
         * Los números de un menú mío como tabla
         * @description Las cifras del período en CSV, un día por línea.
         */
        get: operations["analytics.export"];
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
        /**
         * Cuántos navegadores muestran mi menú en este momento
         * @description Cuántos navegadores tienen el menú abierto ahora.
         */
        get: operations["analytics.live"];
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
        /**
         * Qué hacer según los números de los últimos 30 días, tres cosas como máximo
         * @description Hasta tres consejos por las cifras de los últimos 30 días, cada uno con la pantalla donde se hace.
         */
        get: operations["analytics.advice"];
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
        /**
         * Mis menús, comparados en un mismo período, el más visto primero
         * @description Todos tus menús en un mismo período, el más visto primero, por páginas.
         */
        get: operations["allMenusAnalytics.compare"];
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
        /**
         * Si recibo cada semana un email con qué hacer
         * @description Si el email de los lunes está activado.
         */
        get: operations["allMenusAnalytics.getWeeklyMail"];
        /**
         * Recibir o dejar de recibir el email de la semana
         * @description Activa o desactiva el email de los lunes.
         */
        put: operations["allMenusAnalytics.setWeeklyMail"];
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
        /**
         * Pedir adónde subir una imagen
         * @description Primer paso de una foto: pide la dirección (`uploadURL`) a la que enviarla. Vale para una sola imagen y por poco tiempo.
         */
        post: operations["uploads.createTicket"];
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
        /**
         * Cuánto espacio ocupan mis imágenes, y cuánto incluye mi plan
         * @description El espacio que ocupan tus imágenes y el que incluye tu plan.
         */
        get: operations["uploads.getStorage"];
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
        /**
         * Subir la imagen a la dirección recibida
         * @description Segundo paso: envía los bytes de la imagen (JPEG, PNG, WebP, GIF o AVIF, hasta 10 MiB) tal cual, con el `Content-Type` que quieras: lo que cuenta son los bytes. Responde sin cuerpo.
         */
        put: operations["uploads.upload"];
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
        /**
         * Usar lo subido como imagen de un ítem
         * @description Tercer paso: comprueba la imagen, prepara sus tamaños y responde la ruta que va en `imageUrl` del ítem.
         */
        put: operations["imageUses.useForItem"];
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
        /**
         * Usar lo subido como logo del restaurante
         * @description Tercer paso para un logo: responde la ruta que va en `logoUrl` del menú.
         */
        put: operations["imageUses.useForLogo"];
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
        /**
         * Usar lo subido como foto de perfil; la pone en el perfil
         * @description Tercer paso para la foto de perfil: responde la ruta que va en `profileImageUrl`.
         */
        put: operations["imageUses.useForProfile"];
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
        /**
         * El código QR de un menú publicado
         * @description El código QR de un menú publicado, en PNG o SVG, con margen de dos módulos. Lleva la dirección corta del menú, `/q/{shortCode}`, en mayúsculas.
         */
        get: operations["qr.draw"];
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
        /**
         * Un PDF listo para imprimir de un menú publicado
         * @description Un PDF para imprimir: carpas de mesa, etiquetas, afiche o el menú entero. Con `mesa` hay un código para cada mesa.
         */
        get: operations["prints.print"];
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
        /**
         * Importar ítems de una tabla; las líneas que fallan se listan
         * @description Recibe CSV, texto pegado o XLSX, hasta 1 MB, con títulos en sus columnas: el del nombre y uno solo del precio. Si no se sabe cuál columna es cuál, se rechaza entero y dice qué títulos encontró. Las líneas correctas entran y las demás se listan con su razón. Con `preview=true` dice qué entraría y no guarda nada.
         */
        post: operations["spreadsheets.import"];
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
        /**
         * Los ítems de un menú como tabla
         * @description Los ítems del menú en CSV, con las mismas columnas que recibe la importación.
         */
        get: operations["spreadsheets.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Todos los menús en un libro de Excel
         * @description Todos tus menús en un libro de Excel, una hoja cada uno, con el ID de cada ítem. Hasta 100 menús, 5,000 líneas y 1 MB.
         */
        get: operations["workbook.export"];
        put?: never;
        /**
         * Cambiar todos los menús con un libro de Excel
         * @description Recibe un libro como el que se descarga. Cada hoja cambia y añade los ítems de su menú, sin borrar ninguno; una hoja de otro nombre crea un menú, en borrador. Todo en una sola operación. Con `preview=true` dice qué cambiaría y no guarda nada.
         */
        post: operations["workbook.import"];
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
        /**
         * Leer un menú de un texto, una tabla, un PDF o una foto; nada se guarda
         * @description Lee los platos y precios de un texto, de una tabla (CSV, XLSX, XLS, XLSB, ODS), de un PDF o de una foto, y responde un borrador para revisar. No guarda nada; una foto puede tardar hasta 25 segundos.
         */
        post: operations["menuDrafts.read"];
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
        /**
         * Menús completos con los que empezar
         * @description Plantillas para cafetería, comedor criollo, pizzería, food truck, bar y sushi.
         */
        get: operations["templates.list"];
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
        /**
         * Mis webhooks
         * @description Tus webhooks, con el resultado de su último envío.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Crear un webhook; su secreto se muestra esta única vez
         * @description El secreto con que se firman los avisos llega esta única vez. La dirección debe ser pública.
         */
        post: operations["webhooks.create"];
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
        /**
         * Un webhook, sin su secreto
         * @description Un webhook tuyo y su `ETag`.
         */
        get: operations["webhooks.get"];
        /**
         * Cambiar, pausar o activar un webhook: solo lo que se envía
         * @description Cambia solo los campos que se envían. `isEnabled: false` lo pone en pausa y `true` lo reanuda.
         */
        put: operations["webhooks.update"];
        post?: never;
        /**
         * Borrar un webhook
         * @description No se le envía nada más.
         */
        delete: operations["webhooks.delete"];
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
        /**
         * Cambiar el secreto de un webhook: el nuevo se muestra esta única vez; el anterior también firma 24 horas más
         * @description Da otro secreto. Durante 24 horas los avisos se firman con los dos, para cambiarlo sin perder ninguno.
         */
        post: operations["webhooks.rotateSecret"];
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
        /**
         * Enviar una prueba: un webhook.test, aunque esté en pausa
         * @description Envía un aviso de prueba en el momento, también a un webhook en pausa. El resultado queda entre sus entregas.
         */
        post: operations["webhooks.test"];
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
        /**
         * Lo que se envió a un webhook en los últimos 7 días, lo más nuevo primero
         * @description Lo enviado en los últimos siete días, lo más nuevo primero, por páginas.
         */
        get: operations["webhookDeliveries.list"];
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
        /**
         * Una entrega: lo que se envió en cada intento y lo que respondió tu dirección
         * @description Una entrega con cada intento: lo que se envió y lo que tu dirección respondió.
         */
        get: operations["webhookDeliveries.get"];
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
        /**
         * Enviar otra vez una entrega, con el mismo webhook-id
         * @description La envía otra vez en el momento, con el mismo `webhook-id`, también a un webhook en pausa.
         */
        post: operations["webhookDeliveries.redeliver"];
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
        /**
         * Contar una visita
         * @description Cuenta una visita: una por visitante, menú y día. Las de robots y las del dueño no cuentan.
         */
        post: operations["visits.record"];
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
        /**
         * Contar lo que alguien hizo en un menú
         * @description Cuenta lo que se hizo en el menú, al salir de él. Lo repetido cuenta una vez al día.
         */
        post: operations["visits.recordEngagement"];
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
        /**
         * Contar los ítems que alguien abrió; lo mismo que con menu-engagement
         * @description La llamada anterior a `visits.recordEngagement`, que sigue sirviendo.
         */
        post: operations["visits.recordItems"];
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
        /**
         * Los planes, con su precio y sus límites
         * @description Los cuatro planes, con lo que incluye cada uno.
         */
        get: operations["plans.list"];
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
        /**
         * Mi suscripción
         * @description El plan que tienes ahora y hasta cuándo.
         */
        get: operations["subscription.get"];
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
        /**
         * Avisos de que cambió mi plan (plan)
         * @description Eventos enviados por el servidor (SSE): `plan` cuando cambia tu plan.
         */
        get: operations["subscription.events"];
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
        /**
         * Cancelar al final del período; lo pagado se conserva
         * @description No se renueva; lo pagado se conserva hasta el final.
         */
        post: operations["subscription.cancel"];
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
        /**
         * Deshacer la cancelación
         * @description Deshace la cancelación mientras dure lo pagado.
         */
        post: operations["subscription.resume"];
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
        /**
         * Mis pagos, los más nuevos primero
         * @description Tus pagos, los más nuevos primero.
         */
        get: operations["payments.list"];
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
        /**
         * El recibo de un pago
         * @description El recibo en PDF de un pago hecho.
         */
        get: operations["payments.receipt"];
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
        /**
         * Dar Empresarial a un usuario, o quitárselo con `free`
         * @description Concede el plan Empresarial a una persona, o lo quita.
         */
        put: operations["grants.grant"];
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
        /**
         * Lo que inicia el script de pagos en el navegador
         * @description Lo que necesita el navegador para mostrar el botón de pago.
         */
        get: operations["payPal.getSetup"];
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
        /**
         * Crear una orden; el monto dice qué plan se paga
         * @description El monto dice qué plan se paga: 9.00 Inicial, 29.00 Profesional, en dólares.
         */
        post: operations["payPal.createOrder"];
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
        /**
         * Cobrar una orden aprobada, una sola vez
         * @description Cobra una orden que la persona aprobó. Repetirla responde lo mismo y no cobra dos veces.
         */
        post: operations["payPal.captureOrder"];
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
        /**
         * Dejar una orden sin pagar
         * @description Deja sin pagar una orden que aún no se cobró.
         */
        post: operations["payPal.cancelOrder"];
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
        /**
         * Aviso del proveedor de pagos
         * @description Lo llama el proveedor de pagos, con su firma. Repetirlo no tiene efecto.
         */
        post: operations["payPalWebhooks.receive"];
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
        /**
         * Entrar en el modo demo; no guarda nada
         * @description Los datos con que empieza el modo demo, que trabaja solo en el navegador.
         */
        get: operations["demo.enter"];
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
        /**
         * Pedir una demostración
         * @description Pide que ventas enseñe el producto.
         */
        post: operations["demo.request"];
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
        /**
         * El estado de cada parte del servicio, su historia y los incidentes
         * @description Cómo está cada parte ahora, su disponibilidad de 90 días y los incidentes.
         */
        get: operations["status.get"];
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
        /**
         * Los incidentes, los abiertos primero
         * @description Los incidentes de la página de estado, por páginas.
         */
        get: operations["incidents.list"];
        put?: never;
        /**
         * Abrir un incidente o anunciar un mantenimiento
         * @description Abre un incidente o anuncia un mantenimiento en la página de estado.
         */
        post: operations["incidents.open"];
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
        /**
         * Cambiar, cerrar o volver a abrir un incidente
         * @description Cambia solo los campos que se envían.
         */
        put: operations["incidents.change"];
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
        /**
         * Los avisos a los dueños, el más nuevo primero
         * @description Los avisos enviados, y cuántos emails van.
         */
        get: operations["notices.list"];
        put?: never;
        /**
         * Avisar por email a todos los dueños
         * @description Envía un email a todos los dueños sobre precios o términos.
         */
        post: operations["notices.send"];
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
        /**
         * A cuántos dueños llegaría un aviso ahora
         * @description Cuántos dueños lo recibirían ahora.
         */
        get: operations["notices.audience"];
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
        /**
         * Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces
         * @description Responde AVIF, WebP o JPEG según `Accept`, sin metadatos, al ancho pedido. No cambia nunca: se puede guardar para siempre.
         */
        get: operations["images.get"];
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
        /**
         * Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces
         * @description Lo mismo que `/objects/{objectId}`; se conserva para direcciones antiguas.
         */
        get: operations["images.publicObjects"];
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
        /**
         * El menú como lo ven los comensales
         * @description La página HTML que abren los comensales. De un menú sin publicar, y de uno que no existe, una página con estado 404 que lo dice.
         */
        get: operations["dinerPage.get"];
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
        /**
         * El menú por su dirección legible
         * @description La misma página por su dirección legible. Una dirección anterior responde 301 hacia la de hoy, con la misma consulta.
         */
        get: operations["dinerPage.getBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El restaurante: el menú que se sirve ahora, y los demás en pestañas
         * @description La página del restaurante: abre con el menú que se sirve a esta hora en el restaurante, o con el primero que siempre se sirve. Sin menús en línea responde 404 con el teléfono del restaurante.
         */
        get: operations["restaurantPage.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{slug}/{menuSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un menú de un restaurante, con los demás en pestañas
         * @description Otro menú del restaurante. Uno que ya no está en línea lleva a la página del restaurante.
         */
        get: operations["restaurantPage.getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/q/{shortCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El menú por la dirección de su código QR
         * @description Lo que llevan los códigos QR, en mayúsculas o minúsculas. Responde 301 hacia `/menu/{menuId}`, con `source=qr`, la pieza (`p`) y la mesa (`mesa`). Un código sigue llevando a su menú aunque cambien el nombre y la dirección, y nunca pasa a otro.
         */
        get: operations["shortAddress.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un menú publicado para insertar en otra página (oEmbed 1.0)
         * @description Lo que piden los editores de páginas para insertar un menú por su dirección. De un menú sin publicar, 404.
         */
        get: operations["oembed.find"];
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
        /**
         * Un menú publicado
         * @description Lo que cualquiera puede saber de un menú publicado, con sus traducciones.
         */
        get: operations["publicMenus.get"];
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
        /**
         * Las categorías de un menú publicado
         * @description Las categorías de un menú publicado, con sus traducciones.
         */
        get: operations["publicMenus.listCategories"];
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
        /**
         * Los ítems de un menú publicado
         * @description Los ítems de un menú publicado, con sus traducciones.
         */
        get: operations["publicMenus.listItems"];
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
        /**
         * Avisos de que un menú cambió (changed) o dejó de estar publicado (unpublished)
         * @description Eventos enviados por el servidor (SSE) mientras la conexión esté abierta: `changed` cuando el menú cambia, `unpublished` cuando deja de verse.
         */
        get: operations["live.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "menu.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cambió un menú o algo que hay en él
         * @description Lo que cambia de un menú en un segundo, de lo que el webhook recibe, llega en una sola entrega: `data.events` dice qué pasó, en orden. Las entregas de un menú llegan una tras otra y `data.sequence` las cuenta; mientras una no se logra, lo que cambie después espera y llega junto. Con `data.isPartial` cambió más de lo que cabe (100 cambios o 64 KB): vuelve a leer el menú.
         */
        post: operations["webhooks.onMenuChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Una prueba que pediste
         * @description Se envía una vez cuando pides una prueba, también a un webhook en pausa.
         */
        post: operations["webhooks.onTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            /**
             * @description Qué rechazo es, como URN: `urn:cartaviva:problem:` y el código en minúsculas con guiones. No cambia: decide con él, no con las frases.
             * @example urn:cartaviva:problem:menu-not-found
             */
            type: string;
            /**
             * @description El nombre del estado HTTP, en inglés.
             * @example Not Found
             */
            title: string;
            /**
             * @description El estado HTTP de la respuesta.
             * @example 404
             */
            status: number;
            /**
             * @description Qué pasó, en una frase en español.
             * @example Este menú no existe o no está publicado.
             */
            detail: string;
            /**
             * @description La ruta que se pidió, sin su consulta.
             * @example /api/menus/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            instance: string;
            /**
             * @description La misma frase que `detail`, lista para mostrarla a una persona.
             * @example Este menú no existe o no está publicado.
             */
            error: string;
            /**
             * @description Qué está mal en cada campo, por su nombre. Solo cuando hay campos que corregir.
             * @example {
             *       "price": "Escribe un precio como 350 o 350.00"
             *     }
             */
            fields?: {
                [key: string]: string;
            };
            /** @description Las filas rechazadas, de una lista que entra entera o no entra. */
            rows?: components["schemas"]["RefusedRowView"][];
            /**
             * @description Lo que trajo la entrada rechazada con `second-factor-wanted`; vale 10 minutos.
             * @example qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM
             */
            challenge?: string;
            /**
             * @description Identificador de la petición, el mismo de `X-Request-Id`. Cítalo al escribir a soporte.
             * @example 7c1f4a52-9be3-4d0c-8f26-51d0a3c7e984
             */
            requestId: string;
        };
        RefusedRowView: {
            /**
             * @description Lugar de la fila en la lista, desde 0.
             * @example 0
             */
            index: number;
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId: string | null;
            /** @description Qué está mal en la fila. */
            errors: components["schemas"]["RowError"][];
        };
        RowError: {
            /**
             * @description El campo, por su nombre; `menu` si el menú está lleno.
             * @example price
             */
            field: string;
            /**
             * @description Qué está mal, en una frase.
             * @example Escribe un precio como 350 o 350.00
             */
            reason: string;
        };
        WebhookTestPayload: {
            /**
             * @description Siempre `webhook.test`.
             * @example webhook.test
             * @enum {string}
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description Cuándo pasó lo primero: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            timestamp: string;
            /** @description Lo que se avisa. */
            data: components["schemas"]["WebhookTestData"];
        };
        WebhookTestData: {
            /**
             * Format: uuid
             * @description El webhook (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            webhookId: string;
        };
        ItemView: {
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId: string | null;
            /**
             * Format: uuid
             * @description Igual en los ítems de varios menús que son el mismo (uuid); `null` si nunca estuvo en dos. Si está ahora en otros, lo dice `GET /api/menus/{menuId}/items/shared`.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            sharedId: string | null;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId: string | null;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description: string | null;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl: string | null;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.
             * @example [
             *       "Gluten",
             *       "Huevos"
             *     ]
             */
            allergens: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras: components["schemas"]["ItemOption"][];
            /**
             * Format: date-time
             * @description De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora del restaurante. `null` si se repone a mano.
             * @example 2026-11-24T15:00:00.000Z
             */
            availableAgainAt: string | null;
            /**
             * @description La foto en unos 30 bytes (thumbhash en base64), para pintarla mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            imagePlaceholder: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
        };
        ItemOption: {
            /**
             * @description Nombre del tamaño o del extra.
             * @example Grande
             */
            name: string;
            /**
             * @description De un tamaño, su precio entero; de un extra, lo que suma. Texto decimal en la moneda del menú.
             * @example 450.00
             */
            price: string;
        };
        CategoryView: {
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Nombre de la categoría.
             * @example Platos fuertes
             */
            name: string;
            /**
             * @description Cuándo se sirve lo de la categoría, en el mismo formato que el horario del menú: fuera de esas horas no se puede pedir. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            openingHours: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
        };
        MenuView: {
            /**
             * Format: uuid
             * @description El dueño del menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            userId: string;
            /** @description Cómo se dibuja el código QR. */
            qrDesign: components["schemas"]["QrDesignView"];
            /**
             * @description Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.
             * @example true
             */
            isPublished: boolean;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName: string;
            /**
             * @description Presentación del menú; `null` si no tiene.
             * @example Comida criolla de lunes a sábado
             */
            description: string | null;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours: string | null;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl: string | null;
            /**
             * @description Color del menú: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor: string;
            /**
             * @description Diseño con que se ve el menú: `classic` (el de siempre), o uno hecho para un tipo de local.
             * @example comedor
             * @enum {string}
             */
            design: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
            /**
             * @description Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.
             * @example DOP
             * @enum {string}
             */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Otra moneda en que los comensales leen cuánto es, a la tasa de un día; `null` si ninguna. Se quita al cambiar `currency`.
             * @example {
             *       "currency": "USD",
             *       "rate": "60.50",
             *       "date": "2026-11-20"
             *     }
             */
            secondCurrency: components["schemas"]["SecondCurrencyView"] | null;
            /**
             * @description El logo en unos 30 bytes (thumbhash en base64), para pintarlo mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            logoPlaceholder: string | null;
            /**
             * @description Si la cuenta lleva ITBIS (18 %) además de los precios, y el menú lo dice.
             * @example false
             */
            addsItbis: boolean;
            /**
             * @description Si la cuenta lleva el 10 % de ley además de los precios, y el menú lo dice.
             * @example false
             */
            addsLey: boolean;
            /**
             * @description Idiomas en que se ofrece el menú además del español: códigos ISO 639-1.
             * @example [
             *       "en",
             *       "fr"
             *     ]
             */
            languages: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            /**
             * @description La dirección legible del menú: `/m/{slug}`. Las anteriores siguen llevando a él.
             * @example la-cocina-de-carmen
             */
            slug: string;
            /**
             * @description Lo que llevan los códigos QR del menú: `/q/{shortCode}`. Es suyo para siempre.
             * @example 7K3M9XW
             */
            shortCode: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
        };
        SecondCurrencyView: {
            /**
             * @description La otra moneda: código ISO 4217, distinto del menú.
             * @example USD
             * @enum {string}
             */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Lo que cuesta una unidad de ella en la moneda del menú: texto decimal, hasta cuatro cifras.
             * @example 60.50
             */
            rate: string;
            /**
             * Format: date
             * @description El día de la tasa (AAAA-MM-DD).
             * @example 2026-11-20
             */
            date: string;
        };
        QrDesignView: {
            /**
             * @description Color de los puntos: `#` y seis cifras hexadecimales.
             * @example #000000
             */
            foreground: string;
            /**
             * @description Color del fondo: `#` y seis cifras hexadecimales.
             * @example #ffffff
             */
            background: string;
            /**
             * @description Forma de los puntos: `square` (cuadrados) o `rounded` (redondos).
             * @example square
             * @enum {string}
             */
            shape: "square" | "rounded";
            /**
             * @description Si lleva el logo del restaurante en el centro.
             * @example false
             */
            withLogo: boolean;
        };
        PublicItemView: {
            /**
             * @description Los textos en los demás idiomas del menú, por código de idioma.
             * @example {
             *       "en": {
             *         "name": "Sancocho",
             *         "description": "With seven meats"
             *       }
             *     }
             */
            translations: {
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                en?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                fr?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                ht?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                pt?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                it?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                de?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
            };
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId: string | null;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description: string | null;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl: string | null;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.
             * @example [
             *       "Gluten",
             *       "Huevos"
             *     ]
             */
            allergens: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras: components["schemas"]["ItemOption"][];
            /**
             * Format: date-time
             * @description De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora del restaurante. `null` si se repone a mano.
             * @example 2026-11-24T15:00:00.000Z
             */
            availableAgainAt: string | null;
            /**
             * @description La foto en unos 30 bytes (thumbhash en base64), para pintarla mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            imagePlaceholder: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
        };
        PublicCategoryView: {
            /**
             * @description Los textos en los demás idiomas del menú, por código de idioma.
             * @example {
             *       "en": {
             *         "name": "Sancocho",
             *         "description": "With seven meats"
             *       }
             *     }
             */
            translations: {
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                en?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                fr?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                ht?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                pt?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                it?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                de?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
            };
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Nombre de la categoría.
             * @example Platos fuertes
             */
            name: string;
            /**
             * @description Cuándo se sirve lo de la categoría, en el mismo formato que el horario del menú: fuera de esas horas no se puede pedir. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            openingHours: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
        };
        OembedView: {
            /**
             * @description La versión de oEmbed: siempre `1.0`.
             * @example 1.0
             * @enum {string}
             */
            version: "1.0";
            /**
             * @description Siempre `rich`: lo que se inserta es `html`.
             * @example rich
             * @enum {string}
             */
            type: "rich";
            /**
             * @description El restaurante y el menú.
             * @example La Cocina de Carmen · Almuerzo
             */
            title: string;
            /**
             * @description Nombre del restaurante.
             * @example La Cocina de Carmen
             */
            author_name: string;
            /**
             * Format: uri
             * @description La página del menú.
             * @example https://cartaviva.do/m/la-cocina-de-carmen
             */
            author_url: string;
            /**
             * @description Quién sirve el menú.
             * @example CartaViva
             */
            provider_name: string;
            /**
             * Format: uri
             * @description La dirección de quien lo sirve.
             * @example https://cartaviva.do
             */
            provider_url: string;
            /**
             * @description Segundos durante los que se puede guardar la respuesta.
             * @example 3600
             */
            cache_age: number;
            /**
             * @description El marco que muestra el menú, para copiarlo en la página.
             * @example <iframe src="https://cartaviva.do/m/la-cocina-de-carmen" width="640" height="800"></iframe>
             */
            html: string;
            /**
             * @description Ancho del marco, en píxeles CSS.
             * @example 640
             */
            width: number;
            /**
             * @description Alto del marco, en píxeles CSS.
             * @example 800
             */
            height: number;
        };
        SendNoticeRequest: {
            /**
             * @description De qué trata el aviso: precios o términos.
             * @example prices
             * @enum {string}
             */
            kind: "prices" | "terms";
            /**
             * Format: date
             * @description Desde qué día cuenta (AAAA-MM-DD).
             * @example 2099-01-01
             */
            effectiveOn: string;
            /**
             * @description El aviso, como llega por email.
             * @example Cambian los precios de los planes desde enero.
             */
            text: string;
        };
        NoticeAudience: {
            /**
             * @description A cuántos dueños.
             * @example 1240
             */
            recipients: number;
        };
        OwnerNoticeView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description De qué trata el aviso: precios o términos.
             * @example prices
             * @enum {string}
             */
            kind: "prices" | "terms";
            /**
             * Format: date
             * @description Desde qué día cuenta (AAAA-MM-DD).
             * @example 2099-01-01
             */
            effectiveOn: string;
            /**
             * @description El aviso, como llega por email.
             * @example Cambian los precios de los planes desde enero.
             */
            text: string;
            /**
             * @description A cuántos dueños.
             * @example 1240
             */
            recipients: number;
            /**
             * @description Cuántos emails se han pedido ya.
             * @example 800
             */
            sent: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se pidió el último: ISO 8601, en UTC; `null` mientras sigue.
             * @example 2026-11-23T14:30:00.000Z
             */
            finishedAt: string | null;
        };
        ChangeIncidentRequest: {
            /**
             * @description Qué pasa, en pocas palabras.
             * @example Cambio de servidor
             */
            title?: string;
            /**
             * @description Qué se sabe; `null` la quita.
             * @example Las subidas tardan más de lo normal.
             */
            description?: string | null;
            /**
             * @description El nuevo estado.
             * @example degraded
             * @enum {string}
             */
            status?: "degraded" | "major_outage" | "scheduled" | "resolved";
            /**
             * @description Cuánto afecta: poco (`low`) o algo (`medium`).
             * @example low
             * @enum {string}
             */
            impact?: "low" | "medium";
        };
        OpenIncidentRequest: {
            /**
             * @description La parte del servicio.
             * @example api
             * @enum {string}
             */
            component: "api" | "database" | "qr" | "uploads" | "notifications" | "payments";
            /**
             * @description Qué pasa, en pocas palabras.
             * @example Cambio de servidor
             */
            title: string;
            /**
             * @description Qué se sabe; `null` si no se dice más.
             * @example Las subidas tardan más de lo normal.
             */
            description?: string | null;
            /**
             * @description Con qué estado se abre.
             * @example degraded
             * @enum {string}
             */
            status: "degraded" | "major_outage" | "scheduled";
            /**
             * @description Cuánto afecta: poco (`low`) o algo (`medium`).
             * @example low
             * @enum {string}
             */
            impact: "low" | "medium";
        };
        IncidentView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description La parte del servicio.
             * @example api
             * @enum {string}
             */
            component: "api" | "database" | "qr" | "uploads" | "notifications" | "payments";
            /**
             * @description Qué pasa, en pocas palabras.
             * @example Cambio de servidor
             */
            title: string;
            /**
             * @description Qué se sabe; `null` si no se dice más.
             * @example Las subidas tardan más de lo normal.
             */
            description: string | null;
            /**
             * @description Cómo está el incidente.
             * @example degraded
             * @enum {string}
             */
            status: "degraded" | "major_outage" | "scheduled" | "resolved";
            /**
             * @description Cuánto afecta: poco (`low`) o algo (`medium`).
             * @example low
             * @enum {string}
             */
            impact: "low" | "medium";
            /**
             * @description Si se abrió solo, al fallar las comprobaciones.
             * @example false
             */
            isAutomatic: boolean;
            /**
             * Format: date-time
             * @description Cuándo empezó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description Cuándo terminó: ISO 8601, en UTC; `null` si sigue.
             * @example 2026-11-23T14:30:00.000Z
             */
            resolvedAt: string | null;
        };
        SystemStatus: {
            /**
             * @description El estado de todo el servicio: el peor de sus partes.
             * @example operational
             * @enum {string}
             */
            status: "operational" | "degraded" | "major_outage" | "scheduled" | "unknown";
            /** @description Cada parte del servicio. */
            components: components["schemas"]["ComponentStatus"][];
            /** @description Los últimos doce meses, el más antiguo primero. */
            months: components["schemas"]["MonthUptime"][];
            /** @description Los incidentes: los abiertos primero, después los de los últimos 90 días. */
            incidents: components["schemas"]["IncidentView"][];
            /**
             * Format: date-time
             * @description Cuándo se miró por última vez: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            checkedAt: string;
        };
        MonthUptime: {
            /**
             * @description Mes (AAAA-MM), en UTC.
             * @example 2026-11
             */
            month: string;
            /**
             * @description Por ciento de las comprobaciones en que estuvo bien; `null` si no las hubo.
             * @example 99.98
             */
            uptime: number | null;
            /**
             * @description Minutos sin servicio, redondeados hacia arriba.
             * @example 3
             */
            downMinutes: number;
            /**
             * @description La parte del servicio.
             * @example api
             * @enum {string|null}
             */
            component: "api" | "database" | "qr" | "uploads" | "notifications" | "payments" | null;
        };
        ComponentStatus: {
            /**
             * @description Identificador de la parte.
             * @example api
             * @enum {string}
             */
            id: "api" | "database" | "qr" | "uploads" | "notifications" | "payments";
            /**
             * @description Nombre de la parte.
             * @example Códigos QR
             */
            name: string;
            /**
             * @description Cómo está ahora; `unknown` si nadie lo sabe.
             * @example operational
             * @enum {string}
             */
            status: "operational" | "degraded" | "major_outage" | "scheduled" | "unknown";
            /**
             * @description Cuánto tardó en responder lo más lento de ella, en milisegundos.
             * @example 14
             */
            responseMs: number;
            /**
             * @description Por ciento de las comprobaciones en que estuvo bien; `null` si no las hubo.
             * @example 99.98
             */
            uptime: number | null;
            /** @description Los últimos 90 días, el más antiguo primero. */
            days: components["schemas"]["DayUptime"][];
        };
        DayUptime: {
            /**
             * Format: date
             * @description Día (AAAA-MM-DD), en UTC.
             * @example 2026-11-21
             */
            date: string;
            /**
             * @description Por ciento de las comprobaciones en que estuvo bien; `null` si no las hubo.
             * @example 99.98
             */
            uptime: number | null;
        };
        CreateDemoRequest: {
            /**
             * @description Nombre de quien pide la demostración.
             * @example Ana Peña
             */
            name: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Nombre del restaurante.
             * @example Casa Ana
             */
            restaurant: string;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone?: string | null;
        };
        DemoEntry: {
            /** @description El usuario del modo demo. */
            demoUser: components["schemas"]["UserView"];
        };
        UserView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Nombre.
             * @example Carmen
             */
            firstName: string;
            /**
             * @description Apellido.
             * @example Peña
             */
            lastName: string;
            /**
             * @description Ruta de la foto de perfil, debajo de la dirección del servidor; `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            profileImageUrl: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Moneda con que empiezan sus menús nuevos: código ISO 4217.
             * @example DOP
             * @enum {string}
             */
            preferredCurrency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description `user` para dueños, `admin` para quien administra CartaViva.
             * @example user
             * @enum {string}
             */
            role: "user" | "admin";
            /**
             * @description Si es el usuario del modo demo, que no guarda nada.
             * @example false
             */
            isDemo: boolean;
            /**
             * @description Si confirmó su email.
             * @example true
             */
            isEmailVerified: boolean;
            /**
             * @description Con qué se registró: su email o Google.
             * @example google
             * @enum {string}
             */
            provider: "google" | "email";
            /**
             * @description Si al entrar se pide también el código de una app.
             * @example false
             */
            hasSecondFactor: boolean;
            /**
             * @description Si la guía al primer menú ya se abrió por sí sola en la cuenta.
             * @example true
             */
            sawGuide: boolean;
            /**
             * @description Si tiene un plan vigente, o la prueba.
             * @example true
             */
            hasActiveSubscription: boolean;
            /**
             * @description El plan que tiene.
             * @example free
             * @enum {string}
             */
            subscriptionPlan: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * Format: date-time
             * @description Cuándo termina el plan: ISO 8601, en UTC; `null` si no termina.
             * @example 2026-11-23T14:30:00.000Z
             */
            subscriptionExpiresAt: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
            /** @description La cuenta en la que trabaja esta sesión; la propia si no se entró en otra. */
            account?: components["schemas"]["ActingAccountView"];
        };
        ActingAccountView: {
            /**
             * Format: uuid
             * @description Identificador de la cuenta: el de su dueño.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description El nombre de su dueño.
             * @example Carmen Peña
             */
            name: string;
            /**
             * @description Qué es la persona en esa cuenta.
             * @example owner
             * @enum {string}
             */
            role: "owner" | "administrator" | "editor" | "kitchen" | "analyst";
        };
        CaptureView: {
            /**
             * @description Identificador de la orden en el proveedor de pagos.
             * @example 5O190127TN364715T
             */
            id: string;
            /**
             * @description Qué fue del cobro: hecho, pendiente o rechazado.
             * @example completed
             * @enum {string}
             */
            status: "completed" | "pending" | "declined";
            /**
             * @description El plan.
             * @example free
             * @enum {string}
             */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * Format: date-time
             * @description Hasta cuándo queda pagado: ISO 8601, en UTC; `null` si aún no.
             * @example 2026-11-23T14:30:00.000Z
             */
            expiresAt: string | null;
        };
        CreateOrderRequest: {
            /**
             * @description Monto en dólares de EE. UU., como texto decimal; dice qué plan se paga.
             * @example 29.00
             */
            amount: string;
            /**
             * @description Moneda del pago: dólares de EE. UU.
             * @example USD
             * @enum {string}
             */
            currency: "USD";
            /**
             * @description Siempre `CAPTURE`: se cobra al aprobar.
             * @example CAPTURE
             * @enum {string}
             */
            intent: "CAPTURE";
        };
        OrderIdView: {
            /**
             * @description Identificador de la orden en el proveedor de pagos.
             * @example 5O190127TN364715T
             */
            id: string;
        };
        PaymentSetupView: {
            /**
             * @description Lo que inicia el script de pagos en el navegador.
             * @example sandbox_8hxp
             */
            clientToken: string;
            /**
             * Format: uri
             * @description De dónde carga el navegador el script de pagos.
             * @example https://www.paypal.com/sdk/js
             */
            scriptUrl: string;
        };
        GrantPlanRequest: {
            /**
             * @description `empresarial` lo concede, `free` lo quita.
             * @example free
             * @enum {string}
             */
            plan: "free" | "empresarial";
            /**
             * Format: date-time
             * @description Hasta cuándo: ISO 8601; sin zona es la hora de Santo Domingo. `null` hasta que alguien lo quite.
             * @example 2026-11-23T14:30:00.000Z
             */
            expiresAt: string | null;
        };
        PaymentView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description El plan.
             * @example free
             * @enum {string}
             */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * @description Monto como texto decimal, en `currency`.
             * @example 29.00
             */
            amount: string;
            /**
             * @description Moneda del pago: código ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * @description Cómo está el pago.
             * @example created
             * @enum {string}
             */
            status: "created" | "approved" | "pending" | "completed" | "declined" | "cancelled" | "refunded";
            /**
             * @description Por qué falló, en una palabra; `null` si no falló.
             * @example null
             */
            failure: string | null;
            /**
             * @description Número del recibo; `null` mientras no se pague.
             * @example CV-2026-000042
             */
            receiptNumber: string | null;
            /**
             * Format: date-time
             * @description Desde cuándo cuenta lo pagado: ISO 8601, en UTC; `null` mientras no se pague.
             * @example 2026-11-23T14:30:00.000Z
             */
            periodStart: string | null;
            /**
             * Format: date-time
             * @description Hasta cuándo cuenta lo pagado: ISO 8601, en UTC; `null` mientras no se pague.
             * @example 2026-11-23T14:30:00.000Z
             */
            periodEnd: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se pagó: ISO 8601, en UTC; `null` mientras no se pague.
             * @example 2026-11-23T14:30:00.000Z
             */
            paidAt: string | null;
        };
        SubscriptionView: {
            /**
             * @description El plan.
             * @example free
             * @enum {string}
             */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * @description Cómo está: ninguna, de prueba, activa, cancelada o vencida.
             * @example none
             * @enum {string}
             */
            status: "none" | "trial" | "active" | "cancelled" | "expired";
            /**
             * @description El plan que cuenta ahora: `plan` hasta que vence, y Free desde entonces.
             * @example free
             * @enum {string}
             */
            effectivePlan: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * Format: date-time
             * @description Hasta cuándo: ISO 8601; sin zona es la hora de Santo Domingo. `null` si no termina.
             * @example 2027-11-23T14:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Si no quiere renovar; lo pagado se conserva hasta el final.
             * @example false
             */
            cancelsAtEnd: boolean;
        };
        PlanView: {
            /**
             * @description Identificador del plan.
             * @example free
             * @enum {string}
             */
            id: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * @description Nombre del plan.
             * @example Profesional
             */
            name: string;
            /**
             * @description Precio de un mes, en dólares de EE. UU., como texto decimal.
             * @example 29.00
             */
            price: string;
            /**
             * @description Qué incluye, en frases.
             * @example [
             *       "5 menús",
             *       "Estadísticas completas"
             *     ]
             */
            features: string[];
            /**
             * @description Cuántos menús se pueden tener, publicados o no; `null` sin límite.
             * @example 5
             */
            menuLimit: number | null;
            /**
             * @description Cuántas personas puede tener una cuenta, con su dueño y las invitadas; `null` sin límite.
             * @example 5
             */
            peopleLimit: number | null;
            /**
             * @description Llamadas a la API por hora; `null` sin límite, salvo un uso razonable.
             * @example 5000
             */
            apiCallsPerHour: number | null;
            /**
             * @description Espacio para imágenes, en bytes.
             * @example 5368709120
             */
            storageBytes: number;
            /**
             * @description Nombre del plan en el proveedor de pagos; `null` si no se paga en línea.
             * @example free
             * @enum {string|null}
             */
            paypalPlan: "free" | "starter" | "professional" | null;
            /**
             * @description Si se destaca entre los planes.
             * @example true
             */
            popular: boolean;
            /**
             * @description Si se contrata hablando con ventas.
             * @example false
             */
            enterprise: boolean;
        };
        RecordItemViewsRequest: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Lo inventa el navegador para este menú y lo guarda; no dice quién es.
             * @example v_7Hc2kQ9sLm4X
             */
            visitorId: string;
            /**
             * @description Ítems (uuid) que se abrieron.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            itemIds: string[];
        };
        RecordEngagementRequest: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Lo inventa el navegador para este menú y lo guarda; no dice quién es.
             * @example v_7Hc2kQ9sLm4X
             */
            visitorId: string;
            /**
             * @description Categorías (uuid) que llegaron a verse.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            categoryIds?: string[];
            /**
             * @description Ítems (uuid) que se abrieron.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            itemIds?: string[];
            /**
             * @description De ellos, los que estaban agotados.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            soldOutItemIds?: string[];
            /**
             * @description Ítems (uuid) de un pedido enviado por WhatsApp.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            orderedItemIds?: string[];
            /**
             * @description Búsquedas que no encontraron nada.
             * @example [
             *       "mofongo"
             *     ]
             */
            searches?: string[];
            /**
             * @description Filtros dietéticos que se eligieron.
             * @example [
             *       "Vegano"
             *     ]
             */
            filters?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Segundos desde que pasó, si no se pudo enviar en el momento; un día como máximo.
             * @example 0
             */
            ageSeconds?: number;
        };
        RecordVisitRequest: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Lo inventa el navegador para este menú y lo guarda; no dice quién es.
             * @example v_7Hc2kQ9sLm4X
             */
            visitorId: string;
            /**
             * @description Cómo se llegó: con el código QR (`qr`) o con el enlace (`direct_link`).
             * @example qr
             * @enum {string}
             */
            source: "qr" | "direct_link";
            /**
             * @description El navegador, como se presenta en `User-Agent`; `null` para el de esta petición.
             * @example Mozilla/5.0 (Linux; Android 15)
             */
            userAgent?: string | null;
            /**
             * @description Idioma en que se leyó el menú: código ISO 639-1.
             * @example es
             * @enum {string|null}
             */
            language?: "es" | "en" | "fr" | "ht" | "pt" | "it" | "de" | null;
            /**
             * @description La mesa cuyo código se escaneó.
             * @example Terraza 4
             */
            table?: string | null;
            /**
             * @description La pieza impresa cuyo código se escaneó; `null` si es el código suelto.
             * @example tent
             * @enum {string|null}
             */
            piece?: "tent" | "label" | "poster" | "menu" | null;
            /**
             * @description Segundos desde que pasó, si no se pudo enviar en el momento; un día como máximo.
             * @example 0
             */
            ageSeconds?: number;
        };
        WebhookDeliveryDetail: {
            /**
             * @description El cuerpo, tal como se envía en cada intento.
             * @example {"type":"webhook.test"}
             */
            body: string;
            /** @description Los intentos, el más nuevo primero. */
            attempts: components["schemas"]["WebhookAttemptView"][];
            /**
             * Format: uuid
             * @description Identificador de la entrega (uuid): el `webhook-id` de cada intento.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Tipo del aviso.
             * @example menu.changed
             * @enum {string}
             */
            type: "menu.changed" | "webhook.test";
            /**
             * @description De qué avisa, cada tipo una vez; vacía en una prueba.
             * @example [
             *       "menu.created"
             *     ]
             */
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /**
             * Format: uuid
             * @description El menú (uuid); `null` en una prueba.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string | null;
            /**
             * @description Número de la entrega sobre este menú a este webhook, desde 1; `null` en una prueba.
             * @example 17
             */
            sequence: number | null;
            /**
             * @description Cómo va la entrega.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Próximo intento: ISO 8601, en UTC; `null` si no queda ninguno.
             * @example 2026-11-23T14:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * @description Intentos hechos.
             * @example 1
             */
            attemptCount: number;
            /**
             * @description Estado HTTP que respondió tu dirección; `null` si no respondió.
             * @example 204
             */
            lastStatus: number | null;
        };
        WebhookAttemptView: {
            /**
             * Format: date-time
             * @description Cuándo: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
            /**
             * @description Desde el primer byte enviado hasta el final de la respuesta, en milisegundos.
             * @example 84
             */
            durationMs: number;
            /** @description Las cabeceras que se enviaron. */
            requestHeaders: components["schemas"]["WebhookHeaderView"][];
            /**
             * @description Estado HTTP de la respuesta; `null` si no la hubo.
             * @example 204
             */
            status: number | null;
            /**
             * @description Los primeros 2048 bytes de la respuesta, como texto; `null` si no la hubo.
             * @example ok
             */
            responseBody: string | null;
            /**
             * @description Por qué no hubo respuesta; `null` si la hubo.
             * @example unresolved
             * @enum {string|null}
             */
            error: "unresolved" | "forbidden" | "connection" | "certificate" | "timeout" | null;
        };
        WebhookHeaderView: {
            /**
             * @description Nombre de la cabecera.
             * @example webhook-id
             */
            name: string;
            /**
             * @description Valor de la cabecera.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            value: string;
        };
        WebhookDeliveryView: {
            /**
             * Format: uuid
             * @description Identificador de la entrega (uuid): el `webhook-id` de cada intento.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Tipo del aviso.
             * @example menu.changed
             * @enum {string}
             */
            type: "menu.changed" | "webhook.test";
            /**
             * @description De qué avisa, cada tipo una vez; vacía en una prueba.
             * @example [
             *       "menu.created"
             *     ]
             */
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /**
             * Format: uuid
             * @description El menú (uuid); `null` en una prueba.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string | null;
            /**
             * @description Número de la entrega sobre este menú a este webhook, desde 1; `null` en una prueba.
             * @example 17
             */
            sequence: number | null;
            /**
             * @description Cómo va la entrega.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Próximo intento: ISO 8601, en UTC; `null` si no queda ninguno.
             * @example 2026-11-23T14:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * @description Intentos hechos.
             * @example 1
             */
            attemptCount: number;
            /**
             * @description Estado HTTP que respondió tu dirección; `null` si no respondió.
             * @example 204
             */
            lastStatus: number | null;
        };
        UpdateWebhookRequest: {
            /**
             * Format: uri
             * @description Dirección pública a la que se envían los avisos, con `https`.
             * @example https://caja.ejemplo.do/cartaviva
             */
            url?: string;
            /**
             * @description De qué se avisa.
             * @example [
             *       "menu.published",
             *       "menu.updated"
             *     ]
             */
            events?: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /**
             * @description Para reconocerlo después; `null` la quita.
             * @example Caja principal
             */
            description?: string | null;
            /**
             * @description Si se le envían avisos; `false` lo pone en pausa, y lo que pase mientras tanto no se envía.
             * @example true
             */
            isEnabled?: boolean;
        };
        CreateWebhookRequest: {
            /**
             * Format: uri
             * @description Dirección pública a la que se envían los avisos, con `https`.
             * @example https://caja.ejemplo.do/cartaviva
             */
            url: string;
            /**
             * @description De qué se avisa.
             * @example [
             *       "menu.published",
             *       "menu.updated"
             *     ]
             */
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /**
             * @description Para reconocerlo después.
             * @example Caja principal
             */
            description?: string | null;
        };
        CreatedWebhook: {
            /**
             * @description Con qué se firman los avisos. Se muestra esta única vez.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uri
             * @description Dirección pública a la que se envían los avisos, con `https`.
             * @example https://caja.ejemplo.do/cartaviva
             */
            url: string;
            /**
             * @description Para reconocerlo después; `null` si no se dice.
             * @example Caja principal
             */
            description: string | null;
            /**
             * @description De qué se avisa.
             * @example [
             *       "menu.published",
             *       "menu.updated"
             *     ]
             */
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /**
             * @description Si se le envían avisos; `false` lo pone en pausa, y lo que pase mientras tanto no se envía.
             * @example true
             */
            isEnabled: boolean;
            /**
             * Format: date-time
             * @description Cuándo lo pausamos (ISO 8601, en UTC): un día de intentos fallidos, o tu dirección respondió 410; si no, `null`.
             * @example 2026-11-23T14:30:00.000Z
             */
            pausedAt: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último envío: ISO 8601, en UTC; `null` antes del primero.
             * @example 2026-11-23T14:30:00.000Z
             */
            lastTriedAt: string | null;
            /**
             * @description Estado HTTP que respondió tu dirección; `null` si no respondió.
             * @example 204
             */
            lastStatus: number | null;
            /**
             * Format: date-time
             * @description Hasta cuándo se firma también con el secreto anterior: ISO 8601, en UTC; `null` si solo con el actual.
             * @example 2026-11-23T14:30:00.000Z
             */
            previousSecretExpiresAt: string | null;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
        };
        WebhookView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uri
             * @description Dirección pública a la que se envían los avisos, con `https`.
             * @example https://caja.ejemplo.do/cartaviva
             */
            url: string;
            /**
             * @description Para reconocerlo después; `null` si no se dice.
             * @example Caja principal
             */
            description: string | null;
            /**
             * @description De qué se avisa.
             * @example [
             *       "menu.published",
             *       "menu.updated"
             *     ]
             */
            events: ("menu.created" | "menu.updated" | "menu.published" | "menu.unpublished" | "menu.reordered" | "menu.translated" | "menu.deleted" | "menu.restored" | "category.created" | "category.updated" | "category.deleted" | "item.created" | "item.updated" | "item.deleted" | "item.restored")[];
            /**
             * @description Si se le envían avisos; `false` lo pone en pausa, y lo que pase mientras tanto no se envía.
             * @example true
             */
            isEnabled: boolean;
            /**
             * Format: date-time
             * @description Cuándo lo pausamos (ISO 8601, en UTC): un día de intentos fallidos, o tu dirección respondió 410; si no, `null`.
             * @example 2026-11-23T14:30:00.000Z
             */
            pausedAt: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último envío: ISO 8601, en UTC; `null` antes del primero.
             * @example 2026-11-23T14:30:00.000Z
             */
            lastTriedAt: string | null;
            /**
             * @description Estado HTTP que respondió tu dirección; `null` si no respondió.
             * @example 204
             */
            lastStatus: number | null;
            /**
             * Format: date-time
             * @description Hasta cuándo se firma también con el secreto anterior: ISO 8601, en UTC; `null` si solo con el actual.
             * @example 2026-11-23T14:30:00.000Z
             */
            previousSecretExpiresAt: string | null;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
        };
        TemplateView: {
            /**
             * @description Identificador de la plantilla, en minúsculas y guiones.
             * @example comedor-criollo
             */
            id: string;
            /**
             * @description Para qué tipo de local es.
             * @example Comedor criollo
             */
            name: string;
            /**
             * @description De qué trata la plantilla.
             * @example Desayunos, platos del día y jugos naturales.
             */
            description: string;
            /**
             * @description Color del menú: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor: string;
            /**
             * @description Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.
             * @example DOP
             * @enum {string}
             */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Ruta de la imagen de portada, debajo de la dirección del servidor.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl: string;
            /** @description Las categorías de la plantilla, en su orden. */
            categories: components["schemas"]["TemplateCategory"][];
        };
        TemplateCategory: {
            /**
             * @description Nombre de la categoría.
             * @example Desayunos
             */
            name: string;
            /** @description Ítems. */
            items: components["schemas"]["TemplateItem"][];
        };
        TemplateItem: {
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description: string | null;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl: string | null;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras: components["schemas"]["ItemOption"][];
        };
        MenuDraftView: {
            /** @description Lo que se leyó, por categoría, en el orden de la fuente. */
            categories: components["schemas"]["DraftCategoryView"][];
            /** @description Lo que no es ni categoría ni ítem, en el orden de la fuente. */
            unread: components["schemas"]["UnreadTextView"][];
            /** @description Las hojas de una tabla, para corregir qué es cada columna. */
            tables?: components["schemas"]["DraftTableView"][];
        };
        DraftTableView: {
            /**
             * @description Nombre de la hoja; vacío en un texto.
             * @example Bebidas
             */
            name: string;
            /**
             * @description Si sus platos están en el borrador.
             * @example true
             */
            isRead: boolean;
            /**
             * @description Si hay que decir qué es cada columna (`columns`).
             * @example true
             */
            isUnclear: boolean;
            /** @description Las columnas, en su orden. */
            columns: components["schemas"]["DraftColumnView"][];
            /**
             * @description Los textos de las primeras cinco filas.
             * @example [
             *       [
             *         "Jugo de chinola",
             *         "125.00"
             *       ]
             *     ]
             */
            firstRows: unknown[][];
        };
        DraftColumnView: {
            /**
             * @description Título de la columna; vacío si no tiene.
             * @example Precio local
             */
            title: string;
            /**
             * @description Qué es la columna; `null` si no se lee.
             * @example price
             * @enum {string|null}
             */
            role: "name" | "price" | "size" | "description" | "category" | "tags" | "allergens" | "available" | "soldOut" | "sizes" | "extras" | "externalId" | "unit" | "byWeight" | "variant" | null;
        };
        UnreadTextView: {
            /**
             * @description El texto que no se supo colocar.
             * @example Precios en pesos dominicanos
             */
            text: string;
            /** @description Dónde está en la página de un PDF o de una foto. */
            place?: components["schemas"]["DraftPlaceView"];
        };
        DraftPlaceView: {
            /**
             * @description Número de página; la primera es la 1.
             * @example 1
             */
            page: number;
            /**
             * @description Lado izquierdo, como parte del ancho de la página (de 0 a 1).
             * @example 0.12
             */
            left: number;
            /**
             * @description Lado de arriba, como parte del alto de la página (de 0 a 1).
             * @example 0.3
             */
            top: number;
            /**
             * @description Lado derecho, como parte del ancho de la página (de 0 a 1).
             * @example 0.58
             */
            right: number;
            /**
             * @description Lado de abajo, como parte del alto de la página (de 0 a 1).
             * @example 0.34
             */
            bottom: number;
        };
        DraftCategoryView: {
            /**
             * @description Nombre leído; `null` para los ítems anteriores al primer título.
             * @example Bebidas
             */
            name: string | null;
            /** @description Los ítems de la categoría, en el orden de la fuente. */
            items: components["schemas"]["DraftItemView"][];
        };
        DraftItemView: {
            /**
             * @description Nombre leído.
             * @example Jugo de chinola
             */
            name: string;
            /**
             * @description Precio leído, como texto decimal; `null` si no se vio ninguno.
             * @example 125.00
             */
            price: string | null;
            /**
             * @description Descripción leída; `null` si no hay.
             * @example Natural, con poca azúcar
             */
            description: string | null;
            /**
             * @description Qué puede estar mal leído.
             * @example [
             *       "price"
             *     ]
             */
            doubts: ("name" | "price" | "category" | "allergens" | "tags" | "available")[];
            /** @description Dónde está en la página de un PDF o de una foto. */
            place?: components["schemas"]["DraftPlaceView"];
            /** @description Los tamaños leídos; el primero tiene el precio del ítem. */
            sizes?: components["schemas"]["ItemOption"][];
            /** @description Los extras leídos. */
            extras?: components["schemas"]["ItemOption"][];
            /**
             * @description Las etiquetas leídas.
             * @example [
             *       "Vegano"
             *     ]
             */
            dietaryTags?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Los alérgenos leídos.
             * @example [
             *       "Gluten"
             *     ]
             */
            allergens?: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si está disponible; falta si la fuente no lo dice.
             * @example true
             */
            isAvailable?: boolean;
            /**
             * @description Su código en el otro programa.
             * @example P-104
             */
            externalId?: string;
        };
        WorkbookReport: {
            /** @description Qué hizo, o haría, cada hoja en su menú, en el orden del libro. */
            sheets: components["schemas"]["ImportedSheet"][];
        };
        ImportedSheet: {
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string | null;
            /**
             * @description Si la hoja no era de ningún menú, y crea uno.
             * @example false
             */
            isNew: boolean;
            /**
             * @description Filas que crearon un ítem.
             * @example 12
             */
            created: number;
            /**
             * @description Filas que cambiaron un ítem.
             * @example 480
             */
            updated: number;
            /**
             * @description Filas que dicen lo que ya era.
             * @example 8
             */
            unchanged: number;
            /**
             * @description Cuántas categorías se crearon.
             * @example 4
             */
            newCategories: number;
            /**
             * @description Los títulos de las columnas que no se leen.
             * @example [
             *       "Costo"
             *     ]
             */
            ignoredColumns: string[];
            /** @description Las líneas que no entraron, y por qué. */
            faults: components["schemas"]["ImportFault"][];
        };
        ImportFault: {
            /**
             * @description Número de línea de la tabla; el encabezado es la 1.
             * @example 12
             */
            line: number;
            /**
             * @description Por qué no entró, en una frase.
             * @example El precio no es un número
             */
            reason: string;
        };
        ImportReport: {
            /**
             * @description Cuántos ítems entraron.
             * @example 38
             */
            imported: number;
            /**
             * @description Cuántas categorías se crearon.
             * @example 4
             */
            newCategories: number;
            /** @description Las líneas que no entraron, y por qué. */
            faults: components["schemas"]["ImportFault"][];
            /** @description Los diez primeros ítems que entran, como quedan. */
            firstItems: components["schemas"]["ReadItem"][];
            /**
             * @description Los títulos de las columnas que no se leen.
             * @example [
             *       "Costo"
             *     ]
             */
            ignoredColumns: string[];
            /** @description Las hojas del libro que no se leen. */
            otherSheets: components["schemas"]["OtherSheet"][];
        };
        OtherSheet: {
            /**
             * @description Nombre de la hoja.
             * @example Insumos
             */
            name: string;
            /**
             * @description Cuántas filas tiene.
             * @example 12
             */
            rows: number;
        };
        ReadItem: {
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Nombre de su categoría; `null` si no tiene.
             * @example Sopas
             */
            category: string | null;
        };
        ProfileImageRequest: {
            /**
             * Format: uri
             * @description La `uploadURL` a la que se subió la imagen.
             * @example https://cartaviva.do/api/uploads/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            profileImageURL: string;
        };
        RestaurantLogoRequest: {
            /**
             * Format: uri
             * @description La `uploadURL` a la que se subió la imagen.
             * @example https://cartaviva.do/api/uploads/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoURL: string;
        };
        ItemImageRequest: {
            /**
             * Format: uri
             * @description La `uploadURL` a la que se subió la imagen.
             * @example https://cartaviva.do/api/uploads/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageURL: string;
        };
        ObjectPathView: {
            /**
             * @description Ruta definitiva de la imagen, para `imageUrl` o `logoUrl`.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            objectPath: string;
        };
        StorageView: {
            /**
             * @description El plan que se tiene ahora.
             * @example free
             * @enum {string}
             */
            plan: "free" | "inicial" | "profesional" | "empresarial";
            /**
             * @description Espacio que ocupan tus imágenes, en bytes, con lo prometido a las que se están subiendo.
             * @example 48213377
             */
            usedBytes: number;
            /**
             * @description Espacio que incluye tu plan, en bytes.
             * @example 5368709120
             */
            limitBytes: number;
        };
        IssueTicket: {
            /**
             * @description Para qué será la imagen: un ítem, el logo o la foto de perfil.
             * @example item
             * @enum {string}
             */
            purpose?: "item" | "logo" | "profile";
            /**
             * @description Tamaño de lo que se va a subir, en bytes; 10 MiB como máximo.
             * @example 482133
             */
            size?: number;
            /**
             * @description Tipo de la imagen que se va a subir.
             * @example image/jpeg
             * @enum {string}
             */
            type?: "image/jpeg" | "image/png" | "image/webp" | "image/gif" | "image/avif";
        };
        UploadTicketView: {
            /**
             * Format: uri
             * @description Adónde enviar la imagen con `PUT`. Vale una sola vez y por poco tiempo.
             * @example https://cartaviva.do/api/uploads/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            uploadURL: string;
        };
        WeeklyMail: {
            /**
             * @description Si el email de la semana se recibe.
             * @example true
             */
            enabled: boolean;
        };
        MenuComparison: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName: string;
            /**
             * @description Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.
             * @example true
             */
            isPublished: boolean;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
            /**
             * @description Visitantes distintos del período; una estimación si `visitorsError` pasa de 0.
             * @example 340
             */
            uniqueVisitors: number;
            /**
             * @description Vistas que llegaron con el código QR.
             * @example 210
             */
            qr: number;
            /**
             * @description Cambio contra el período anterior, en por ciento con un decimal; `null` si aquel no tuvo vistas.
             * @example 12.5
             */
            change: number | null;
        };
        Advice: {
            /**
             * @description Qué regla lo aconseja.
             * @example empty-search
             * @enum {string}
             */
            rule: "empty-search" | "sold-out-opened" | "filter-few-items" | "language-incomplete" | "item-without-photo" | "not-scanned" | "item-never-opened" | "busy-hours";
            /**
             * @description Qué se vio, en una frase.
             * @example 14 personas buscaron «mofongo» y no lo encontraron
             */
            sentence: string;
            /**
             * @description Qué se puede hacer, como se lee en el botón.
             * @example Agregar el plato
             */
            action: string;
            /**
             * @description La pantalla donde se hace, debajo de la dirección del sitio.
             * @example /editor/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            path: string;
        };
        OpenMenus: {
            /**
             * @description Navegadores que muestran el menú en este momento.
             * @example 4
             */
            open: number;
        };
        MenuAnalytics: {
            /**
             * Format: date
             * @description Primer día del período (AAAA-MM-DD), en hora de Santo Domingo.
             * @example 2026-11-15
             */
            from: string;
            /**
             * Format: date
             * @description Último día del período (AAAA-MM-DD), en hora de Santo Domingo.
             * @example 2026-11-21
             */
            to: string;
            /**
             * @description Vistas del período: un visitante en un día cuenta una vez.
             * @example 512
             */
            totalViews: number;
            /**
             * @description Visitantes distintos del período; una estimación si `visitorsError` pasa de 0.
             * @example 340
             */
            uniqueVisitors: number;
            /**
             * @description Error estándar de `uniqueVisitors`, como parte de él (0.02 es un 2 %); 0 si se contó uno a uno.
             * @example 0
             */
            visitorsError: number;
            /** @description Vistas por cómo se llegó. */
            bySource: components["schemas"]["ViewsBySource"];
            /** @description Cada día del período, el más antiguo primero. */
            byDay: components["schemas"]["DayOfViews"][];
            /**
             * @description Cambio contra el período anterior, en por ciento con un decimal; `null` si aquel no tuvo vistas.
             * @example 12.5
             */
            change: number | null;
            /** @description El período anterior, de igual duración. */
            before: components["schemas"]["PeriodBefore"];
            /** @description Vistas por tipo de equipo; `null` con los planes que ven las cifras básicas. */
            byDevice: components["schemas"]["ViewsByDevice"] | null;
            /** @description Los diez ítems más abiertos; `null` con los planes que ven las cifras básicas. */
            popularItems: components["schemas"]["PopularItem"][] | null;
            /** @description Lo que ven Profesional y Empresarial; `null` con los demás planes. */
            details: components["schemas"]["AnalyticsDetails"] | null;
        };
        AnalyticsDetails: {
            /**
             * @description Vistas por día de la semana, desde el lunes, y por hora: siete listas de 24 números.
             * @example [
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ],
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ],
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ],
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ],
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ],
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ],
             *       [
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0,
             *         0
             *       ]
             *     ]
             */
            byHour: number[][];
            /** @description Vistas por idioma, el más usado primero. */
            byLanguage: components["schemas"]["ViewsByLanguage"][];
            /** @description Vistas por mesa, la más usada primero; 60 como máximo. */
            byTable: components["schemas"]["ViewsByTable"][];
            /** @description Vistas por pieza impresa, de los códigos escaneados. */
            byPiece: components["schemas"]["ViewsByPiece"][];
            /** @description Todas las categorías del menú, en su orden. */
            categories: components["schemas"]["CategoryReach"][];
            /** @description Todos los ítems del menú, el más abierto primero. */
            items: components["schemas"]["ItemInterest"][];
            /** @description Búsquedas que no encontraron nada, por cuántas personas; 20 como máximo. */
            searches: components["schemas"]["EmptySearch"][];
            /** @description Filtros dietéticos, el más usado primero. */
            filters: components["schemas"]["FilterUse"][];
        };
        FilterUse: {
            /**
             * @description El filtro dietético.
             * @example Vegetariano
             * @enum {string}
             */
            tag: "Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante";
            /**
             * @description Cuántas personas.
             * @example 14
             */
            visitors: number;
        };
        EmptySearch: {
            /**
             * @description Lo que se escribió, en minúsculas y sin acentos.
             * @example mofongo
             */
            text: string;
            /**
             * @description Cuántas personas.
             * @example 14
             */
            visitors: number;
        };
        ItemInterest: {
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl: string | null;
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description En cuántos visitantes y días se abrió el ítem.
             * @example 41
             */
            views: number;
            /**
             * @description De ellas, en cuántas estaba agotado.
             * @example 3
             */
            soldOutViews: number;
            /**
             * @description En cuántos visitantes y días estuvo en un pedido enviado por WhatsApp.
             * @example 9
             */
            orders: number;
        };
        CategoryReach: {
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId: string;
            /**
             * @description Nombre de la categoría.
             * @example Platos fuertes
             */
            name: string;
            /**
             * @description En cuántos visitantes y días la categoría llegó a verse.
             * @example 64
             */
            views: number;
        };
        ViewsByPiece: {
            /**
             * @description La pieza impresa cuyo código se escaneó; `null` si es el código suelto.
             * @example tent
             * @enum {string|null}
             */
            piece: "tent" | "label" | "poster" | "menu" | null;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
        };
        ViewsByTable: {
            /**
             * @description La mesa cuyo código se escaneó.
             * @example Terraza 4
             */
            table: string;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
        };
        ViewsByLanguage: {
            /**
             * @description Idioma en que se leyó el menú: código ISO 639-1.
             * @example es
             * @enum {string}
             */
            language: "es" | "en" | "fr" | "ht" | "pt" | "it" | "de";
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
        };
        PopularItem: {
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
        };
        ViewsByDevice: {
            /**
             * @description Vistas desde teléfonos.
             * @example 480
             */
            mobile: number;
            /**
             * @description Vistas desde tabletas.
             * @example 12
             */
            tablet: number;
            /**
             * @description Vistas desde computadoras.
             * @example 20
             */
            desktop: number;
            /**
             * @description Vistas de un equipo que no se reconoció.
             * @example 0
             */
            unknown: number;
        };
        PeriodBefore: {
            /**
             * @description Vistas del período: un visitante en un día cuenta una vez.
             * @example 512
             */
            totalViews: number;
            /**
             * @description Visitantes distintos del período; una estimación si `visitorsError` pasa de 0.
             * @example 340
             */
            uniqueVisitors: number;
        };
        DayOfViews: {
            /**
             * @description De estas vistas, las de quien nunca había abierto el menú.
             * @example 17
             */
            newVisitors: number;
            /**
             * Format: date
             * @description Día, como AAAA-MM-DD.
             * @example 2026-11-21
             */
            date: string;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
        };
        ViewsBySource: {
            /**
             * @description Vistas que llegaron con el código QR.
             * @example 210
             */
            qr: number;
            /**
             * @description Vistas que llegaron con el enlace.
             * @example 302
             */
            direct_link: number;
        };
        ActivityView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Qué pasó.
             * @example menu-created
             * @enum {string}
             */
            kind: "menu-created" | "menu-duplicated" | "menu-imported" | "menu-updated" | "menu-published" | "menu-unpublished" | "menu-deleted" | "menu-restored" | "menu-version-restored" | "menu-arranged" | "menu-translated" | "prices-changed" | "scheduled-change-failed" | "items-upserted" | "category-created" | "category-renamed" | "category-deleted" | "item-created" | "item-updated" | "item-sold-out" | "item-available" | "item-deleted" | "item-restored";
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Cómo se llamaba el menú entonces.
             * @example Almuerzo
             */
            menuName: string;
            /**
             * @description La categoría o el ítem, con su nombre de entonces; `null` si fue sobre el menú.
             * @example Sancocho
             */
            subject: string | null;
            /**
             * @description A cuántos ítems o precios afectó; `null` donde no dice nada.
             * @example 12
             */
            count: number | null;
            /**
             * Format: date-time
             * @description Cuándo: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
        };
        MenuViews: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName: string;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
            /**
             * @description Cambio contra el período anterior, en por ciento con un decimal; `null` si aquel no tuvo vistas.
             * @example 12.5
             */
            change: number | null;
            /** @description Vistas de cada día, el más antiguo primero. */
            byDay: components["schemas"]["DayViews"][];
        };
        DayViews: {
            /**
             * Format: date
             * @description Día, como AAAA-MM-DD.
             * @example 2026-11-21
             */
            date: string;
            /**
             * @description Vistas: un visitante en un día cuenta una vez.
             * @example 128
             */
            views: number;
        };
        DashboardStats: {
            /**
             * @description Menús que tienes, publicados o no.
             * @example 3
             */
            totalMenus: number;
            /**
             * @description Ítems de todos tus menús.
             * @example 112
             */
            totalItems: number;
            /**
             * @description Menús publicados.
             * @example 2
             */
            publishedMenus: number;
        };
        ShareItemsRequest: {
            /**
             * @description Los ítems de tus otros menús (uuid), en el orden en que quedan.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            itemIds: string[];
            /**
             * Format: uuid
             * @description Bajo qué categoría de este menú quedan; `null`, sin categoría. Si no se dice, la que se llama como la suya.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId?: string | null;
        };
        ShareReport: {
            /**
             * @description Cuántos no estaban en el menú.
             * @example 12
             */
            created: number;
            /** @description Los ítems de este menú, también los que ya estaban, en el orden pedido. */
            items: components["schemas"]["ItemView"][];
        };
        SharingView: {
            /** @description Los otros menús. */
            menus: components["schemas"]["SharingMenu"][];
            /** @description Los ítems de este menú que están en otros. */
            items: components["schemas"]["SharedItem"][];
        };
        SharedItem: {
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string;
            /**
             * @description Los otros menús en que está (uuid).
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            menuIds: string[];
        };
        SharingMenu: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre del menú.
             * @example Carta Naco
             */
            name: string;
            /**
             * @description El restaurante en que está o, sin él, el que dice el menú.
             * @example Casa Mofongo
             */
            restaurantName: string;
        };
        UpdateItemRequest: {
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name?: string;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price?: string;
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId?: string | null;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description?: string | null;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.
             * @example [
             *       "Gluten",
             *       "Huevos"
             *     ]
             */
            allergens?: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable?: boolean;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl?: string | null;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId?: string | null;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes?: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras?: components["schemas"]["ItemOption"][];
            /**
             * Format: date-time
             * @description De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora del restaurante. `null` si se repone a mano.
             * @example 2026-11-24T15:00:00.000Z
             */
            availableAgainAt?: string | null;
        };
        UpsertItemsRequest: {
            /** @description Los ítems, 500 como máximo: se crea el que no está y cambia el que sí. */
            items: components["schemas"]["ItemRow"][];
            /**
             * @description Qué pasa si una fila se rechaza: no entra ninguna, o entran las demás.
             * @example abort
             * @enum {string}
             */
            onError?: "abort" | "skip";
            /**
             * @description Qué es una fila sin `itemId` ni `externalId` que se llama como un ítem: ese ítem (`update`, si no se dice) u otro nuevo (`add`).
             * @example update
             * @enum {string}
             */
            sameName?: "update" | "add";
        };
        ItemRow: {
            /**
             * Format: uuid
             * @description El ítem que cambia (uuid), si no se nombra por `externalId`. Sin ninguno de los dos es el que se llama así.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId?: string;
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId?: string | null;
            /**
             * @description Nombre que leen los comensales; hace falta en un ítem nuevo.
             * @example Sancocho
             */
            name?: string;
            /**
             * @description Precio como texto decimal; hace falta en un ítem nuevo. De un ítem con tamaños, el del primero.
             * @example 350.00
             */
            price?: string;
            /**
             * @description En lugar de `categoryId`: el nombre de su categoría, que se crea si no está; `null` sin categoría.
             * @example Platos fuertes
             */
            categoryName?: string | null;
            /**
             * @description La `version` sobre la que se cambia. Si el ítem ya va por otra, no cambia nada y la respuesta es 412.
             * @example 7
             */
            expectedVersion?: number;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description?: string | null;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.
             * @example [
             *       "Gluten",
             *       "Huevos"
             *     ]
             */
            allergens?: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable?: boolean;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl?: string | null;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId?: string | null;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes?: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras?: components["schemas"]["ItemOption"][];
            /**
             * Format: date-time
             * @description De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora del restaurante. `null` si se repone a mano.
             * @example 2026-11-24T15:00:00.000Z
             */
            availableAgainAt?: string | null;
        };
        UpsertReport: {
            /**
             * @description Filas que crearon un ítem.
             * @example 12
             */
            created: number;
            /**
             * @description Filas que cambiaron un ítem.
             * @example 480
             */
            updated: number;
            /**
             * @description Filas que dicen lo que ya era.
             * @example 8
             */
            unchanged: number;
            /**
             * @description Filas rechazadas; 0 cuando una rechazada las rechaza todas.
             * @example 0
             */
            failed: number;
            /** @description Qué fue de cada fila, en su orden. */
            rows: components["schemas"]["UpsertedRow"][];
        };
        UpsertedRow: {
            /**
             * @description Lugar de la fila en la lista, desde 0.
             * @example 0
             */
            index: number;
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId: string | null;
            /**
             * @description Qué fue de la fila.
             * @example created
             * @enum {string}
             */
            status: "created" | "updated" | "unchanged" | "failed";
            /**
             * Format: uuid
             * @description El ítem (uuid); `null` en una fila rechazada.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string | null;
            /** @description Qué está mal en la fila. */
            errors?: components["schemas"]["RowError"][];
        };
        CreateItemRequest: {
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId?: string | null;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description?: string | null;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags?: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.
             * @example [
             *       "Gluten",
             *       "Huevos"
             *     ]
             */
            allergens?: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable?: boolean;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl?: string | null;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId?: string | null;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes?: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras?: components["schemas"]["ItemOption"][];
            /**
             * Format: date-time
             * @description De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora del restaurante. `null` si se repone a mano.
             * @example 2026-11-24T15:00:00.000Z
             */
            availableAgainAt?: string | null;
        };
        ItemWithCategory: {
            /** @description La categoría después del cambio, en los avisos `category.*`. */
            category?: components["schemas"]["CategoryView"] | null;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId: string | null;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description: string | null;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            imageUrl: string | null;
            /**
             * @description Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.
             * @example [
             *       "Vegetariano",
             *       "Picante"
             *     ]
             */
            dietaryTags: ("Vegetariano" | "Vegano" | "Sin Gluten" | "Sin Lácteos" | "Sin Nueces" | "Picante")[];
            /**
             * @description Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.
             * @example [
             *       "Gluten",
             *       "Huevos"
             *     ]
             */
            allergens: ("Gluten" | "Crustáceos" | "Huevos" | "Pescado" | "Maní" | "Soya" | "Lácteos" | "Frutos secos" | "Apio" | "Mostaza" | "Ajonjolí" | "Sulfitos" | "Altramuces" | "Moluscos")[];
            /**
             * @description Si se puede pedir ahora; `false` lo muestra como agotado.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras: components["schemas"]["ItemOption"][];
            /**
             * Format: date-time
             * @description De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora del restaurante. `null` si se repone a mano.
             * @example 2026-11-24T15:00:00.000Z
             */
            availableAgainAt: string | null;
            /**
             * @description La foto en unos 30 bytes (thumbhash en base64), para pintarla mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            imagePlaceholder: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.
             * @example PLU-1042
             */
            externalId: string | null;
            /**
             * Format: uuid
             * @description Igual en los ítems de varios menús que son el mismo (uuid); `null` si nunca estuvo en dos. Si está ahora en otros, lo dice `GET /api/menus/{menuId}/items/shared`.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            sharedId: string | null;
        };
        UpdateCategoryRequest: {
            /**
             * @description Nombre de la categoría. No se repite en un menú, ni con otras mayúsculas.
             * @example Platos fuertes
             */
            name?: string;
            /**
             * @description Cuándo se sirve lo de la categoría, en el mismo formato que el horario del menú: fuera de esas horas no se puede pedir. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            openingHours?: string | null;
        };
        CreateCategoryRequest: {
            /**
             * @description Nombre de la categoría. No se repite en un menú, ni con otras mayúsculas.
             * @example Platos fuertes
             */
            name: string;
            /**
             * @description Cuándo se sirve lo de la categoría, en el mismo formato que el horario del menú: fuera de esas horas no se puede pedir. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            openingHours?: string | null;
        };
        CategoryWithContent: {
            /** @description Ítems. */
            items?: components["schemas"]["ItemView"][];
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Cuándo se sirve lo de la categoría, en el mismo formato que el horario del menú: fuera de esas horas no se puede pedir. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            openingHours: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
        };
        RestoreVersionRequest: {
            /**
             * @description Si solo se dice qué cambiaría, sin cambiar nada.
             * @example true
             */
            preview?: boolean;
            /**
             * @description Los ítems (uuid) que se devuelven, también los borrados; si no se dice, todo el menú.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            items?: string[];
        };
        RestoreReport: {
            /**
             * @description La versión nueva; `null` si solo se preguntó o no había nada distinto.
             * @example 13
             */
            number: number | null;
            /** @description Lo que difiere, de arriba abajo: el menú, sus categorías y sus ítems. */
            differences: components["schemas"]["Difference"][];
            /**
             * @description Lo que no volvió, y cuánto.
             * @example [
             *       {
             *         "what": "images",
             *         "count": 2
             *       }
             *     ]
             */
            notRestored: components["schemas"]["NotRestored"][];
            /**
             * @description El menú con todo su contenido, después de esto: `"r{revision}"` es el `If-Match` con que se restaura lo que se previó.
             * @example 41
             */
            revision: number;
        };
        NotRestored: {
            /**
             * @description Fotos que ya no existen, idiomas o diseño de QR que tu plan no incluye, códigos que ya tiene otro ítem, o etiquetas que los alérgenos desmienten.
             * @example images
             * @enum {string}
             */
            what: "images" | "languages" | "branding" | "externalIds" | "dietaryTags";
            /**
             * @description Cuántos.
             * @example 2
             */
            count: number;
        };
        Difference: {
            /**
             * @description Qué difiere: el menú, una categoría o un ítem.
             * @example menu
             * @enum {string}
             */
            kind: "menu" | "category" | "item";
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Como se llama, o como se llamaba.
             * @example La Bandera
             */
            name: string;
            /**
             * @description La categoría del ítem; `null` si no tiene, y si no es un ítem.
             * @example Platos fuertes
             */
            category: string | null;
            /**
             * @description Si se agregó, se quitó o cambió.
             * @example added
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /** @description Sus campos que difieren. */
            fields: components["schemas"]["FieldDifference"][];
        };
        FieldDifference: {
            /**
             * @description El campo, como lo llama la API.
             * @example price
             */
            field: string;
            /**
             * @description El campo, como lo llama la pantalla.
             * @example Precio
             */
            label: string;
            /**
             * @description Lo que decía, en palabras; vacío si no decía nada.
             * @example RD$350.00
             */
            before: string;
            /**
             * @description Lo que dice, en palabras; vacío si no dice nada.
             * @example RD$375.00
             */
            after: string;
        };
        VersionDifferences: {
            /** @description Lo que difiere, de arriba abajo: el menú, sus categorías y sus ítems. */
            differences: components["schemas"]["Difference"][];
            /**
             * @description La versión: 1 es la primera del menú.
             * @example 12
             */
            number: number;
            /**
             * @description De qué es: lo que ya había cuando empezó el historial (`before`), el menú nuevo, cambios de una persona en pocos minutos (`edit`), muchos precios o ítems a la vez, un cambio programado (`scheduled`), o una versión restaurada.
             * @example before
             * @enum {string}
             */
            kind: "before" | "created" | "edit" | "prices" | "scheduled" | "import" | "restore";
            /** @description Quién hizo los cambios. */
            author: components["schemas"]["VersionAuthor"];
            /**
             * Format: date-time
             * @description Cuándo fue su último cambio (ISO 8601, UTC).
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
            /**
             * @description La versión que se restauró; `null` si no fue eso.
             * @example null
             */
            restored: number | null;
            /**
             * @description En cuánto difiere de la versión anterior: menú, categorías e ítems.
             * @example 1
             */
            changeCount: number;
            /**
             * @description Sus tres primeros cambios, en una frase cada uno.
             * @example [
             *       "Precio de La Bandera: RD$350.00 → RD$375.00"
             *     ]
             */
            summary: string[];
        };
        VersionAuthor: {
            /**
             * @description El dueño en una pantalla, otra persona de la cuenta (`member`), un programa con una clave (`key`), o el servicio por su cuenta (`system`).
             * @example owner
             * @enum {string}
             */
            kind: "owner" | "member" | "key" | "system";
            /**
             * @description El nombre de la clave o de la persona; `null` si fue el dueño o el servicio, y si la persona borró su cuenta.
             * @example Caja
             */
            name: string | null;
            /**
             * @description Si fue la persona que pregunta.
             * @example false
             */
            isYou: boolean;
        };
        MenuVersion: {
            /**
             * @description La versión: 1 es la primera del menú.
             * @example 12
             */
            number: number;
            /**
             * @description De qué es: lo que ya había cuando empezó el historial (`before`), el menú nuevo, cambios de una persona en pocos minutos (`edit`), muchos precios o ítems a la vez, un cambio programado (`scheduled`), o una versión restaurada.
             * @example before
             * @enum {string}
             */
            kind: "before" | "created" | "edit" | "prices" | "scheduled" | "import" | "restore";
            /** @description Quién hizo los cambios. */
            author: components["schemas"]["VersionAuthor"];
            /**
             * Format: date-time
             * @description Cuándo fue su último cambio (ISO 8601, UTC).
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
            /**
             * @description La versión que se restauró; `null` si no fue eso.
             * @example null
             */
            restored: number | null;
            /**
             * @description En cuánto difiere de la versión anterior: menú, categorías e ítems.
             * @example 1
             */
            changeCount: number;
            /**
             * @description Sus tres primeros cambios, en una frase cada uno.
             * @example [
             *       "Precio de La Bandera: RD$350.00 → RD$375.00"
             *     ]
             */
            summary: string[];
        };
        ScheduleChangeRequest: {
            /**
             * Format: date-time
             * @description El momento, dentro de un año como máximo. Sin zona es la hora del restaurante del primer menú.
             * @example 2026-11-30T06:00:00-04:00
             */
            at: string;
            /**
             * @description Qué pasa: cambian precios (`prices`), o los menús se publican (`publish`) o dejan de estarlo (`unpublish`).
             * @example prices
             * @enum {string}
             */
            kind: "prices" | "publish" | "unpublish";
            /**
             * Format: date-time
             * @description De `publish`: hasta cuándo están en línea los menús. Se programa con él, como un segundo cambio, que dejen de estarlo.
             * @example 2027-01-07T00:00:00-04:00
             */
            until?: string;
            /**
             * @description Los menús (uuid) que se publican o dejan de estarlo.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            menuIds?: string[];
            /** @description El cambio de precios, como lo recibe `priceChanges.apply`. Se guardan los precios como quedan ahora. */
            prices?: components["schemas"]["ApplyPricesRequest"];
        };
        ApplyPricesRequest: {
            /** @description Las marcas de lo que se previó: si ahora saldría otra cosa, no se cambia nada. Sin ellas se cambia sin comparar. */
            previewed?: components["schemas"]["PreviewedMark"][];
            /**
             * @description Los menús (uuid), hasta 100; todos los de la cuenta si no se dice. Una lista que nombra ítems por código o por nombre los necesita.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            menuIds?: string[];
            /**
             * @description Categorías (uuid) que llegaron a verse.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            categoryIds?: string[];
            /**
             * @description Por porcentaje (`percent`) o por una lista de precios (`list`).
             * @example percent
             * @enum {string}
             */
            kind: "percent" | "list";
            /**
             * @description El porcentaje, con dos decimales como máximo; negativo baja los precios.
             * @example 8
             */
            percent?: number;
            /**
             * @description A qué se redondea: los decimales de la moneda (`exact`, si no se dice), múltiplos de 5 o de 10, o terminado en .95 o .99. Redondear nunca baja lo que sube ni sube lo que baja, y lo que es gratis sigue gratis.
             * @example to5
             * @enum {string}
             */
            rounding?: "exact" | "to5" | "to10" | "ending95" | "ending99";
            /** @description Los precios nuevos, con `kind: "list"`. */
            prices?: components["schemas"]["ListedPriceRow"][];
        };
        ListedPriceRow: {
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId?: string;
            /**
             * @description Sin `itemId`, el código del ítem en otro programa.
             * @example SKU-17
             */
            externalId?: string;
            /**
             * @description Sin `itemId` ni `externalId`, el nombre: el ítem que se llama así en cada menú.
             * @example La Bandera
             */
            name?: string;
            /**
             * @description El tamaño o extra cuyo precio es; hace falta si el ítem tiene tamaños.
             * @example Familiar
             */
            option?: string;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description La línea en la hoja; si no se dice, su lugar en la lista, desde 1.
             * @example 2
             */
            line?: number;
        };
        PreviewedMark: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Lo que identifica los cambios previstos de este menú.
             * @example q7m1V0l2b8cX9yZ4tR6uWA
             */
            mark: string;
        };
        ScheduledChangeView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Qué pasa: cambian precios (`prices`), o los menús se publican (`publish`) o dejan de estarlo (`unpublish`).
             * @example prices
             * @enum {string}
             */
            kind: "prices" | "publish" | "unpublish";
            /**
             * Format: date-time
             * @description El momento (ISO 8601, UTC).
             * @example 2026-11-30T10:00:00.000Z
             */
            at: string;
            /**
             * @description Si espera (`waiting`), se hizo, no se pudo hacer o se canceló.
             * @example waiting
             * @enum {string}
             */
            status: "waiting" | "done" | "failed" | "cancelled";
            /**
             * @description Por qué no se pudo: los menús ya no están, ningún precio era ya el que se vio, el plan no permite publicar más, la cuenta se cierra, o un error nuestro. `null` si no falló.
             * @example null
             * @enum {string|null}
             */
            reason: "menus-gone" | "prices-changed" | "menu-limit" | "account-closing" | "person-gone" | "internal" | null;
            /**
             * Format: uuid
             * @description El cambio (uuid) que se programó con este: el otro extremo de un menú en línea por un tiempo. Cada uno se cancela por separado. `null` si se programó solo.
             * @example null
             */
            pairedWith: string | null;
            /** @description Los menús, como se llamaban al programarlo. */
            menus: components["schemas"]["RepricedMenu"][];
            /**
             * @description El porcentaje; `null` si no es un cambio por porcentaje.
             * @example 8
             */
            percent: number | null;
            /**
             * @description Cuántos ítems cambian de precio.
             * @example 42
             */
            itemCount: number;
            /**
             * Format: uuid
             * @description El cambio de precios que se hizo (uuid), que se deshace con `priceChanges.undo`; `null` si no lo hay.
             * @example null
             */
            priceChangeId: string | null;
            /**
             * @description Los ítems que se quedaron como estaban, porque alguien cambió su precio después de programarlo.
             * @example []
             */
            left: components["schemas"]["LeftItem"][];
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se hizo, falló o se canceló; `null` si espera.
             * @example null
             */
            endedAt: string | null;
        };
        LeftItem: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string;
            /**
             * @description El nombre del ítem.
             * @example La Bandera
             */
            name: string;
        };
        RepricedMenu: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description El nombre del menú.
             * @example Almuerzos
             */
            name: string;
            /**
             * @description Cuántos ítems cambian.
             * @example 42
             */
            itemCount: number;
        };
        PriceListView: {
            /** @description Los precios que se leyeron: lo que recibe `prices`. */
            prices: components["schemas"]["ListedPriceRow"][];
            /** @description Las líneas que no se entendieron, y por qué. */
            faults: components["schemas"]["PriceFault"][];
            /**
             * @description Los títulos de las columnas que no se leen.
             * @example [
             *       "Costo"
             *     ]
             */
            ignoredColumns: string[];
            /** @description Las hojas del libro que no se leen. */
            otherSheets: components["schemas"]["OtherSheet"][];
        };
        PriceFault: {
            /**
             * @description La línea de la hoja o de la lista.
             * @example 2
             */
            line: number;
            /**
             * @description Por qué no cambia nada.
             * @example Ningún plato de estos menús se llama así
             */
            reason: string;
        };
        PriceChangeRequest: {
            /**
             * @description Los menús (uuid), hasta 100; todos los de la cuenta si no se dice. Una lista que nombra ítems por código o por nombre los necesita.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            menuIds?: string[];
            /**
             * @description Categorías (uuid) que llegaron a verse.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            categoryIds?: string[];
            /**
             * @description Por porcentaje (`percent`) o por una lista de precios (`list`).
             * @example percent
             * @enum {string}
             */
            kind: "percent" | "list";
            /**
             * @description El porcentaje, con dos decimales como máximo; negativo baja los precios.
             * @example 8
             */
            percent?: number;
            /**
             * @description A qué se redondea: los decimales de la moneda (`exact`, si no se dice), múltiplos de 5 o de 10, o terminado en .95 o .99. Redondear nunca baja lo que sube ni sube lo que baja, y lo que es gratis sigue gratis.
             * @example to5
             * @enum {string}
             */
            rounding?: "exact" | "to5" | "to10" | "ending95" | "ending99";
            /** @description Los precios nuevos, con `kind: "list"`. */
            prices?: components["schemas"]["ListedPriceRow"][];
        };
        PriceChangePreview: {
            /** @description Los menús, con cuántos ítems cambian. */
            menus: components["schemas"]["PreviewedMenu"][];
            /** @description Los ítems que cambian, con sus precios de antes y después. */
            items: components["schemas"]["RepricedItem"][];
            /** @description Las líneas que no cambian nada, y por qué. */
            faults: components["schemas"]["PriceFault"][];
        };
        RepricedItem: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string;
            /**
             * @description El nombre del ítem.
             * @example La Bandera
             */
            name: string;
            /** @description Los precios de antes. */
            before: components["schemas"]["PricesView"];
            /** @description Los precios de después. */
            after: components["schemas"]["PricesView"];
        };
        PricesView: {
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras: components["schemas"]["ItemOption"][];
        };
        PreviewedMenu: {
            /**
             * @description La moneda del menú.
             * @example DOP
             */
            currency: string;
            /**
             * @description Cuántos ítems se quedan como están.
             * @example 3
             */
            unchangedCount: number;
            /**
             * @description Lo que identifica los cambios previstos de este menú.
             * @example q7m1V0l2b8cX9yZ4tR6uWA
             */
            mark: string;
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description El nombre del menú.
             * @example Almuerzos
             */
            name: string;
            /**
             * @description Cuántos ítems cambian.
             * @example 42
             */
            itemCount: number;
        };
        PriceChangeView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Por porcentaje (`percent`) o por una lista de precios (`list`).
             * @example percent
             * @enum {string}
             */
            kind: "percent" | "list";
            /**
             * @description El porcentaje; `null` si fue por una lista.
             * @example 8
             */
            percent: number | null;
            /**
             * @description Cuántos ítems cambian.
             * @example 42
             */
            itemCount: number;
            /** @description Los menús que cambiaron, como se llamaban entonces. */
            menus: components["schemas"]["RepricedMenu"][];
            /**
             * Format: date-time
             * @description Cuándo se hizo (ISO 8601, UTC).
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
            /**
             * @description Cómo se deshizo; `null` si sigue en pie.
             * @example null
             */
            undo: components["schemas"]["PriceChangeUndo"] | null;
        };
        PriceChangeUndo: {
            /**
             * Format: date-time
             * @description Cuándo se deshizo (ISO 8601, UTC).
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
            /**
             * @description Cuántos ítems volvieron a su precio.
             * @example 41
             */
            restoredCount: number;
            /** @description Los ítems que alguien cambió o borró después: se quedaron como estaban. */
            left: components["schemas"]["LeftItem"][];
        };
        TranslationsRequest: {
            /** @description Los textos que cambian. */
            texts: components["schemas"]["Translation"][];
        };
        Translation: {
            /**
             * @description De qué es el texto: del menú, de una categoría o de un ítem.
             * @example menu
             * @enum {string}
             */
            kind: "menu" | "category" | "item";
            /**
             * Format: uuid
             * @description El menú, la categoría o el ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Cuál de sus textos: el nombre, la descripción o el nombre de un tamaño o extra.
             * @example name
             * @enum {string}
             */
            field: "name" | "description" | "option";
            /**
             * @description El texto en español, tal como está en el menú.
             * @example De siete carnes
             */
            source: string;
            /**
             * @description La traducción; vacía si no hay.
             * @example With seven meats
             */
            text: string;
            /**
             * @description Si es un borrador que nadie ha revisado: los comensales leen el español hasta que se quite.
             * @example false
             */
            needsReview?: boolean;
        };
        PricesRequest: {
            /** @description Los ítems que cambian de precio: todos o ninguno. */
            items: components["schemas"]["ItemPrices"][];
        };
        ItemPrices: {
            /**
             * Format: uuid
             * @description El ítem (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            itemId: string;
            /**
             * @description Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.
             * @example 350.00
             */
            price: string;
            /**
             * @description Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.
             * @example [
             *       {
             *         "name": "Grande",
             *         "price": "450.00"
             *       }
             *     ]
             */
            sizes: components["schemas"]["ItemOption"][];
            /**
             * @description Extras que se pueden agregar, cada uno con lo que suma.
             * @example [
             *       {
             *         "name": "Aguacate",
             *         "price": "75.00"
             *       }
             *     ]
             */
            extras: components["schemas"]["ItemOption"][];
            /**
             * @description La `version` sobre la que se cambia. Si el ítem ya va por otra, no cambia nada y la respuesta es 412.
             * @example 7
             */
            expectedVersion?: number;
        };
        OrderRequest: {
            /**
             * @description Las categorías (uuid) en su nuevo orden; las que no están siguen donde estaban.
             * @example [
             *       "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4"
             *     ]
             */
            categories?: string[];
            /** @description Dónde queda cada ítem que cambia de lugar. */
            items?: components["schemas"]["ItemPlace"][];
        };
        ItemPlace: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description La categoría (uuid); `null` para un ítem sin categoría.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            categoryId: string | null;
            /**
             * @description Lugar en la lista: el menor va primero.
             * @example 0
             */
            displayOrder: number;
        };
        RestaurantMenusRequest: {
            /** @description Sus menús, en el orden de sus pestañas: 50 como mucho. */
            menus: components["schemas"]["RestaurantTab"][];
        };
        RestaurantTab: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Lo que dice la pestaña del menú; `null`: el nombre del menú.
             * @example Carta
             */
            tabName?: string | null;
            /**
             * @description Cuándo se sirve el menú, en el formato de `openingHours`: a esas horas la página del restaurante abre con él. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            servedHours?: string | null;
            /**
             * @description Si los comensales leen el nombre del restaurante en lugar del propio del menú. Sin este campo, un menú que entra conserva su nombre y uno que ya está sigue como estaba.
             * @example true
             */
            showsRestaurantName?: boolean;
        };
        UpdateRestaurantRequest: {
            /**
             * @description Nombre del restaurante.
             * @example La Cocina de Carmen
             */
            name?: string;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address?: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone?: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country?: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone?: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours?: string | null;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl?: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl?: string | null;
            /**
             * @description Color de esos menús: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor?: string;
            /**
             * @description Diseño de los menús que no eligieron color ni diseño propios.
             * @example comedor
             * @enum {string}
             */
            design?: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
        };
        CreateRestaurantRequest: {
            /**
             * @description Nombre del restaurante.
             * @example La Cocina de Carmen
             */
            name: string;
            /** @description Sus menús, en el orden de sus pestañas: 50 como mucho. */
            menus?: components["schemas"]["RestaurantTab"][];
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address?: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone?: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country?: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone?: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours?: string | null;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl?: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl?: string | null;
            /**
             * @description Color de esos menús: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor?: string;
            /**
             * @description Diseño de los menús que no eligieron color ni diseño propios.
             * @example comedor
             * @enum {string}
             */
            design?: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
        };
        RestaurantView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre del restaurante.
             * @example La Cocina de Carmen
             */
            name: string;
            /**
             * @description La dirección legible del restaurante: `/r/{slug}`. Las anteriores siguen llevando a él.
             * @example la-cocina-de-carmen
             */
            slug: string;
            /**
             * @description Lo que lleva el código QR del restaurante: `/q/{shortCode}`.
             * @example 7K3M9XW
             */
            shortCode: string;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours: string | null;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl: string | null;
            /**
             * @description El logo en unos 30 bytes (thumbhash en base64), para pintarlo mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            logoPlaceholder: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl: string | null;
            /**
             * @description Color de esos menús: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor: string;
            /**
             * @description Diseño de los menús que no eligieron color ni diseño propios.
             * @example comedor
             * @enum {string}
             */
            design: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
            /** @description Sus menús, en el orden de sus pestañas: 50 como mucho. */
            menus: components["schemas"]["RestaurantMenuView"][];
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
        };
        RestaurantMenuView: {
            /**
             * Format: uuid
             * @description El menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            menuId: string;
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name: string;
            /**
             * @description La dirección legible del menú: `/m/{slug}`. Las anteriores siguen llevando a él.
             * @example la-cocina-de-carmen
             */
            slug: string;
            /**
             * @description Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.
             * @example true
             */
            isPublished: boolean;
            /**
             * @description Lo que dice la pestaña del menú; `null`: el nombre del menú.
             * @example Carta
             */
            tabName: string | null;
            /**
             * @description Cuándo se sirve el menú, en el formato de `openingHours`: a esas horas la página del restaurante abre con él. `null`: siempre.
             * @example Mo-Su 07:00-11:00
             */
            servedHours: string | null;
            /**
             * @description El nombre público propio del menú.
             * @example La Cocina de Carmen
             */
            restaurantName: string;
            /**
             * @description Si los comensales leen el nombre del restaurante en lugar de `restaurantName`.
             * @example true
             */
            showsRestaurantName: boolean;
        };
        DuplicateMenuRequest: {
            /**
             * @description Si los ítems de la copia son los mismos del menú, y lo que se cambia en uno cambia en el otro. Si no se dice, son otros.
             * @example true
             */
            shareItems?: boolean;
        };
        UpdateMenuRequest: {
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name?: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName?: string;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl?: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl?: string | null;
            /**
             * @description Si la cuenta lleva ITBIS (18 %) además de los precios, y el menú lo dice.
             * @example false
             */
            addsItbis?: boolean;
            /**
             * @description Si la cuenta lleva el 10 % de ley además de los precios, y el menú lo dice.
             * @example false
             */
            addsLey?: boolean;
            /**
             * @description Otra moneda en que los comensales leen cuánto es, a la tasa de un día; `null` si ninguna. Se quita al cambiar `currency`.
             * @example {
             *       "currency": "USD",
             *       "rate": "60.50",
             *       "date": "2026-11-20"
             *     }
             */
            secondCurrency?: components["schemas"]["SecondCurrencyView"] | null;
            /**
             * @description Idiomas en que se ofrece el menú además del español: códigos ISO 639-1.
             * @example [
             *       "en",
             *       "fr"
             *     ]
             */
            languages?: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            /** @description Cómo se dibuja el código QR. */
            qrDesign?: components["schemas"]["QrDesignView"];
            /**
             * @description Plantilla con cuyas categorías e ítems empieza el menú (`GET /api/menu-templates`).
             * @example comedor-criollo
             */
            templateId?: string;
            /**
             * @description Presentación del menú; `null` la quita.
             * @example Comida criolla de lunes a sábado
             */
            description?: string | null;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address?: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone?: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country?: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone?: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours?: string | null;
            /**
             * @description Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.
             * @example DOP
             * @enum {string}
             */
            currency?: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Color del menú: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor?: string;
            /**
             * @description Diseño con que se ve el menú: `classic` (el de siempre), o uno hecho para un tipo de local.
             * @example comedor
             * @enum {string}
             */
            design?: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
            /**
             * @description Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.
             * @example true
             */
            isPublished?: boolean;
        };
        PublicMenuView: {
            /**
             * @description Los textos en los demás idiomas del menú, por código de idioma.
             * @example {
             *       "en": {
             *         "name": "Sancocho",
             *         "description": "With seven meats"
             *       }
             *     }
             */
            translations: {
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                en?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                fr?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                ht?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                pt?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                it?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
                /**
                 * @description Los textos en este idioma; lo que no está se lee en español.
                 * @example {
                 *       "name": "Stewed chicken",
                 *       "description": "With rice and beans"
                 *     }
                 */
                de?: {
                    /**
                     * @description El nombre traducido.
                     * @example Stewed chicken
                     */
                    name?: string;
                    /**
                     * @description La descripción traducida.
                     * @example With rice and beans
                     */
                    description?: string;
                    /**
                     * @description Los nombres de tamaños y extras traducidos, por su nombre en español.
                     * @example {
                     *       "Grande": "Large"
                     *     }
                     */
                    options?: {
                        [key: string]: string;
                    };
                };
            };
            /**
             * @description Si el menú no lleva el nombre de CartaViva (planes con marca propia).
             * @example false
             */
            whiteLabel: boolean;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName: string;
            /**
             * @description Presentación del menú; `null` si no tiene.
             * @example Comida criolla de lunes a sábado
             */
            description: string | null;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours: string | null;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl: string | null;
            /**
             * @description Color del menú: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor: string;
            /**
             * @description Diseño con que se ve el menú: `classic` (el de siempre), o uno hecho para un tipo de local.
             * @example comedor
             * @enum {string}
             */
            design: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
            /**
             * @description Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.
             * @example DOP
             * @enum {string}
             */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Otra moneda en que los comensales leen cuánto es, a la tasa de un día; `null` si ninguna. Se quita al cambiar `currency`.
             * @example {
             *       "currency": "USD",
             *       "rate": "60.50",
             *       "date": "2026-11-20"
             *     }
             */
            secondCurrency: components["schemas"]["SecondCurrencyView"] | null;
            /**
             * @description El logo en unos 30 bytes (thumbhash en base64), para pintarlo mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            logoPlaceholder: string | null;
            /**
             * @description Si la cuenta lleva ITBIS (18 %) además de los precios, y el menú lo dice.
             * @example false
             */
            addsItbis: boolean;
            /**
             * @description Si la cuenta lleva el 10 % de ley además de los precios, y el menú lo dice.
             * @example false
             */
            addsLey: boolean;
            /**
             * @description Idiomas en que se ofrece el menú además del español: códigos ISO 639-1.
             * @example [
             *       "en",
             *       "fr"
             *     ]
             */
            languages: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            /**
             * @description La dirección legible del menú: `/m/{slug}`. Las anteriores siguen llevando a él.
             * @example la-cocina-de-carmen
             */
            slug: string;
            /**
             * @description Lo que llevan los códigos QR del menú: `/q/{shortCode}`. Es suyo para siempre.
             * @example 7K3M9XW
             */
            shortCode: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
        };
        MenuWithContent: {
            /** @description Categorías. */
            categories?: components["schemas"]["CategoryView"][];
            /** @description Ítems. */
            items?: components["schemas"]["ItemView"][];
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre que leen los comensales.
             * @example Sancocho
             */
            name: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName: string;
            /**
             * @description Texto libre, con saltos de línea si hacen falta; `null` si no tiene.
             * @example De siete carnes, con arroz y aguacate
             */
            description: string | null;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours: string | null;
            /**
             * @description Ruta del logo, debajo de la dirección del servidor; `null` sin logo.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            logoUrl: string | null;
            /**
             * @description Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            coverUrl: string | null;
            /**
             * @description Color del menú: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor: string;
            /**
             * @description Diseño con que se ve el menú: `classic` (el de siempre), o uno hecho para un tipo de local.
             * @example comedor
             * @enum {string}
             */
            design: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
            /**
             * @description Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.
             * @example DOP
             * @enum {string}
             */
            currency: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Otra moneda en que los comensales leen cuánto es, a la tasa de un día; `null` si ninguna. Se quita al cambiar `currency`.
             * @example {
             *       "currency": "USD",
             *       "rate": "60.50",
             *       "date": "2026-11-20"
             *     }
             */
            secondCurrency: components["schemas"]["SecondCurrencyView"] | null;
            /**
             * @description El logo en unos 30 bytes (thumbhash en base64), para pintarlo mientras llega; `null` si no hay.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            logoPlaceholder: string | null;
            /**
             * @description Si la cuenta lleva ITBIS (18 %) además de los precios, y el menú lo dice.
             * @example false
             */
            addsItbis: boolean;
            /**
             * @description Si la cuenta lleva el 10 % de ley además de los precios, y el menú lo dice.
             * @example false
             */
            addsLey: boolean;
            /**
             * @description Idiomas en que se ofrece el menú además del español: códigos ISO 639-1.
             * @example [
             *       "en",
             *       "fr"
             *     ]
             */
            languages: ("en" | "fr" | "ht" | "pt" | "it" | "de")[];
            /**
             * @description La dirección legible del menú: `/m/{slug}`. Las anteriores siguen llevando a él.
             * @example la-cocina-de-carmen
             */
            slug: string;
            /**
             * @description Lo que llevan los códigos QR del menú: `/q/{shortCode}`. Es suyo para siempre.
             * @example 7K3M9XW
             */
            shortCode: string;
            /**
             * Format: date-time
             * @description Último cambio: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description El dueño del menú (uuid).
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            userId: string;
            /** @description Cómo se dibuja el código QR. */
            qrDesign: components["schemas"]["QrDesignView"];
            /**
             * @description Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.
             * @example true
             */
            isPublished: boolean;
            /**
             * @description Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.
             * @example 7
             */
            version: number;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
        };
        CreateMenuRequest: {
            /**
             * @description Nombre del menú.
             * @example Almuerzo
             */
            name?: string;
            /**
             * @description Nombre del restaurante, como aparece arriba en el menú.
             * @example La Cocina de Carmen
             */
            restaurantName?: string;
            /**
             * @description Plantilla con cuyas categorías e ítems empieza el menú (`GET /api/menu-templates`).
             * @example comedor-criollo
             */
            templateId?: string;
            /**
             * @description Presentación del menú; `null` si no tiene.
             * @example Comida criolla de lunes a sábado
             */
            description?: string | null;
            /**
             * @description Dirección del restaurante; `null` si no se dice.
             * @example Calle El Conde 53, Santo Domingo
             */
            address?: string | null;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone?: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country?: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Zona horaria del restaurante (IANA): en ella se leen el horario y los regresos. Si solo se envía el país, la de su capital.
             * @example America/Santo_Domingo
             */
            timeZone?: string;
            /**
             * @description Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. Una fecha sola al final cierra o cambia ese día (`2026 Dec 24 off`). En la hora de `timeZone`. `null` si no se dice.
             * @example Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off
             */
            openingHours?: string | null;
            /**
             * @description Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.
             * @example DOP
             * @enum {string}
             */
            currency?: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Color del menú: `#` y seis cifras hexadecimales.
             * @example #10b981
             */
            themeColor?: string;
            /**
             * @description Diseño con que se ve el menú: `classic` (el de siempre), o uno hecho para un tipo de local.
             * @example comedor
             * @enum {string}
             */
            design?: "classic" | "comedor" | "fine-dining" | "beach-bar" | "cafe" | "pizzeria" | "night-bar";
            /**
             * @description Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.
             * @example true
             */
            isPublished?: boolean;
        };
        DemoRequestView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre de quien pide la demostración.
             * @example Ana Peña
             */
            name: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Nombre del restaurante.
             * @example Casa Ana
             */
            restaurant: string;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
        };
        ChangeRoleRequest: {
            /**
             * @description `user` para dueños, `admin` para quien administra CartaViva.
             * @example user
             * @enum {string}
             */
            role: "user" | "admin";
        };
        CreateApiKeyRequest: {
            /**
             * @description Para reconocer la clave después.
             * @example Caja
             */
            name: string;
            /**
             * @description Qué puede hacer la clave; sin decirlo, todo. `menus:write` incluye `menus:read`.
             * @example [
             *       "menus:read",
             *       "menus:write"
             *     ]
             */
            scopes?: ("menus:read" | "menus:write" | "analytics:read" | "webhooks")[];
            /**
             * Format: date-time
             * @description Hasta cuándo: ISO 8601; sin zona es la hora de Santo Domingo. `null` si no termina.
             * @example 2027-11-23T14:30:00.000Z
             */
            expiresAt?: string | null;
        };
        CreatedApiKey: {
            /**
             * @description La clave entera. Se muestra esta única vez: guárdala donde se guardan los secretos.
             * @example cv_live_3fQ9xT7mB2kV8nL5wR1sY6pD4gH0jZcA
             */
            key: string;
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre de la clave.
             * @example Caja
             */
            name: string;
            /**
             * @description Los primeros caracteres de la clave, para reconocerla.
             * @example cv_live_3fQ9
             */
            prefix: string;
            /**
             * @description Qué puede hacer la clave; sin decirlo, todo. `menus:write` incluye `menus:read`.
             * @example [
             *       "menus:read",
             *       "menus:write"
             *     ]
             */
            scopes: ("menus:read" | "menus:write" | "analytics:read" | "webhooks")[];
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último uso, al minuto: ISO 8601, en UTC; `null` si aún no se usó.
             * @example 2026-11-23T14:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Hasta cuándo: ISO 8601; sin zona es la hora de Santo Domingo. `null` si no termina.
             * @example 2027-11-23T14:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Hasta cuándo sirve el secreto anterior a la última rotación: ISO 8601, en UTC; `null` si ninguno sirve.
             * @example 2026-11-24T14:30:00.000Z
             */
            previousExpiresAt: string | null;
        };
        ApiKeyView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Nombre de la clave.
             * @example Caja
             */
            name: string;
            /**
             * @description Los primeros caracteres de la clave, para reconocerla.
             * @example cv_live_3fQ9
             */
            prefix: string;
            /**
             * @description Qué puede hacer la clave; sin decirlo, todo. `menus:write` incluye `menus:read`.
             * @example [
             *       "menus:read",
             *       "menus:write"
             *     ]
             */
            scopes: ("menus:read" | "menus:write" | "analytics:read" | "webhooks")[];
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último uso, al minuto: ISO 8601, en UTC; `null` si aún no se usó.
             * @example 2026-11-23T14:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Hasta cuándo: ISO 8601; sin zona es la hora de Santo Domingo. `null` si no termina.
             * @example 2027-11-23T14:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Hasta cuándo sirve el secreto anterior a la última rotación: ISO 8601, en UTC; `null` si ninguno sirve.
             * @example 2026-11-24T14:30:00.000Z
             */
            previousExpiresAt: string | null;
        };
        JoinedAccountView: {
            /**
             * Format: uuid
             * @description Identificador de la cuenta: el de su dueño.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description El nombre de su dueño.
             * @example Carmen Peña
             */
            name: string;
            /**
             * @description Qué eres en esa cuenta.
             * @example owner
             * @enum {string}
             */
            role: "owner" | "administrator" | "editor" | "kitchen" | "analyst";
            /**
             * @description Si esta sesión trabaja en ella.
             * @example true
             */
            current: boolean;
        };
        ProposeTransferRequest: {
            /**
             * Format: uuid
             * @description A quién: un administrador de la cuenta.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            userId: string;
            /**
             * @description Si quien entrega la cuenta se queda en ella como administrador.
             * @example true
             */
            stays: boolean;
            /**
             * @description La contraseña; en su lugar `code` si la cuenta no tiene ninguna.
             * @example una-clave-larga
             */
            password?: string | null;
            /**
             * @description Código de seis cifras que llegó por email; vale 10 minutos.
             * @example 482915
             */
            code?: string | null;
        };
        TransferView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: uuid
             * @description A quién: un administrador de la cuenta.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            userId: string;
            /**
             * @description Nombre y apellido.
             * @example Luis Mejía
             */
            name: string;
            /**
             * @description Si quien entrega la cuenta se queda en ella como administrador.
             * @example true
             */
            stays: boolean;
            /**
             * Format: date-time
             * @description Hasta cuándo vale: ISO 8601, en UTC.
             * @example 2026-12-01T14:30:00.000Z
             */
            expiresAt: string;
        };
        OfferedTransferView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description El nombre del dueño de la cuenta.
             * @example Carmen Peña
             */
            accountName: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Si quien entrega la cuenta se queda en ella como administrador.
             * @example true
             */
            stays: boolean;
            /**
             * Format: date-time
             * @description Hasta cuándo vale: ISO 8601, en UTC.
             * @example 2026-12-01T14:30:00.000Z
             */
            expiresAt: string;
        };
        InvitationAccepted: {
            /**
             * Format: uuid
             * @description Identificador de la cuenta: el de su dueño.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            accountId: string;
            /**
             * @description El nombre del dueño de la cuenta.
             * @example Carmen Peña
             */
            accountName: string;
            /**
             * @description El rol que tiene desde ahora.
             * @example administrator
             * @enum {string}
             */
            role: "administrator" | "editor" | "kitchen" | "analyst";
        };
        InvitationTokenRequest: {
            /**
             * @description La parte final del enlace que llegó por email; vale una sola vez.
             * @example qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM
             */
            token: string;
        };
        InvitationLook: {
            /**
             * @description El nombre del dueño de la cuenta.
             * @example Carmen Peña
             */
            accountName: string;
            /**
             * @description Quién invita.
             * @example Carmen Peña
             */
            invitedByName: string;
            /**
             * @description El rol que tendrá.
             * @example administrator
             * @enum {string}
             */
            role: "administrator" | "editor" | "kitchen" | "analyst";
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * Format: date-time
             * @description Hasta cuándo vale: ISO 8601, en UTC.
             * @example 2026-12-01T14:30:00.000Z
             */
            expiresAt: string;
        };
        InviteRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Su rol: administrador, editor, cocina o analista.
             * @example administrator
             * @enum {string}
             */
            role: "administrator" | "editor" | "kitchen" | "analyst";
        };
        InvitationView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description El rol que tendrá.
             * @example administrator
             * @enum {string}
             */
            role: "administrator" | "editor" | "kitchen" | "analyst";
            /**
             * @description Quién invita.
             * @example Carmen Peña
             */
            invitedByName: string;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Hasta cuándo vale: ISO 8601, en UTC.
             * @example 2026-12-01T14:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description Si venció; enviarla otra vez le da 7 días más.
             * @example false
             */
            expired: boolean;
        };
        ChangeMemberRoleRequest: {
            /**
             * @description El rol nuevo: administrador, editor, cocina o analista.
             * @example administrator
             * @enum {string}
             */
            role: "administrator" | "editor" | "kitchen" | "analyst";
        };
        PersonView: {
            /**
             * Format: uuid
             * @description Identificador de la persona.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            userId: string;
            /**
             * @description Nombre y apellido.
             * @example Luis Mejía
             */
            name: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Qué es en la cuenta: dueño, administrador, editor, cocina o analista.
             * @example owner
             * @enum {string}
             */
            role: "owner" | "administrator" | "editor" | "kitchen" | "analyst";
            /**
             * Format: date-time
             * @description Desde cuándo es parte de la cuenta: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            since: string;
            /**
             * Format: date-time
             * @description Cuándo hizo algo por última vez en la cuenta, al minuto; `null` si no se sabe.
             * @example 2026-11-23T14:30:00.000Z
             */
            lastSeenAt: string | null;
        };
        PeopleView: {
            /** @description Las personas de la cuenta, el dueño primero. */
            people: components["schemas"]["PersonView"][];
            /** @description Las invitaciones sin aceptar. */
            invitations: components["schemas"]["InvitationView"][];
            /**
             * @description El traspaso que espera respuesta; `null` si no hay ninguno.
             * @example null
             */
            transfer: components["schemas"]["TransferView"] | null;
            /**
             * @description Cuántas personas incluye el plan, con el dueño y las invitadas; `null` sin límite.
             * @example 5
             */
            limit: number | null;
        };
        IntegrationRequest: {
            /**
             * @description Qué hay que conectar.
             * @example Nuestro punto de venta, para que los agotados se marquen solos
             */
            text: string;
            /**
             * @description Teléfono, escrito como se quiera; `null` si no hay.
             * @example (809) 555-0101
             */
            phone?: string | null;
        };
        DeleteAccountRequest: {
            /**
             * @description La contraseña; en su lugar `code` si la cuenta no tiene ninguna.
             * @example una-clave-larga
             */
            password?: string | null;
            /**
             * @description Código de seis cifras que llegó por email; vale 10 minutos.
             * @example 482915
             */
            code?: string | null;
        };
        AccountEventView: {
            /**
             * Format: uuid
             * @description Identificador (uuid). Lo da CartaViva y no cambia.
             * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            id: string;
            /**
             * @description Qué pasó en la cuenta.
             * @example registered
             * @enum {string}
             */
            kind: "registered" | "signed-in" | "sign-in-failed" | "signed-out-device" | "password-changed" | "password-reset" | "second-factor-added" | "second-factor-removed" | "second-factor-failed" | "recovery-code-used" | "google-linked" | "api-key-created" | "api-key-rotated" | "api-key-revoked" | "role-changed" | "integration-requested" | "person-invited" | "person-joined" | "person-role-changed" | "person-removed" | "person-left" | "transfer-proposed" | "transfer-ended" | "account-received" | "account-handed-over" | "deletion-requested" | "deletion-cancelled";
            /**
             * Format: date-time
             * @description Cuándo: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            at: string;
            /**
             * @description El navegador, como lo llama la gente; `null` si no se sabe.
             * @example Chrome en Android
             */
            device: string | null;
            /**
             * @description Sobre qué fue, como el nombre de una clave; `null` si no hace falta.
             * @example Caja
             */
            detail: string | null;
        };
        AccountView: {
            /**
             * Format: date-time
             * @description Cuándo se borra la cuenta: ISO 8601, en UTC; `null` si no se está borrando.
             * @example null
             */
            erasesAt: string | null;
            /**
             * @description Con qué se confirma el borrado: la contraseña o un código por email.
             * @example password
             * @enum {string}
             */
            provedBy: "password" | "code";
        };
        SignInMethods: {
            /**
             * @description Si se puede entrar con Google.
             * @example true
             */
            google: boolean;
        };
        SessionView: {
            /**
             * @description Identificador de la sesión; no sirve para entrar.
             * @example 9f2c4e7a1b3d5f60819ac2be4d6f7082939aabbccddeeff0112233445566778f
             */
            id: string;
            /**
             * @description El navegador, como lo llama la gente.
             * @example Chrome en Android
             */
            device: string;
            /**
             * Format: date-time
             * @description Cuándo se creó: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Último uso: ISO 8601, en UTC.
             * @example 2026-11-23T14:30:00.000Z
             */
            lastUsedAt: string;
            /**
             * @description Si es la sesión que hace esta petición.
             * @example true
             */
            isCurrent: boolean;
        };
        RemoveSecondFactorRequest: {
            /**
             * @description Contraseña, de 6 a 128 caracteres cualesquiera. Una nueva no puede ser de las más comunes.
             * @example una-clave-larga
             */
            password: string;
            /**
             * @description El código que la app muestra ahora, o uno de recuperación.
             * @example 482915
             */
            code: string;
        };
        ConfirmSecondFactorRequest: {
            /**
             * @description Se envía tal cual con el primer código; vale 15 minutos.
             * @example wq0cD3…
             */
            setup: string;
            /**
             * @description El código que la app muestra ahora.
             * @example 482915
             */
            code: string;
        };
        RecoveryCodesView: {
            /**
             * @description Diez códigos que sirven una vez cada uno si pierdes la app. Guárdalos.
             * @example [
             *       "7K3M-9XWQ-2F4T-B8HC"
             *     ]
             */
            recoveryCodes: string[];
        };
        BeginSecondFactorRequest: {
            /**
             * @description Contraseña, de 6 a 128 caracteres cualesquiera. Una nueva no puede ser de las más comunes.
             * @example una-clave-larga
             */
            password: string;
        };
        SecondFactorSetup: {
            /**
             * @description Con qué se firman los avisos. Se muestra esta única vez.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
            /**
             * @description Lo que lleva el código QR que lee la app.
             * @example otpauth://totp/CartaViva:ana%40ejemplo.do?issuer=CartaViva&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            uri: string;
            /**
             * @description Se envía tal cual con el primer código; vale 15 minutos.
             * @example wq0cD3…
             */
            setup: string;
        };
        ChangePasswordRequest: {
            /**
             * @description La contraseña de ahora.
             * @example mi-clave-anterior
             */
            currentPassword: string;
            /**
             * @description Contraseña, de 6 a 128 caracteres cualesquiera. Una nueva no puede ser de las más comunes.
             * @example una-clave-larga
             */
            password: string;
        };
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email?: string;
            /**
             * @description Código de seis cifras que llegó por email; vale 10 minutos.
             * @example 482915
             */
            code?: string;
            /**
             * @description La parte final del enlace que llegó por email; vale una sola vez.
             * @example qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM
             */
            token?: string;
            /**
             * @description Contraseña, de 6 a 128 caracteres cualesquiera. Una nueva no puede ser de las más comunes.
             * @example una-clave-larga
             */
            password: string;
            /**
             * @description Si las claves de API siguen sirviendo; sin esto se revocan todas.
             * @example false
             */
            keepApiKeys?: boolean | null;
        };
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
        };
        ForgotPasswordView: {
            /**
             * @description Qué hacer ahora, en una frase.
             * @example Te enviamos un código y un enlace.
             */
            message: string;
        };
        UpdateProfileRequest: {
            /**
             * @description Nombre.
             * @example Carmen
             */
            firstName?: string;
            /**
             * @description Apellido.
             * @example Peña
             */
            lastName?: string;
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email?: string;
            /**
             * @description Ruta de la foto de perfil, debajo de la dirección del servidor; `null` sin foto.
             * @example /objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
             */
            profileImageUrl?: string | null;
            /**
             * @description País: código ISO 3166-1 de dos letras.
             * @example DO
             * @enum {string}
             */
            country?: "DO" | "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "ES" | "US" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "PR" | "UY" | "VE";
            /**
             * @description Moneda con que empiezan sus menús nuevos: código ISO 4217.
             * @example DOP
             * @enum {string}
             */
            preferredCurrency?: "DOP" | "USD" | "MXN" | "COP" | "PEN" | "CLP" | "ARS" | "VES" | "GTQ" | "CRC" | "PAB" | "HNL" | "NIO" | "BOB" | "PYG" | "UYU" | "BRL";
            /**
             * @description Si la guía al primer menú ya se abrió por sí sola en la cuenta.
             * @example true
             */
            sawGuide?: boolean;
        };
        SecondFactorRequest: {
            /**
             * @description Lo que trajo la entrada rechazada con `second-factor-wanted`; vale 10 minutos.
             * @example qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM
             */
            challenge: string;
            /**
             * @description El código que la app muestra ahora, o uno de recuperación.
             * @example 482915
             */
            code: string;
        };
        LinkSignInRequest: {
            /**
             * @description La parte final del enlace que llegó por email; vale una sola vez.
             * @example qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM
             */
            token: string;
        };
        SignInRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Contraseña, de 6 a 128 caracteres cualesquiera. Una nueva no puede ser de las más comunes.
             * @example una-clave-larga
             */
            password: string;
        };
        ResendCodeRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
        };
        VerifyEmailRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email?: string;
            /**
             * @description Código de seis cifras que llegó por email; vale 10 minutos.
             * @example 482915
             */
            code?: string;
            /**
             * @description La parte final del enlace que llegó por email; vale una sola vez.
             * @example qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM
             */
            token?: string;
            /**
             * @description La contraseña con que te registraste, si el enlace se abre en otro navegador.
             * @example una-clave-larga
             */
            password?: string | null;
        };
        RegisterRequest: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Contraseña, de 6 a 128 caracteres cualesquiera. Una nueva no puede ser de las más comunes.
             * @example una-clave-larga
             */
            password: string;
            /**
             * @description Nombre.
             * @example Carmen
             */
            firstName: string;
            /**
             * @description Apellido.
             * @example Peña
             */
            lastName: string;
        };
        RegistrationView: {
            /**
             * Format: email
             * @description Dirección de email.
             * @example carmen@ejemplo.do
             */
            email: string;
            /**
             * @description Qué hacer ahora, en una frase.
             * @example Te enviamos un código y un enlace.
             */
            message: string;
        };
    };
    responses: {
        /** @description Falta el nombre. */
        "400-INVALID_INPUT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta acción solo puede hacerse desde CartaViva. */
        "403-FOREIGN_ORIGIN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Lo que enviabas tardó demasiado en llegar. */
        "408-TOO_SLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Lo que enviaste es demasiado grande. */
        "413-PAYLOAD_TOO_LARGE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Envía el contenido sin comprimir, sin Content-Encoding. No aceptamos este tipo de contenido. */
        "415-ENCODED_BODY-UNSUPPORTED_TYPE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Demasiados intentos. Espera 60 segundos. */
        "429-TOO_MANY_REQUESTS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Algo falló de nuestro lado. Inténtalo de nuevo. */
        "500-INTERNAL": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El servicio no responde en este momento. Inténtalo de nuevo en unos segundos. */
        "503-UNAVAILABLE-UNKNOWN_MESSAGE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El código no es correcto o ya venció. Abre el enlace del correo, o pide un código nuevo. Falta el nombre. Este enlace ya se usó o venció. Pide otro. */
        "400-CODE_WRONG-INVALID_INPUT-LINK_EXPIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El email o la contraseña no son correctos. Falta un paso: escribe el código de tu app de verificación. */
        "401-CREDENTIALS_WRONG-SECOND_FACTOR_WANTED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Confirma tu email con el código que te enviamos. Esta acción solo puede hacerse desde CartaViva. */
        "403-EMAIL_NOT_VERIFIED-FOREIGN_ORIGIN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Hubo demasiados intentos de entrar con este email. Si tu contraseña es correcta, te enviamos un enlace para entrar. Ábrelo en este dispositivo. Demasiados intentos. Espera 60 segundos. */
        "429-SIGN_IN_BY_MAIL-TOO_MANY_REQUESTS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. Este enlace ya se usó o venció. Pide otro. */
        "400-INVALID_INPUT-LINK_EXPIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta un paso: escribe el código de tu app de verificación. */
        "401-SECOND_FACTOR_WANTED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. Este paso ya venció o tuvo demasiados intentos. Empieza otra vez. Este código no es correcto o ya se usó. Escribe el que muestra tu app ahora. */
        "400-INVALID_INPUT-SECOND_FACTOR_EXPIRED-SECOND_FACTOR_WRONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Hubo demasiados intentos con códigos de tu app. Usa uno de tus códigos de recuperación. Demasiados intentos. Espera 60 segundos. */
        "429-SECOND_FACTOR_PAUSED-TOO_MANY_REQUESTS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Inicia sesión para continuar. */
        "401-UNAUTHENTICATED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No tienes permiso para hacer esto. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-FORBIDDEN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No tienes permiso para hacer esto. Esta acción solo puede hacerse desde CartaViva. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta imagen no existe. */
        "404-OBJECT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta Idempotency-Key ya se usó con otro contenido. Usa una nueva. */
        "422-IDEMPOTENCY_KEY_REUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. La contraseña actual no es correcta. */
        "400-INVALID_INPUT-PASSWORD_WRONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya tienes la verificación en dos pasos. Quítala para ponerla en otra app. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-SECOND_FACTOR_ON-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. La contraseña actual no es correcta. Este código no es correcto o ya se usó. Escribe el que muestra tu app ahora. */
        "400-INVALID_INPUT-PASSWORD_WRONG-SECOND_FACTOR_WRONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Esta sesión ya no existe. */
        "404-NOT_FOUND-SESSION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No pudimos entrar con Google. Usa tu email. */
        "403-GOOGLE_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. */
        "404-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El código no es correcto o ya venció. Abre el enlace del correo, o pide un código nuevo. Falta el nombre. La contraseña actual no es correcta. */
        "400-CODE_WRONG-INVALID_INPUT-PASSWORD_WRONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esto viene con el plan superior. Cambia de plan en Mi Perfil para usarlo. */
        "402-PLAN_REQUIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Esta persona ya no es parte de la cuenta. Este usuario no existe. */
        "404-NOT_FOUND-PERSON_NOT_FOUND-USER_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu plan actual incluye 1 persona, contando las invitadas. Cambia de plan en Mi Perfil para tener más. */
        "402-PEOPLE_LIMIT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu cuenta se está borrando. Cancela el borrado para seguir usándola. Confirma tu email con el código que te enviamos. No tienes permiso para hacer esto. Esta acción solo puede hacerse desde CartaViva. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-ACCOUNT_CLOSING-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya invitaste a este email. Reenvía su invitación o cancélala. Esta persona ya es parte de la cuenta. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-INVITATION_OPEN-PERSON_ALREADY_THERE-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta invitación ya no vale: venció, se canceló o se usó. Pide otra a quien te invitó. */
        "410-INVITATION_ENDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Confirma tu email con el código que te enviamos. No tienes permiso para hacer esto. Esta acción solo puede hacerse desde CartaViva. Esta invitación es para otro email. Entra con el email al que la enviaron. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-INVITATION_FOR_ANOTHER-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu cuenta se está borrando. Cancela el borrado para seguir usándola. No tienes permiso para hacer esto. Esta acción solo puede hacerse desde CartaViva. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-ACCOUNT_CLOSING-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta invitación ya no existe. No encontramos lo que buscas. */
        "404-INVITATION_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta persona ya no es parte de la cuenta. */
        "404-PERSON_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya propusiste traspasar esta cuenta. Retira esa propuesta para hacer otra. Esta cuenta cambió de manos hace menos de un día. Inténtalo mañana. Solo puedes traspasar la cuenta a una persona con el rol Administrador. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-TRANSFER_OPEN-TRANSFER_TOO_SOON-TRANSFER_TO_ADMINISTRATORS-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este traspaso ya no está abierto: venció, se retiró o ya se aceptó. */
        "404-NOT_FOUND-TRANSFER_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tienes un plan propio en curso y una persona no puede tener dos. Cuando termine podrás recibir esta cuenta. Esta cuenta cambió de manos hace menos de un día. Inténtalo mañana. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-TRANSFER_OWN_PLAN-TRANSFER_TOO_SOON-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No eres parte de esta cuenta. No encontramos lo que buscas. */
        "404-ACCOUNT_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Puedes tener 10 claves. Revoca una que ya no uses para crear otra. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-API_KEY_LIMIT_REACHED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta clave no existe. No encontramos lo que buscas. */
        "404-API_KEY_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Confirma tu email con el código que te enviamos. No tienes permiso para hacer esto. Esta acción solo puede hacerse desde CartaViva. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este usuario no existe. */
        "404-NOT_FOUND-USER_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Debe quedar al menos una persona administradora. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-LAST_ADMIN-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A esta clave le falta el permiso menus:read. Crea en Mi Perfil una que lo tenga. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu plan actual permite 1 menú. Cambia de plan en Mi Perfil para tener más. */
        "402-MENU_LIMIT_REACHED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu cuenta se está borrando. Cancela el borrado para seguir usándola. A esta clave le falta el permiso menus:read. Crea en Mi Perfil una que lo tenga. Esta acción solo puede hacerse desde CartaViva. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-ACCOUNT_CLOSING-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta plantilla no existe. */
        "404-TEMPLATE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. No encontramos lo que buscas. */
        "404-MENU_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. Con estos colores muchos teléfonos no leerían el código. Oscurece los puntos. */
        "400-INVALID_INPUT-QR_UNREADABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu plan actual permite 1 menú. Cambia de plan en Mi Perfil para tener más. Esto viene con el plan superior. Cambia de plan en Mi Perfil para usarlo. */
        "402-MENU_LIMIT_REACHED-PLAN_REQUIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A esta clave le falta el permiso menus:read. Crea en Mi Perfil una que lo tenga. Esta acción solo puede hacerse desde CartaViva. Tu rol no permite esto. Pídelo al dueño de la cuenta. */
        "403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. No encontramos lo que buscas. Esta imagen no existe. Esta plantilla no existe. */
        "404-MENU_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND-TEMPLATE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esto cambió en otra ventana mientras lo editabas. Elige qué versión se queda. */
        "412-CHANGED_MEANWHILE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. A esta imagen le falta una parte: está vacía o llegó a medias. Ábrela para ver si está entera y súbela otra vez. Esta imagen tiene demasiados píxeles. Redúcela, por ejemplo a 2400 × 1800, y súbela otra vez. Esta imagen es una tira demasiado larga: un lado mide más de 10 veces el otro. Recórtala y súbela otra vez. No pudimos leer esta imagen. Prueba con otra. */
        "400-INVALID_INPUT-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tu plan actual incluye 0 bytes para imágenes y te quedan 0 bytes. Quita las que ya no uses (su espacio vuelve en un día o dos) o cambia de plan en Mi Perfil. */
        "402-STORAGE_LIMIT_REACHED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Lo que enviaste es demasiado grande. Archivo demasiado grande. máximo 10MB */
        "413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Envía el contenido sin comprimir, sin Content-Encoding. No aceptamos este tipo de contenido. Solo se permiten archivos de imagen */
        "415-ENCODED_BODY-UNSUPPORTED_TYPE-UPLOAD_FORMAT-UPLOAD_NOT_AN_IMAGE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ahora mismo no nos queda espacio para guardar imágenes. Inténtalo más tarde. */
        "507-STORAGE_FULL": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. Esta imagen no existe. */
        "404-MENU_NOT_FOUND-OBJECT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya tienes 100 restaurantes, y más no caben en una cuenta. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-RESTAURANT_LIMIT_REACHED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este restaurante no existe. */
        "404-NOT_FOUND-RESTAURANT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Esta imagen no existe. Este restaurante no existe. */
        "404-NOT_FOUND-OBJECT_NOT_FOUND-RESTAURANT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. No encontramos lo que buscas. Este restaurante no existe. */
        "404-MENU_NOT_FOUND-NOT_FOUND-RESTAURANT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta categoría no existe. Este ítem no existe. Este menú no existe o no está publicado. No encontramos lo que buscas. */
        "404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este ítem no existe. Este menú no existe o no está publicado. No encontramos lo que buscas. */
        "404-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. */
        "404-MENU_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description De una vez pueden cambiar los precios de 3000 platos. Elige menos menús o categorías. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-PRICE_CHANGE_TOO_LARGE-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta Idempotency-Key ya se usó con otro contenido. Usa una nueva. Hay 0 filas con errores y no se guardó ninguna. */
        "422-IDEMPOTENCY_KEY_REUSED-ROWS_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No pudimos leer esta tabla. Usa un archivo CSV o Excel (.xlsx) de hasta 1 MB. Falta el nombre. */
        "400-IMPORT_UNREADABLE-INVALID_INPUT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este cambio de precios no existe, o ya pasó el tiempo para verlo. */
        "404-NOT_FOUND-PRICE_CHANGE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description De una vez pueden cambiar los precios de 3000 platos. Elige menos menús o categorías. Puedes tener 100 cambios programados. Cancela uno para programar otro. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-PRICE_CHANGE_TOO_LARGE-SCHEDULED_CHANGES_FULL-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este cambio programado no existe. */
        "404-NOT_FOUND-SCHEDULED_CHANGE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este cambio ya se hizo, o ya se intentó. Si fue de precios, puedes deshacerlo. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-SCHEDULED_CHANGE_OVER-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. No encontramos lo que buscas. Esta versión no existe, o ya es muy vieja para verla. */
        "404-MENU_NOT_FOUND-NOT_FOUND-VERSION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú está lleno. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú ya tiene una categoría con ese nombre. Este menú está lleno. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-CATEGORY_NAME_TAKEN-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta categoría no existe. No encontramos lo que buscas. */
        "404-CATEGORY_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú ya tiene una categoría con ese nombre. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-CATEGORY_NAME_TAKEN-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta categoría no existe. Este menú no existe o no está publicado. No encontramos lo que buscas. Esta imagen no existe. */
        "404-CATEGORY_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú ya tiene un ítem con ese código. Este menú está lleno. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-EXTERNAL_ID_TAKEN-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta categoría no existe. Este ítem no existe. Este menú no existe o no está publicado. No encontramos lo que buscas. Esta imagen no existe. */
        "404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este ítem no existe. No encontramos lo que buscas. */
        "404-ITEM_NOT_FOUND-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta categoría no existe. Este ítem no existe. No encontramos lo que buscas. Esta imagen no existe. */
        "404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú ya tiene un ítem con ese código. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-EXTERNAL_ID_TAKEN-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. Esta subida ya venció. Elige la imagen otra vez. */
        "400-INVALID_INPUT-UPLOAD_EXPIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Esta imagen no existe. */
        "404-NOT_FOUND-OBJECT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. Esta subida ya venció. Elige la imagen otra vez. A esta imagen le falta una parte: está vacía o llegó a medias. Ábrela para ver si está entera y súbela otra vez. Esta imagen tiene demasiados píxeles. Redúcela, por ejemplo a 2400 × 1800, y súbela otra vez. Esta imagen es una tira demasiado larga: un lado mide más de 10 veces el otro. Recórtala y súbela otra vez. No pudimos leer esta imagen. Prueba con otra. */
        "400-INVALID_INPUT-UPLOAD_EXPIRED-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este menú no existe o no está publicado. Publica tu menú para generar el código QR No encontramos lo que buscas. */
        "404-MENU_NOT_FOUND-MENU_NOT_PUBLISHED-NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tus menús no caben en un solo archivo: descarga cada uno desde su editor, en Importar y exportar. */
        "422-WORKBOOK_TOO_LARGE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. A esta imagen le falta una parte: está vacía o llegó a medias. Ábrela para ver si está entera y súbela otra vez. Esta imagen tiene demasiados píxeles. Redúcela, por ejemplo a 2400 × 1800, y súbela otra vez. Esta imagen es una tira demasiado larga: un lado mide más de 10 veces el otro. Recórtala y súbela otra vez. */
        "400-INVALID_INPUT-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Envía el contenido sin comprimir, sin Content-Encoding. Envía tu menú como texto, como PDF o como foto (JPG, PNG, WebP, GIF o AVIF). No aceptamos este tipo de contenido. Solo se permiten archivos de imagen */
        "415-ENCODED_BODY-MENU_FILE_TYPE-UNSUPPORTED_TYPE-UPLOAD_FORMAT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Esta Idempotency-Key ya se usó con otro contenido. Usa una nueva. Este archivo tardó demasiado en leerse. Prueba con una foto de cada página. No pudimos abrir este archivo. Prueba con otro PDF, con una foto o pega el texto. Este PDF tiene contraseña. Guárdalo sin ella o envía una foto. Este PDF no tiene texto, solo imágenes. Envía una foto de cada página. Este PDF tiene más de 30 páginas. Envía solo las de tu menú. No encontramos letras en esta foto. Tómala de cerca, derecha y con buena luz. */
        "422-IDEMPOTENCY_KEY_REUSED-MENU_FILE_TOO_SLOW-MENU_FILE_UNREADABLE-MENU_PDF_LOCKED-MENU_PDF_SCANNED-MENU_PDF_TOO_LONG-MENU_PHOTO_WITHOUT_TEXT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. No podemos avisar a esta dirección. Usa una con https:// a la que se llegue desde internet. */
        "400-INVALID_INPUT-WEBHOOK_FORBIDDEN_TARGET": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Puedes tener 10 webhooks. Borra uno para crear otro. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-WEBHOOK_LIMIT_REACHED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este webhook no existe. */
        "404-NOT_FOUND-WEBHOOK_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Esta entrega no existe. Este webhook no existe. */
        "404-NOT_FOUND-WEBHOOK_DELIVERY_NOT_FOUND-WEBHOOK_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Este pago no existe. */
        "404-NOT_FOUND-PAYMENT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Este monto no corresponde a ningún plan. Falta el nombre. */
        "400-AMOUNT_BUYS_NO_PLAN-INVALID_INPUT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya tienes Empresarial, que lo incluye todo. No hace falta pagar. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-PLAN_GRANTED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El pago fue rechazado y no se cobró nada. Prueba con otro medio de pago. */
        "402-PAYMENT_DECLINED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontramos lo que buscas. Esta orden de pago no existe. */
        "404-NOT_FOUND-ORDER_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El pago aún no está aprobado. Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo. */
        "409-ORDER_NOT_APPROVED-WRITE_UNDER_WAY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Falta el nombre. Este aviso no viene del proveedor de pagos. */
        "400-INVALID_INPUT-NOTICE_FORGED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "CartaViva-Version": components["headers"]["CartaViva-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Identificador de la petición; el tuyo, si lo enviaste. Cítalo al escribir a soporte. */
        "X-Request-Id": string;
        /** @description Llamadas que quedan (`r`) y segundos hasta que vuelve a haber más (`t`), con una clave. */
        RateLimit: string;
        /** @description Llamadas que incluye el plan (`q`) en cuántos segundos (`w`), con una clave. */
        "RateLimit-Policy": string;
        /** @description Segundos que hay que esperar antes de volver a intentarlo. */
        "Retry-After": number;
        /** @description La versión de lo que se responde, para `If-Match` y `If-None-Match`. */
        ETag: string;
        /** @description La versión de lo que se responde, si es tuyo: para `If-Match`. */
        Version: string;
        /** @description Las demás páginas de la lista: `first`, `prev`, `next` y `last` (RFC 8288). */
        Link: string;
        /** @description Cuántos hay en todas las páginas. */
        "X-Total-Count": number;
        /** @description La dirección de lo que se creó. */
        Location: string;
        /** @description Adónde se redirige. */
        Redirect: string;
        /** @description `true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda (256 KB cada una, 8 MB en un día), la repetición no trae cuerpo. */
        "Idempotency-Replayed": "true";
        /** @description El nombre con que se guarda el archivo. */
        "Content-Disposition": string;
        /** @description Letras que el PDF no muestra como están escritas, por su código Unicode: `missing`, las que faltan porque no hay con qué dibujarlas; `uncoloured`, los emojis, que se imprimen en un solo color. Sin la cabecera, están todas. */
        "X-Print-Warning": string;
        /** @description La versión de la API con la que se respondió, por su fecha; en toda llamada a `/api`. */
        "CartaViva-Version": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.verifyEmail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-CODE_WRONG-INVALID_INPUT-LINK_EXPIRED"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.resendCode": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.signIn": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-CREDENTIALS_WRONG-SECOND_FACTOR_WANTED"];
            403: components["responses"]["403-EMAIL_NOT_VERIFIED-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-SIGN_IN_BY_MAIL-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.signInWithLink": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-LINK_EXPIRED"];
            401: components["responses"]["401-SECOND_FACTOR_WANTED"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.signInWithSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            /** @description Terminar de iniciar sesión con el código de la app */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-SECOND_FACTOR_EXPIRED-SECOND_FACTOR_WRONG"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-SECOND_FACTOR_PAUSED-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.signOut": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cerrar la sesión */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.currentUser": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Quién ha iniciado sesión */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "auth.updateProfile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-OBJECT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "passwords.forgot": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgotPasswordView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "passwords.reset": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-CODE_WRONG-INVALID_INPUT-LINK_EXPIRED"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "passwords.change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT-PASSWORD_WRONG"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "secondFactor.begin": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Empezar a poner la verificación en dos pasos */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetup"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-PASSWORD_WRONG"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-SECOND_FACTOR_ON-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "secondFactor.remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Quitar la verificación en dos pasos */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT-PASSWORD_WRONG-SECOND_FACTOR_WRONG"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-SECOND_FACTOR_PAUSED-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "secondFactor.confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Poner la verificación en dos pasos; cierra las demás sesiones */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-SECOND_FACTOR_EXPIRED-SECOND_FACTOR_WRONG"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-SECOND_FACTOR_ON-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "devices.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dónde tengo la sesión iniciada */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "devices.endOthers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cerrar mis demás sesiones */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "devices.end": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La sesión: su `id` en la lista de sesiones.
                 * @example 9f2c4e7a1b3d5f60819ac2be4d6f7082939aabbccddeeff0112233445566778f
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cerrar una sesión mía */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-SESSION_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "login.redirect": {
        parameters: {
            query?: {
                /**
                 * @description Ruta propia a la que volver después de entrar.
                 * @example /dashboard
                 */
                return?: string;
                /**
                 * @description El plan que se quiere pagar después.
                 * @example profesional
                 */
                plan?: "free" | "inicial" | "profesional" | "empresarial";
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ir a iniciar sesión o a registrarse */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            default: components["responses"]["500-INTERNAL"];
        };
    };
    "google.listMethods": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Con qué se puede iniciar sesión, además del email */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMethods"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "google.begin": {
        parameters: {
            query?: {
                /**
                 * @description Página propia a la que volver
                 * @example /dashboard
                 */
                volver?: string;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ir a Google para iniciar sesión */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-GOOGLE_REFUSED"];
            404: components["responses"]["404-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            default: components["responses"]["500-INTERNAL"];
        };
    };
    "google.finish": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Volver de Google */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            default: components["responses"]["500-INTERNAL"];
        };
    };
    "account.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cómo está mi cuenta: si se va a borrar y cuándo */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "account.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["400-CODE_WRONG-INVALID_INPUT-PASSWORD_WRONG"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "account.activity": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description La actividad reciente de mi cuenta */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "account.export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Descargar todo lo mío: datos e imágenes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "account.mailDeletionCode": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pedir el código para borrar mi cuenta, cuando no tengo contraseña */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "account.requestIntegration": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "account.cancelDeletion": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conservar mi cuenta, que se iba a borrar */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "people.list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las personas de la cuenta y las invitadas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "people.remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La persona (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Quitar a una persona de la cuenta */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-PERSON_NOT_FOUND-USER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "people.changeRole": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description La persona (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMemberRoleRequest"];
            };
        };
        responses: {
            /** @description Cambiar el rol de una persona */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-PERSON_NOT_FOUND-USER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "invitations.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description Invitar a una persona por su email */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PEOPLE_LIMIT"];
            403: components["responses"]["403-ACCOUNT_CLOSING-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-INVITATION_OPEN-PERSON_ALREADY_THERE-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "invitations.look": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenRequest"];
            };
        };
        responses: {
            /** @description De qué es una invitación, con lo que trae su enlace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLook"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            410: components["responses"]["410-INVITATION_ENDED"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenRequest"];
            };
        };
        responses: {
            /** @description Aceptar una invitación */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-INVITATION_FOR_ANOTHER-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            410: components["responses"]["410-INVITATION_ENDED"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "invitations.resend": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La invitación (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enviar otra vez una invitación; el enlace anterior deja de servir */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PEOPLE_LIMIT"];
            403: components["responses"]["403-ACCOUNT_CLOSING-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-INVITATION_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "invitations.cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La invitación (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelar una invitación */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-INVITATION_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "transfers.offered": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las cuentas que me proponen recibir */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedTransferView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "transfers.propose": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeTransferRequest"];
            };
        };
        responses: {
            /** @description Proponer el traspaso de la cuenta a uno de sus administradores */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferView"];
                };
            };
            400: components["responses"]["400-CODE_WRONG-INVALID_INPUT-PASSWORD_WRONG"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-PERSON_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-TRANSFER_OPEN-TRANSFER_TOO_SOON-TRANSFER_TO_ADMINISTRATORS-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "transfers.mailCode": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pedir el código para traspasar la cuenta, cuando no tengo contraseña */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "transfers.accept": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El traspaso (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                transferId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recibir la cuenta */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-TRANSFER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-TRANSFER_OWN_PLAN-TRANSFER_TOO_SOON-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "transfers.end": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El traspaso (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                transferId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retirar el traspaso que propuse, o rechazar el que me proponen */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-TRANSFER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "accounts.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las cuentas en las que trabajo; la mía primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedAccountView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "accounts.enter": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La cuenta (uuid): el identificador de su dueño.
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trabajar desde ahora en esta cuenta, con esta sesión */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ACCOUNT_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "accounts.leave": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La cuenta (uuid): el identificador de su dueño.
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dejar una cuenta ajena */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ACCOUNT_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis claves de API, sin su parte secreta */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-API_KEY_LIMIT_REACHED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "apiKeys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La clave (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                apiKeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renovar una clave de API: se muestra entera esta única vez; la anterior sirve 24 horas más */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-API_KEY_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La clave (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                apiKeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revocar una clave de API */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-API_KEY_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "admin.listUsers": {
        parameters: {
            query?: {
                /**
                 * @description Parte del email o del nombre
                 * @example carmen
                 */
                search?: string;
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los usuarios, los más nuevos primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "admin.changeRole": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La persona (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-EMAIL_NOT_VERIFIED-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-USER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-LAST_ADMIN-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "admin.listDemoRequests": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las demostraciones pedidas, las más nuevas primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.list": {
        parameters: {
            query?: {
                /**
                 * @description `true`: solo los publicados; `false`: solo los borradores
                 * @example true
                 */
                isPublished?: boolean;
                /**
                 * @description Parte del nombre del menú o del restaurante, con o sin acentos y mayúsculas
                 * @example sancocho
                 */
                q?: string;
                /**
                 * @description El orden; con `-`, al revés
                 * @example name
                 */
                sort?: "createdAt" | "-createdAt" | "name" | "-name" | "updatedAt" | "-updatedAt";
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("userId" | "qrDesign" | "isPublished" | "version" | "createdAt" | "id" | "name" | "restaurantName" | "description" | "address" | "phone" | "country" | "timeZone" | "openingHours" | "logoUrl" | "coverUrl" | "themeColor" | "design" | "currency" | "secondCurrency" | "logoPlaceholder" | "addsItbis" | "addsLey" | "languages" | "slug" | "shortCode" | "updatedAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis menús */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-MENU_LIMIT_REACHED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-TEMPLATE_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.get": {
        parameters: {
            query?: {
                /**
                 * @description Lo que también se responde, separado por comas: categories, items
                 * @example [
                 *       "items"
                 *     ]
                 */
                include?: ("categories" | "items")[];
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("userId" | "qrDesign" | "isPublished" | "version" | "createdAt" | "id" | "name" | "restaurantName" | "description" | "address" | "phone" | "country" | "timeZone" | "openingHours" | "logoUrl" | "coverUrl" | "themeColor" | "design" | "currency" | "secondCurrency" | "logoPlaceholder" | "addsItbis" | "addsLey" | "languages" | "slug" | "shortCode" | "updatedAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un menú: entero si es mío, y si no lo que está publicado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuWithContent"] | components["schemas"]["PublicMenuView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-QR_UNREADABLE"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-MENU_LIMIT_REACHED-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND-TEMPLATE_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.uploadLogo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description La imagen: JPEG, PNG, WebP, GIF o AVIF, de hasta 10 MB
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Subir el logo de un menú en una sola llamada */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-STORAGE_LIMIT_REACHED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE-UPLOAD_FORMAT-UPLOAD_NOT_AN_IMAGE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            507: components["responses"]["507-STORAGE_FULL"];
        };
    };
    "menus.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recuperar un menú borrado hace menos de un día */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-MENU_LIMIT_REACHED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menus.duplicate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DuplicateMenuRequest"];
            };
        };
        responses: {
            /** @description Copiar un menú entero en un borrador */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-MENU_LIMIT_REACHED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("id" | "name" | "slug" | "shortCode" | "address" | "phone" | "country" | "timeZone" | "openingHours" | "logoUrl" | "logoPlaceholder" | "coverUrl" | "themeColor" | "design" | "menus" | "version" | "createdAt" | "updatedAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis restaurantes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRestaurantRequest"];
            };
        };
        responses: {
            /** @description Crear un restaurante con menús míos */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-OBJECT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-RESTAURANT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.get": {
        parameters: {
            query?: {
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("id" | "name" | "slug" | "shortCode" | "address" | "phone" | "country" | "timeZone" | "openingHours" | "logoUrl" | "logoPlaceholder" | "coverUrl" | "themeColor" | "design" | "menus" | "version" | "createdAt" | "updatedAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El restaurante (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                restaurantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un restaurante mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-RESTAURANT_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El restaurante (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                restaurantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRestaurantRequest"];
            };
        };
        responses: {
            /** @description Cambiar un restaurante: solo lo que se envía */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-OBJECT_NOT_FOUND-RESTAURANT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El restaurante (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                restaurantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un restaurante; sus menús quedan, cada uno con su dirección */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-RESTAURANT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.arrange": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El restaurante (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                restaurantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantMenusRequest"];
            };
        };
        responses: {
            /** @description Decir qué menús tiene un restaurante, en el orden de sus pestañas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND-RESTAURANT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "restaurants.drawQr": {
        parameters: {
            query?: {
                /**
                 * @description Lado de la imagen, en píxeles.
                 * @example 512
                 */
                size?: number;
                /**
                 * @description Formato de la imagen; `png` si no se dice.
                 * @example png
                 */
                format?: "png" | "svg";
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El restaurante (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                restaurantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El código QR de un restaurante mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/svg+xml": Blob;
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-RESTAURANT_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menuContent.arrange": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menuContent.changePrices": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "translations.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
                /**
                 * @description Idioma: código ISO 639-1.
                 * @example en
                 */
                language: "en" | "fr" | "ht" | "pt" | "it" | "de";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los textos de un menú mío en otro idioma */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "translations.save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
                /**
                 * @description Idioma: código ISO 639-1.
                 * @example en
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "priceChanges.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los cambios de precios de los últimos 30 días, del último al primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "priceChanges.apply": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyPricesRequest"];
            };
        };
        responses: {
            /** @description Cambiar los precios de varios menús, todos o ninguno */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-PRICE_CHANGE_TOO_LARGE-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED-ROWS_REFUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "priceChanges.preview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceChangeRequest"];
            };
        };
        responses: {
            /** @description Ver cómo quedarían los precios; nada se guarda */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangePreview"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-PRICE_CHANGE_TOO_LARGE-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "priceChanges.read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": Blob;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
            };
        };
        responses: {
            /** @description Leer los precios de una tabla; nada se guarda */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListView"];
                };
            };
            400: components["responses"]["400-IMPORT_UNREADABLE-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "priceChanges.undo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El cambio de precios (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                priceChangeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deshacer un cambio de precios */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangeView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-PRICE_CHANGE_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "scheduledChanges.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los cambios programados, y los que terminaron en los últimos 30 días */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledChangeView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "scheduledChanges.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleChangeRequest"];
            };
        };
        responses: {
            /** @description Programar un cambio de precios, o que un menú se publique o deje de estarlo */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledChangeView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-ACCOUNT_CLOSING-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-PRICE_CHANGE_TOO_LARGE-SCHEDULED_CHANGES_FULL-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED-ROWS_REFUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "scheduledChanges.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El cambio programado (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                scheduledChangeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un cambio programado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledChangeView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-SCHEDULED_CHANGE_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "scheduledChanges.cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El cambio programado (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                scheduledChangeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelar un cambio programado */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-SCHEDULED_CHANGE_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-SCHEDULED_CHANGE_OVER-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "history.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las versiones de un menú mío, de la última a la primera */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuVersion"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "history.compare": {
        parameters: {
            query?: {
                /**
                 * @description Con qué se compara: `previous`, la versión anterior, o `now`, el menú como está ahora. `previous` si no se dice.
                 * @example now
                 */
                against?: "previous" | "now";
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
                /**
                 * @description La versión: su `number` en el historial.
                 * @example 12
                 */
                versionNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una versión de un menú mío y lo que cambió */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDifferences"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND-VERSION_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "history.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
                /**
                 * @description La versión: su `number` en el historial.
                 * @example 12
                 */
                versionNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreVersionRequest"];
            };
        };
        responses: {
            /** @description Devolver un menú mío a una versión */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreReport"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND-VERSION_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "categories.list": {
        parameters: {
            query?: {
                /**
                 * @description Lo que también se responde, separado por comas: items
                 * @example [
                 *       "items"
                 *     ]
                 */
                include?: "items"[];
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("version" | "id" | "menuId" | "name" | "openingHours" | "displayOrder" | "createdAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las categorías de un menú mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryWithContent"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "categories.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCategoryRequest"];
            };
        };
        responses: {
            /** @description Agregar una categoría */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-CATEGORY_NAME_TAKEN-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "categories.get": {
        parameters: {
            query?: {
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("version" | "id" | "menuId" | "name" | "openingHours" | "displayOrder" | "createdAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La categoría (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una categoría de un menú mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "categories.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La categoría (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCategoryRequest"];
            };
        };
        responses: {
            /** @description Cambiar una categoría */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-CATEGORY_NAME_TAKEN-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "categories.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La categoría (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar una categoría; sus ítems quedan sin ella */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.list": {
        parameters: {
            query?: {
                /**
                 * @description Solo los de esta categoría
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                categoryId?: string;
                /**
                 * @description `true`: solo los disponibles; `false`: solo los agotados
                 * @example true
                 */
                isAvailable?: boolean;
                /**
                 * @description Parte del nombre, con o sin acentos y mayúsculas
                 * @example sancocho
                 */
                q?: string;
                /**
                 * @description Solo los que cambiaron desde este momento
                 * @example 2026-11-23T14:30:00.000Z
                 */
                updatedSince?: string;
                /**
                 * @description El orden; con `-`, al revés
                 * @example name
                 */
                sort?: "displayOrder" | "-displayOrder" | "name" | "-name" | "price" | "-price" | "updatedAt" | "-updatedAt";
                /**
                 * @description Lo que también se responde, separado por comas: category
                 * @example [
                 *       "category"
                 *     ]
                 */
                include?: "category"[];
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("externalId" | "sharedId" | "id" | "menuId" | "categoryId" | "name" | "description" | "price" | "imageUrl" | "dietaryTags" | "allergens" | "isAvailable" | "sizes" | "extras" | "availableAgainAt" | "imagePlaceholder" | "displayOrder" | "version" | "createdAt" | "updatedAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los ítems de un menú mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemWithCategory"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.upsert": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsertItemsRequest"];
            };
        };
        responses: {
            /** @description Crear y cambiar ítems juntos, por el código que les da otro programa */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertReport"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-CATEGORY_NAME_TAKEN-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED-ROWS_REFUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-EXTERNAL_ID_TAKEN-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.get": {
        parameters: {
            query?: {
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("externalId" | "sharedId" | "id" | "menuId" | "categoryId" | "name" | "description" | "price" | "imageUrl" | "dietaryTags" | "allergens" | "isAvailable" | "sizes" | "extras" | "availableAgainAt" | "imagePlaceholder" | "displayOrder" | "version" | "createdAt" | "updatedAt")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El ítem (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un ítem de un menú mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ITEM_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El ítem (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-NOT_FOUND-OBJECT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-EXTERNAL_ID_TAKEN-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El ítem (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un ítem; por un día se puede recuperar */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ITEM_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "items.uploadPhoto": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El ítem (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description La imagen: JPEG, PNG, WebP, GIF o AVIF, de hasta 10 MB
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Subir la foto de un ítem en una sola llamada */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-STORAGE_LIMIT_REACHED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ITEM_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE-UPLOAD_FORMAT-UPLOAD_NOT_AN_IMAGE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            507: components["responses"]["507-STORAGE_FULL"];
        };
    };
    "items.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El ítem (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recuperar un ítem borrado hace menos de un día */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ITEM_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "sharedItems.list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En qué otros menús están los ítems de un menú mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "sharedItems.share": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareItemsRequest"];
            };
        };
        responses: {
            /** @description Poner en un menú ítems de otros menús míos */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareReport"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-CATEGORY_NOT_FOUND-ITEM_NOT_FOUND-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "sharedItems.separate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El ítem (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Separar un ítem de los otros menús */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-ITEM_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "dashboard.stats": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cuántos menús e ítems tengo, y cuántos menús publicados */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "dashboard.analytics": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis tres menús más vistos en los últimos siete días */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuViews"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "dashboard.activity": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description En lugar de `page`: el que trae `Link` con rel="next". Lo que llega mientras se lee no repite ni salta filas
                 * @example eyJhdCI6IjIwMjYtMTEtMjMifQ
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lo último que hice con mis menús */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "analytics.get": {
        parameters: {
            query?: {
                /**
                 * @description Los últimos días, hoy incluido
                 * @example 30
                 */
                days?: 7 | 30 | 90 | 365;
                /**
                 * @description En lugar de `days`: el primer día, como `2026-11-01`
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description El último día, con `from`; un año como máximo
                 * @example 2026-11-21
                 */
                to?: string;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Qué hicieron los comensales con un menú mío */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuAnalytics"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "analytics.export": {
        parameters: {
            query?: {
                /**
                 * @description Los últimos días, hoy incluido
                 * @example 30
                 */
                days?: 7 | 30 | 90 | 365;
                /**
                 * @description En lugar de `days`: el primer día, como `2026-11-01`
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description El último día, con `from`; un año como máximo
                 * @example 2026-11-21
                 */
                to?: string;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los números de un menú mío como tabla */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "analytics.live": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cuántos navegadores muestran mi menú en este momento */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenMenus"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "analytics.advice": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Qué hacer según los números de los últimos 30 días, tres cosas como máximo */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "allMenusAnalytics.compare": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Los últimos días, hoy incluido
                 * @example 30
                 */
                days?: 7 | 30 | 90 | 365;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis menús, comparados en un mismo período, el más visto primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuComparison"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "allMenusAnalytics.getWeeklyMail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Si recibo cada semana un email con qué hacer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyMail"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "allMenusAnalytics.setWeeklyMail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyMail"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PLAN_REQUIRED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "uploads.createTicket": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTicketView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-STORAGE_LIMIT_REACHED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "uploads.getStorage": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cuánto espacio ocupan mis imágenes, y cuánto incluye mi plan */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "uploads.upload": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description Lo último de la `uploadURL` (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_EXPIRED"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-OBJECT_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            507: components["responses"]["507-STORAGE_FULL"];
        };
    };
    "imageUses.useForItem": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectPathView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_EXPIRED-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE-UPLOAD_FORMAT-UPLOAD_NOT_AN_IMAGE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "imageUses.useForLogo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectPathView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_EXPIRED-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE-UPLOAD_FORMAT-UPLOAD_NOT_AN_IMAGE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "imageUses.useForProfile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
            /** @description Usar lo subido como foto de perfil; la pone en el perfil */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectPathView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_EXPIRED-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW-UPLOAD_UNREADABLE"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE-UPLOAD_FORMAT-UPLOAD_NOT_AN_IMAGE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "qr.draw": {
        parameters: {
            query?: {
                /**
                 * @description Lado de la imagen, en píxeles.
                 * @example 512
                 */
                size?: number;
                /**
                 * @description Formato de la imagen; `png` si no se dice.
                 * @example png
                 */
                format?: "png" | "svg";
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El código QR de un menú publicado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/svg+xml": Blob;
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-MENU_NOT_PUBLISHED-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "prints.print": {
        parameters: {
            query: {
                /**
                 * @description Mesas, una por código: `1-12,Terraza`
                 * @example 1-12,Terraza
                 */
                mesa?: string;
                /**
                 * @description Qué se imprime: carpa de mesa, etiqueta, afiche o el menú entero.
                 * @example tent
                 */
                layout: "tent" | "label" | "poster" | "menu";
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un PDF listo para imprimir de un menú publicado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Print-Warning": components["headers"]["X-Print-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-MENU_NOT_PUBLISHED-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "spreadsheets.import": {
        parameters: {
            query?: {
                /**
                 * @description `true` dice qué entraría y no guarda nada.
                 * @example true
                 */
                preview?: boolean;
            };
            header?: {
                /**
                 * @description El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400-IMPORT_UNREADABLE-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-MENU_CONTENT_LIMIT_REACHED-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "spreadsheets.export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los ítems de un menú como tabla */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "workbook.export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Todos los menús en un libro de Excel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            422: components["responses"]["422-WORKBOOK_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "workbook.import": {
        parameters: {
            query?: {
                /**
                 * @description `true` dice qué entraría y no guarda nada.
                 * @example true
                 */
                preview?: boolean;
            };
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
            };
        };
        responses: {
            /** @description Cambiar todos los menús con un libro de Excel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkbookReport"];
                };
            };
            400: components["responses"]["400-IMPORT_UNREADABLE-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-MENU_LIMIT_REACHED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "menuDrafts.read": {
        parameters: {
            query?: {
                /**
                 * @description Qué es cada columna de una tabla, en su orden; vacío, si no se lee. Por defecto lo dicen los títulos y las celdas.
                 * @example name,price,,category
                 */
                columns?: string;
                /**
                 * @description Qué hojas de un libro se leen, por su número desde 0. Por defecto, las que tienen platos.
                 * @example 0,2
                 */
                sheets?: string;
            };
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": Blob;
                "text/csv": Blob;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                "application/vnd.ms-excel": Blob;
                "application/vnd.oasis.opendocument.spreadsheet": Blob;
                "application/pdf": Blob;
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
                "image/gif": Blob;
                "image/avif": Blob;
            };
        };
        responses: {
            /** @description Leer un menú de un texto, una tabla, un PDF o una foto; nada se guarda */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraftView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-UPLOAD_INCOMPLETE-UPLOAD_TOO_MANY_PIXELS-UPLOAD_TOO_NARROW"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE-UPLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-MENU_FILE_TYPE-UNSUPPORTED_TYPE-UPLOAD_FORMAT"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED-MENU_FILE_TOO_SLOW-MENU_FILE_UNREADABLE-MENU_PDF_LOCKED-MENU_PDF_SCANNED-MENU_PDF_TOO_LONG-MENU_PHOTO_WITHOUT_TEXT"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
            507: components["responses"]["507-STORAGE_FULL"];
        };
    };
    "templates.list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Menús completos con los que empezar */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis webhooks */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-WEBHOOK_FORBIDDEN_TARGET"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WEBHOOK_LIMIT_REACHED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: {
                /**
                 * @description Solo estos campos, separados por comas; los demás no vienen en la respuesta
                 * @example [
                 *       "id",
                 *       "url"
                 *     ]
                 */
                fields?: ("id" | "url" | "description" | "events" | "isEnabled" | "pausedAt" | "createdAt" | "lastTriedAt" | "lastStatus" | "previousSecretExpiresAt" | "version")[];
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un webhook, sin su secreto */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
            /** @description Cambiar, pausar o activar un webhook: solo lo que se envía */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT-WEBHOOK_FORBIDDEN_TARGET"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Borrar un webhook */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412
                 * @example "7"
                 */
                "If-Match"?: string;
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cambiar el secreto de un webhook: el nuevo se muestra esta única vez; el anterior también firma 24 horas más */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            412: components["responses"]["412-CHANGED_MEANWHILE"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enviar una prueba: un webhook.test, aunque esté en pausa */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhookDeliveries.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lo que se envió a un webhook en los últimos 7 días, lo más nuevo primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhookDeliveries.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
                /**
                 * @description La entrega: su `id`, que es el `webhook-id` de cada intento.
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una entrega: lo que se envió en cada intento y lo que respondió tu dirección */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_DELIVERY_NOT_FOUND-WEBHOOK_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhookDeliveries.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El webhook (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                webhookId: string;
                /**
                 * @description La entrega: su `id`, que es el `webhook-id` de cada intento.
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enviar otra vez una entrega, con el mismo webhook-id */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-API_KEY_SCOPE_MISSING-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-WEBHOOK_DELIVERY_NOT_FOUND-WEBHOOK_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "visits.record": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "visits.recordEngagement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "visits.recordItems": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "plans.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los planes, con su precio y sus límites */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "subscription.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mi suscripción */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "subscription.events": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Avisos de que cambió mi plan (plan) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "subscription.cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelar al final del período; lo pagado se conserva */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "subscription.resume": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deshacer la cancelación */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payments.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mis pagos, los más nuevos primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payments.receipt": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El pago (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El recibo de un pago */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Print-Warning": components["headers"]["X-Print-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-PAYMENT_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "grants.grant": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La persona (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-USER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payPal.getSetup": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lo que inicia el script de pagos en el navegador */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payPal.createOrder": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderIdView"];
                };
            };
            400: components["responses"]["400-AMOUNT_BUYS_NO_PLAN-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-PLAN_GRANTED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payPal.captureOrder": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La orden en el proveedor de pagos.
                 * @example 5O190127TN364715T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cobrar una orden aprobada, una sola vez */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            402: components["responses"]["402-PAYMENT_DECLINED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-ORDER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-ORDER_NOT_APPROVED-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payPal.cancelOrder": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description La orden en el proveedor de pagos.
                 * @example 5O190127TN364715T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dejar una orden sin pagar */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND-ORDER_NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "payPalWebhooks.receive": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Aviso del proveedor de pagos */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT-NOTICE_FORGED"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "demo.enter": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entrar en el modo demo; no guarda nada */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoEntry"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "demo.request": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            403: components["responses"]["403-FOREIGN_ORIGIN"];
            408: components["responses"]["408-TOO_SLOW"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "status.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El estado de cada parte del servicio, su historia y los incidentes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "incidents.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los incidentes, los abiertos primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "incidents.open": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "incidents.change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El incidente (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            404: components["responses"]["404-NOT_FOUND"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "notices.list": {
        parameters: {
            query?: {
                /**
                 * @description Qué página, desde 1; sin `page` ni `limit` la lista viene entera
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Cuántos por página; 20 si solo se dice la página
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los avisos a los dueños, el más nuevo primero */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerNoticeView"][];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "notices.send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; de todas, mientras falta memoria para guardarlas.
                 * @example 0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerNoticeView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-FOREIGN_ORIGIN-ROLE_FORBIDDEN"];
            408: components["responses"]["408-TOO_SLOW"];
            409: components["responses"]["409-WRITE_UNDER_WAY"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            415: components["responses"]["415-ENCODED_BODY-UNSUPPORTED_TYPE"];
            422: components["responses"]["422-IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "notices.audience": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A cuántos dueños llegaría un aviso ahora */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeAudience"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            401: components["responses"]["401-UNAUTHENTICATED"];
            403: components["responses"]["403-FORBIDDEN-ROLE_FORBIDDEN"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "images.get": {
        parameters: {
            query?: {
                /**
                 * @description Ancho en píxeles: 320, 640, 960 o 1280
                 * @example 640
                 */
                w?: number;
            };
            header?: never;
            path: {
                /**
                 * @description La imagen (uuid); con `.jpg` detrás, la que usan las vistas previas de enlaces.
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-NOT_FOUND-OBJECT_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "images.publicObjects": {
        parameters: {
            query?: {
                /**
                 * @description Ancho en píxeles: 320, 640, 960 o 1280
                 * @example 640
                 */
                w?: number;
            };
            header?: never;
            path: {
                /**
                 * @description La imagen (uuid); con `.jpg` detrás, la que usan las vistas previas de enlaces.
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-NOT_FOUND-OBJECT_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "dinerPage.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El menú como lo ven los comensales */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description La dirección traía algo más que el menú */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            /** @description Una página que dice que el menú no está disponible */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "dinerPage.getBySlug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description La dirección legible del menú.
                 * @example la-cocina-de-carmen
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El menú por su dirección legible */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description El menú tiene hoy otra dirección */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            /** @description Una página que dice que el menú no está disponible */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "restaurantPage.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description La dirección legible del menú.
                 * @example la-cocina-de-carmen
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El restaurante: el menú que se sirve ahora, y los demás en pestañas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description El restaurante tiene hoy otra dirección */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description El restaurante se borró: uno de sus menús */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            /** @description Una página que dice que no hay tal menú */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "restaurantPage.getMenu": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description La dirección legible del menú.
                 * @example la-cocina-de-carmen
                 */
                slug: string;
                /**
                 * @description La dirección legible de un menú del restaurante.
                 * @example la-cocina-de-carmen-2
                 */
                menuSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un menú de un restaurante, con los demás en pestañas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description El restaurante tiene hoy otra dirección */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description El restaurante ya no tiene este menú en línea, o se borró */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            /** @description Una página que dice que no hay tal menú */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "shortAddress.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description El código corto del menú o de una mesa; con `-T`, la pieza impresa en que está.
                 * @example 7K3M9XW
                 */
                shortCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El menú por la dirección de su código QR */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    Location: components["headers"]["Redirect"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            /** @description Una página que dice que no hay tal menú */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            /** @description Una página que vuelve a mirar por sí sola */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["500-INTERNAL"];
        };
    };
    "oembed.find": {
        parameters: {
            query: {
                /**
                 * @description El alto máximo del marco, en píxeles
                 * @example 800
                 */
                maxheight?: number;
                /**
                 * @description El ancho máximo del marco, en píxeles
                 * @example 640
                 */
                maxwidth?: number;
                /**
                 * @description El formato de la respuesta: solo json
                 * @example json
                 */
                format?: "json";
                /**
                 * @description La dirección de un menú publicado, como la abre un comensal
                 * @example https://cartaviva.do/m/la-cocina-de-carmen
                 */
                url: string;
            };
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un menú publicado para insertar en otra página (oEmbed 1.0) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OembedView"];
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-MENU_NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "publicMenus.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Un menú publicado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicMenuView"];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "publicMenus.listCategories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Las categorías de un menú publicado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCategoryView"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "publicMenus.listItems": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los ítems de un menú publicado */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicItemView"][];
                };
            };
            /** @description Sigue como estaba */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "live.events": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva
                 * @example 2026-11-23
                 */
                "CartaViva-Version"?: "2026-11-23";
            };
            path: {
                /**
                 * @description El menú (uuid).
                 * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                 */
                menuId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Avisos de que un menú cambió (changed) o dejó de estar publicado (unpublished) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "CartaViva-Version": components["headers"]["CartaViva-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400-INVALID_INPUT"];
            404: components["responses"]["404-MENU_NOT_FOUND-NOT_FOUND"];
            413: components["responses"]["413-PAYLOAD_TOO_LARGE"];
            429: components["responses"]["429-TOO_MANY_REQUESTS"];
            500: components["responses"]["500-INTERNAL"];
            503: components["responses"]["503-UNAVAILABLE-UNKNOWN_MESSAGE"];
        };
    };
    "webhooks.onMenuChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica la entrega y es el mismo en cada intento: guarda los que ya atendiste. */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970. Rechaza los de más de cinco minutos. */
                "webhook-timestamp": string;
                /** @description `v1,` y el HMAC-SHA256 en base64 de `{webhook-id}.{webhook-timestamp}.{cuerpo}` con tu secreto. Durante 24 horas tras cambiar el secreto hay dos firmas, separadas por un espacio: basta con que una sea correcta. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Siempre `menu.changed`.
                     * @example menu.changed
                     * @enum {string}
                     */
                    type: "menu.changed";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó lo primero: ISO 8601, en UTC.
                     * @example 2026-11-23T14:30:00.000Z
                     */
                    timestamp: string;
                    /** MenuChangedData */
                    data: {
                        /**
                         * Format: uuid
                         * @description El menú (uuid).
                         * @example 3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4
                         */
                        menuId: string;
                        /**
                         * @description Número de la entrega sobre este menú a este webhook, desde 1; `null` en una prueba.
                         * @example 17
                         */
                        sequence: number;
                        /**
                         * @description Si cambió más de lo que nombra `events`: quien guarde una copia del menú debe leerlo entero.
                         * @example false
                         */
                        isPartial: boolean;
                        /** @description Lo que cambió, de lo que el webhook recibe, lo más antiguo primero. */
                        events: ({
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.created";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.updated";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                            /** @description Los campos que cambiaron, con el valor que tenían. */
                            previous: Record<string, never>;
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.published";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.unpublished";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.reordered";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.translated";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                            /**
                             * @description El idioma, por su código.
                             * @example en
                             */
                            language: string;
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.deleted";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "menu.restored";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            menu: components["schemas"]["MenuView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "category.created";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            category: components["schemas"]["CategoryView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "category.updated";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            category: components["schemas"]["CategoryView"];
                            /** @description Los campos que cambiaron, con el valor que tenían. */
                            previous: Record<string, never>;
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "category.deleted";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            category: components["schemas"]["CategoryView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "item.created";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            item: components["schemas"]["ItemView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "item.updated";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            item: components["schemas"]["ItemView"];
                            /** @description Los campos que cambiaron, con el valor que tenían. */
                            previous: Record<string, never>;
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "item.deleted";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            item: components["schemas"]["ItemView"];
                        } | {
                            /**
                             * @description Qué cambió.
                             * @constant
                             */
                            type: "item.restored";
                            /**
                             * Format: date-time
                             * @description Cuándo cambió, en UTC.
                             */
                            at: string;
                            item: components["schemas"]["ItemView"];
                        })[];
                    };
                };
            };
        };
        responses: {
            /** @description Lo recibiste: cualquier 2xx antes de 10 segundos. Con otra respuesta se intenta de nuevo, nueve veces en un día; no se siguen redirecciones. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Esta dirección ya no existe: el webhook se pausa y te escribimos. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.onTest": {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica la entrega y es el mismo en cada intento: guarda los que ya atendiste. */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970. Rechaza los de más de cinco minutos. */
                "webhook-timestamp": string;
                /** @description `v1,` y el HMAC-SHA256 en base64 de `{webhook-id}.{webhook-timestamp}.{cuerpo}` con tu secreto. Durante 24 horas tras cambiar el secreto hay dos firmas, separadas por un espacio: basta con que una sea correcta. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestPayload"];
            };
        };
        responses: {
            /** @description Lo recibiste: cualquier 2xx antes de 10 segundos. Con otra respuesta se intenta de nuevo, nueve veces en un día; no se siguen redirecciones. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Esta dirección ya no existe: el webhook se pausa y te escribimos. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
