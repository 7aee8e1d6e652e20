import { defineMenuElement } from './menu-element';

defineMenuElement(new URL((document.currentScript as HTMLScriptElement).src).origin);
