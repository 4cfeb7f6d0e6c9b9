import type { PhraseList as PhraseListBlock } from '../../schema/types.ts';
import { Section } from '../shared/section/Section.tsx';

/** Renders phrases in columns, like a book's index. */
export function PhraseList({ block }: { block: PhraseListBlock }) {
  return (
    <Section block={block} heading={block.heading}>
      <ul>
        {block.phrases.map((phrase, index) => (
          <li key={index}>{phrase}</li>
        ))}
      </ul>
    </Section>
  );
}
