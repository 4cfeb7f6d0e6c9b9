import { wholeAddress } from '../../schema/addresses/base-path.ts';
import { extensionOf } from '../../schema/addresses/form-rules.ts';
import type { Download, Downloads as DownloadsBlock } from '../../schema/types.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useSiteContext } from '../shared/site-context.ts';
import { iconOf, opensInBrowser } from './kinds.ts';
import { sizeText } from './size-text.ts';

/** A file with the number of its bytes, which the build reads. */
export interface MeasuredDownload extends Download {
  bytes?: number;
}

/** Renders links to files, each with its kind and its size. */
export function Downloads({ block }: { block: DownloadsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className="files">
        {block.items.map((item, index) => (
          <li key={index}>
            <FileLink item={item} />
            <Paragraph html={item.text} className="about" />
          </li>
        ))}
      </ul>
      <Paragraph html={block.note} className="note" />
    </Section>
  );
}

function FileLink({ item: { title, file, bytes } }: { item: MeasuredDownload }) {
  const { language, url } = useSiteContext();
  const extension = extensionOf(file);
  const facts = [extension.toUpperCase(), bytes === undefined ? '' : sizeText(bytes, language)].filter(Boolean);
  return (
    <a href={file} download={opensInBrowser(extension) ? undefined : ''} data-address={wholeAddress(file, url!)}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconOf(extension)} />
      </svg>
      <span className="title">{title}</span> <span className="facts">{facts.join(' · ')}</span>
    </a>
  );
}
