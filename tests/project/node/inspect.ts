/**
 * node tests/project/node/inspect.ts: fetches every Node package that package.json pins, for whatever machine it is, and
 * writes what is in its binary into packages.json, which a test holds against what the code needs. Needs npm, tar and 300 MB.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedPackages } from './pinned.ts';
import type { InspectedPackage } from './pinned.ts';

/** Returns what can be found out about a binary without running it. */
export function inspectBinary(bytes: Buffer): Omit<InspectedPackage, 'name' | 'version' | 'integrity'> {
  const text = bytes.toString('latin1');
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    node: /node-v(\d+\.\d+\.\d+)(?:-headers)?\.tar/.exec(text)?.[1] ?? '',
    sqlite: /[^\d.](3\.[4-9]\d\.\d+)\0/.exec(text)?.[1] ?? '',
    hasUuid7: text.includes('randomUUIDv7'),
    signer: /Developer ID Application: [\w. ]+ \(\w+\)|OpenJS Foundation/.exec(text)?.[0] ?? null,
  };
}

function inspectPackage(name: string, version: string, integrity: string): InspectedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-node-'));
  try {
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
    const [file] = readdirSync(folder);
    const hash = createHash('sha512').update(readFileSync(join(folder, file!))).digest('base64'); // prettier-ignore
    if (`sha512-${hash}` !== integrity) throw new Error(`${name} is not the package of the lock file.`);
    execFileSync('tar', ['xzf', file!], { cwd: folder });
    const bin = join(folder, 'package/bin');
    const binary = readdirSync(bin).find((entry) => /^node(?:\.exe)?$/.test(entry));
    return { name, version, integrity, ...inspectBinary(readFileSync(join(bin, binary!))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const all = pinnedPackages().map(({ name, version, integrity }) => inspectPackage(name, version, integrity));
  writeFileSync(join(import.meta.dirname, 'packages.json'), `${JSON.stringify(all, null, 2)}\n`);
}
