import { Fragment } from 'react';
import type { FunctionComponent } from 'react';
import { SiteContextProvider } from '../../blocks/shared/site-context.ts';
import { Toaster } from '../../blocks/shared/toast/Toaster.tsx';
import { LIVE_ATTRIBUTE, STATIC_ATTRIBUTE } from '../page.ts';
import type { Page, PagePart } from '../page.ts';

/** A component for each live block type; the server and the browser pass different registries. */
export type Components = Partial<Record<string, FunctionComponent<{ block: never }>>>;

/** The parts of the frame that every page shares, as finished HTML. */
export interface Chrome {
  header: string | TrustedHTML;
  footer: string | TrustedHTML;
}

interface ShellProps {
  page: Page;
  /** Tells one page from the next, so that nothing of the old one lives on. */
  pageKey: string;
  chrome: Chrome;
  components: Components;
}

/** Everything inside the root element, on the server and in the browser alike. */
export function Shell({ page, pageKey, chrome, components }: ShellProps) {
  return (
    <SiteContextProvider value={page.frame}>
      <Static html={chrome.header} />
      <main id="main" tabIndex={-1}>
        <Fragment key={pageKey}>
          {page.parts.map((part, index) => (
            <PartView key={index} part={part} components={components} />
          ))}
        </Fragment>
      </main>
      <Static html={chrome.footer} />
      <Toaster closeLabel={page.frame.labels.close} />
      {/* Screen readers are told here which page has come; React has no part in it. */}
      <p className="hidden" role="status" />
    </SiteContextProvider>
  );
}

function PartView({ part, components }: { part: PagePart; components: Components }) {
  if ('html' in part) return <Static html={part.html} {...{ [STATIC_ATTRIBUTE]: '' }} />;
  const Component = components[part.type];
  if (!Component) throw new Error(`No component for the block type "${part.type}".`);
  return (
    <div {...{ [LIVE_ATTRIBUTE]: part.type }}>
      <Component block={part.block as never /* the registry pairs each type with its block */} />
    </div>
  );
}

/** Finished HTML. In the browser its markup is already there: React keeps it as it stands. */
function Static({ html, ...attributes }: { html: string | TrustedHTML }) {
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
