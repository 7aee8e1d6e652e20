import { Plugin, type PluginConstructor } from '@dnd-kit/abstract';
import { StyleInjector, type DragDropManager } from '@dnd-kit/dom';

/**
 * Prevents dnd-kit from adding a style sheet to the page when a drag starts. The browser would then recalculate the
 * style of every element, which takes several frames for a long menu. The class names of the overlay replace the
 * sheet. This plugin must precede the plugins that register styles.
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
