/** Icons of the Tabler set, read when a manifest names them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { asHtml } from '../../schema/values/html.ts';
import type { Html } from '../../schema/values/html.ts';
import { once } from '../../schema/values/once.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('@tabler/icons/outline/home.svg')), '..');
const drawn = new Map<string, Html>();

/** Returns the icon as inline SVG, hidden from screen readers; undefined where the set has none of that name. */
export function drawIcon(name: string): Html | undefined {
  const cached = drawn.get(name);
  if (cached) return cached;
  const [, style, base] = /^(?:(filled)\/)?([a-z0-9-]+)$/.exec(name) ?? [];
  const file = join(folder, style ?? 'outline', `${base}.svg`);
  if (!base || !existsSync(file)) return undefined;
  const paths = [...readFileSync(file, 'utf8').matchAll(/<path\b[^>]*?d="([^"]+)"[^>]*>/g)].map(([, d]) => d!);
  const shape = paths.filter((d) => d !== 'M0 0h24v24H0z').join('');
  const svg = asHtml(
    `<svg class="icon${style ? ' icon-filled' : ''}" viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>`,
  );
  drawn.set(name, svg);
  return svg;
}

/** Returns every name of the set; read only to suggest one. */
export const iconNames = once(() => readdirSync(join(folder, 'outline')).map((file) => file.replace(/\.svg$/, '')));
