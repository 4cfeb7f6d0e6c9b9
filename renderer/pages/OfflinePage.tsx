/** Renders the page for visitors without a network: the site's name and phone numbers. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { telAddress } from '../../schema/values/countries/tel-address.ts';
import { directionOf } from '../../schema/values/language.ts';

/** Inline, as no style sheet, font or picture can be fetched. */
const STYLES = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0 auto;padding:1.5rem;max-width:32rem}
h1{line-height:1.2}ul{padding:0;list-style:none}a{display:block;margin:.5rem 0;padding:.75rem 1rem;border:2px solid;border-radius:.5rem;color:inherit}`;

interface Call {
  label: string;
  to: string;
}

/** Returns the whole HTML of the page. It is part of the service worker's script. */
export function renderOfflinePage(site: SiteWithoutRoutes, home: string): string {
  const { brand, labels, language } = site;
  const page = (
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${labels.offlineTitle} – ${brand.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <main>
          <p>{brand.name}</p>
          <h1>{labels.offlineTitle}</h1>
          <p>{labels.offline}</p>
          <ul>
            {callsOf(site).map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
            <li>
              <a href={home}>{labels.home}</a>
            </li>
          </ul>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Returns the phone numbers of the layout, without repetitions; all of the site's where it has none. */
function callsOf({ navigation: { call }, floatingButtons, footer, phones }: SiteWithoutRoutes): Call[] {
  const inHeader = call ? [{ label: [call.label, call.number].filter(Boolean).join(' '), to: call.to }] : [];
  const inLayout = [...inHeader, ...(footer.contact?.links ?? []), ...floatingButtons];
  const calls = inLayout.filter(({ to }) => to.startsWith('tel:'));
  const numbers = Object.values(phones).map((label) => ({ label, to: telAddress(label) }));
  const unique = Map.groupBy(calls.length > 0 ? calls : numbers, ({ to }) => to);
  return [...unique.values()].map(([first]) => first!);
}
