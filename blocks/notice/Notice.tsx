import type { Notice as NoticeBlock } from '../../schema/types.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { targetOf } from '../shared/section/target.ts';

/** Renders a short notice in a box. */
export function Notice({ block }: { block: NoticeBlock }) {
  return (
    <aside className={`notice surface-${block.surface}`} {...targetOf(block)} aria-label={block.heading}>
      <div className="wrap">
        <div className="box">
          <h2>{block.heading}</h2>
          <Paragraph html={block.text} />
        </div>
      </div>
    </aside>
  );
}
