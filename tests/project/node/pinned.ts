/** The packages that bring Node along, as package.json and the lock file pin them. */
import { readFileSync } from 'node:fs';

/** A package of the lock file. */
export interface PinnedPackage {
  name: string;
  version: string;
  integrity: string;
  libc?: string[];
}

/** What was found in a package. */
export interface InspectedPackage {
  name: string;
  version: string;
  integrity: string;
  /** Of the binary. */
  sha256: string;
  /** The versions that the binary names. */
  node: string;
  sqlite: string;
  hasUuid7: boolean;
  /** Who signed it, as macOS and Windows ask for. */
  signer: string | null;
}

interface Lock {
  packages: Record<string, Omit<PinnedPackage, 'name'>>;
}

/** What package.json says. */
export const project = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  optionalDependencies: Record<string, string>;
};

/** Every package with a Node in it. */
export function pinnedPackages(): PinnedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  return Object.keys(project.optionalDependencies)
    .filter((name) => name.startsWith('node-'))
    .map((name) => ({ name, ...packages[`node_modules/${name}`]! }));
}
