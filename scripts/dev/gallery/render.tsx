/** Renders the gallery's own pages as HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { printProblems } from '../../../manifest/problems/print.ts';
import type { ManifestError } from '../../../manifest/problems/problem.ts';
import type { BlockType } from './block-types.ts';
import type { Choices } from './choices.ts';
import { GalleryPage } from './GalleryPage.tsx';

/** What every page of the gallery needs. */
interface Assets {
  css: string;
  /** Addresses of the module scripts. */
  scripts: string[];
}

/** Renders the page with all examples. */
export function renderGallery(blockTypes: BlockType[], choices: Choices, assets: Assets): string {
  return renderPage('Blocks', assets, <GalleryPage blockTypes={blockTypes} choices={choices} />);
}

/** Renders the page at the address of an example with problems. */
export function renderProblems(error: ManifestError, assets: Assets): string {
  return renderPage(
    'Problems in an example',
    assets,
    <main className="wrap type">
      <h1>Problems in an example</h1>
      <pre className="problem">{printProblems(error)}</pre>
    </main>,
  );
}

/** Renders the page at an address without an example. */
export function renderMissing(assets: Assets): string {
  return renderPage(
    'No such example',
    assets,
    <main className="wrap type">
      <h1>There is no such example</h1>
      <p>
        <a href="/_gallery/">The gallery</a> has all there are.
      </p>
    </main>,
  );
}

function renderPage(title: string, assets: Assets, content: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        {assets.scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
      </head>
      <body>
        {content}
        <p className="hidden" role="status" id="status" />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
