/** Joins the generic renderer with this project's blocks, for the build and the dev server. */
import { registry } from '../../blocks/index.ts';
import { liveBlocks } from '../../blocks/live-blocks.ts';
import { lateComponents, prepareLiveBlock } from '../../blocks/prepare-live-block.ts';
import { Renderer } from '../../renderer/server.tsx';
import type { RendererOptions } from '../../renderer/server.tsx';

export type { Renderer };

/** Returns a renderer with every block of the registry. */
export function createRenderer(options: Omit<RendererOptions, 'components' | 'live' | 'prepare'>): Renderer {
  const components = { ...registry, ...lateComponents };
  return new Renderer({ ...options, components, live: new Set(Object.keys(liveBlocks)), prepare: prepareLiveBlock });
}
