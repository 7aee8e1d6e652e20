import { Plugin, type PluginConstructor } from '@dnd-kit/abstract';
import { StyleInjector, type DragDropManager } from '@dnd-kit/dom';

/**
 * Keeps dnd-kit from putting a style sheet into the page's head whenever something is lifted: the
 * browser then styles every element anew, which takes a long menu several frames. What the sheet would
 * say is in the class names of the overlay. Stands before the plugins that register their rules.
 */
export class OwnStyles extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager);
    const injector = manager.registry.plugins.get(
      StyleInjector as unknown as PluginConstructor<DragDropManager>,
    );
    if (injector) Object.assign(injector, { register: () => () => undefined });
  }
}
