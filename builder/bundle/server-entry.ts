/** What the build and the dev server render with: the generic renderer and this project's blocks, joined. */
import { registry } from '../../blocks/index.ts';
import { interactive } from '../../blocks/interactive.ts';
import { Renderer } from '../../renderer/server.tsx';
import type { RendererOptions } from '../../renderer/server.tsx';

export type { Renderer };

/** A renderer with every block of the registry. */
export function createRenderer(options: Omit<RendererOptions, 'components' | 'live'>): Renderer {
  return new Renderer({ ...options, components: registry, live: new Set(Object.keys(interactive)) });
}
