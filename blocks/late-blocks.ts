/** Loads the code of live blocks that few pages have, with the page that has one. */
import { liveBlocks } from './live-blocks.ts';

const late: Record<string, () => Promise<object>> = {
  'long-form': () => import('./form/long/LongForm.tsx').then(({ LongForm }) => ({ 'long-form': LongForm })),
};

/** Adds the components that the blocks of a page need to `liveBlocks`. Rejects if their code cannot be loaded. */
export async function loadLateBlocks(parts: readonly object[]): Promise<void> {
  const types = parts.flatMap((part) =>
    'type' in part && !(String(part.type) in liveBlocks) ? String(part.type) : [],
  );
  Object.assign(liveBlocks, ...(await Promise.all(types.map((type) => late[type]?.()))));
}
