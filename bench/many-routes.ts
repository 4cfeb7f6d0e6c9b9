import { readFileSync } from 'node:fs';

/** A manifest with many more pages than site.yaml: its pages about places again and again, each with its own path and heading. */
export function manyRoutes(count: number): string {
  const text = readFileSync('site.yaml', 'utf8').trimEnd();
  const pages = text
    .slice(text.indexOf('\nroutes:\n'))
    .split(/^(?= {2}- path: )/m)
    .slice(1);
  const places = pages.filter((page) => page.startsWith('  - path: /air-ambulance-services-'));
  const copies = Array.from({ length: count - pages.length }, (_, number) =>
    places[number % places.length]!.trimEnd()
      .replace(/^ {2}- path: \S+/, (path) => `${path}-${number}`)
      .replace(/^( {8}heading: )(?=\w)/m, `$1Copy ${number} of `),
  );
  return [text, ...copies, ''].join('\n');
}
