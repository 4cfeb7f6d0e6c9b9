import type { Longtext as LongtextBlock } from '../../schema/types.ts';
import { Prose } from '../shared/Prose.tsx';

/** Running text. */
export function Longtext({ block }: { block: LongtextBlock }) {
  return (
    <div className={`longtext longtext-${block.layout}`} id={block.id}>
      <Prose html={block.text} className="wrap prose" />
    </div>
  );
}
