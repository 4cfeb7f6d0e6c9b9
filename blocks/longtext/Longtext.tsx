import type { Longtext as LongtextBlock } from '../../schema/types.ts';
import { Prose } from '../shared/Prose.tsx';
import { targetOf } from '../shared/target.ts';

/** Renders a text of several paragraphs. */
export function Longtext({ block }: { block: LongtextBlock }) {
  return (
    <div className={`longtext longtext-${block.layout}`} {...targetOf(block)}>
      <Prose html={block.text} className="wrap prose" />
    </div>
  );
}
