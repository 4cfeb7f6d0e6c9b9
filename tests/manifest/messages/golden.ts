import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** Compares a text with a file that a person has approved; UPDATE_GOLDENS=1 writes the file. */
export function expectGolden(file: string, text: string): void {
  if (process.env['UPDATE_GOLDENS']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    return;
  }
  expect(`${text}\n`, `Changed on purpose? Then UPDATE_GOLDENS=1 rewrites ${file}.`).toBe(readGolden(file));
}

function readGolden(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no ${file} yet: UPDATE_GOLDENS=1 writes it.`);
  }
}
