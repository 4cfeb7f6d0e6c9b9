import { Fragment } from 'react';
import type { FunctionComponent } from 'react';
import { SiteContextProvider } from '../../blocks/shared/site-context.ts';
import { Toaster } from '../../blocks/shared/toast/Toaster.tsx';
import { MAIN_ID } from '../../schema/addresses/layout-ids.ts';
import { LIVE_ATTRIBUTE } from '../page.ts';
import type { Page, PagePart } from '../page.ts';

/** A component for each live block type; the server and the browser pass different registries. */
export type Components = Partial<Record<string, FunctionComponent<{ block: never }>>>;

/** The header and footer of every page, as finished HTML. */
export interface Layout {
  header: string | TrustedHTML;
  footer: string | TrustedHTML;
}

interface ShellProps {
  page: Page;
  /** Differs from page to page, so that React keeps no state of the old one. */
  pageKey: string;
  layout: Layout;
  components: Components;
}

/** Renders everything inside the root element, on the server and in the browser alike. */
export function Shell({ page, pageKey, layout, components }: ShellProps) {
  return (
    <SiteContextProvider value={page.site}>
      <Static html={layout.header} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Fragment key={pageKey}>
          {page.parts.map((part, index) => (
            <PartView key={index} part={part} components={components} />
          ))}
        </Fragment>
      </main>
      <Static html={layout.footer} />
      <Toaster closeLabel={page.site.labels.close} />
      {/* Announces the new page to screen readers; React does not change it. */}
      <p className="hidden" role="status" />
    </SiteContextProvider>
  );
}

function PartView({ part, components }: { part: PagePart; components: Components }) {
  if ('html' in part) return <Static html={part.html} />;
  const Component = components[part.type];
  if (!Component) throw new Error(`No component for the block type "${part.type}".`);
  return (
    <div {...{ [LIVE_ATTRIBUTE]: part.type }}>
      <Component block={part.block as never /* the registry pairs each type with its block */} />
    </div>
  );
}

/** Finished HTML. In the browser its markup is already there, and React keeps it as it is. */
function Static({ html }: { html: string | TrustedHTML }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
