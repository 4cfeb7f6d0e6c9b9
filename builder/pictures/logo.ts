import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { extname, join } from 'node:path';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import type { Folders } from './folders.ts';

/**
 * Copies the logo to an address that names its content, and returns that address. Browsers keep what is under such an
 * address for good, so a page that opens without a network has its logo.
 */
export function copyLogo({ brand }: SiteWithoutRoutes, { publicFolder, out }: Folders): string | undefined {
  if (brand.logo === undefined) return undefined;
  const file = join(publicFolder, brand.logo);
  const name = hash('sha256', readFileSync(file)).slice(0, 12);
  const address = `/assets/logo-${name}${extname(file)}`;
  mkdirSync(join(out, 'assets'), { recursive: true });
  copyFileSync(file, join(out, address));
  return address;
}
