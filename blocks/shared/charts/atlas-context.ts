/** Gives blocks the atlas. Apart from the atlas itself, which a build reads without React. */
import { createContext, use } from 'react';
import type { Atlas } from './atlas.ts';

export const AtlasContext = createContext<Atlas | undefined>(undefined);

/** Returns the atlas; throws outside AtlasContext. */
export function useAtlas(): Atlas {
  const atlas = use(AtlasContext);
  if (!atlas) throw new Error('A chart was rendered outside AtlasContext.');
  return atlas;
}
