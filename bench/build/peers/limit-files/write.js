import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';

const shape = process.argv[2];
const routes = Number(readFileSync('routes.txt', 'utf8'));
const page = Buffer.alloc(9000, 'text ');
const queue = Array.from(
  { length: routes },
  (_, index) => `out/topic-${Math.floor(index / 100)}/page-${index}`,
).values();

await Promise.all(
  Array.from({ length: Math.ceil(routes / 100) }, (_, index) => mkdir(`out/topic-${index}`, { recursive: true })),
);
/** Many writers at a time keep the disk busy. */
await Promise.all(Array.from({ length: 64 }, drain));

async function drain() {
  for (const path of queue) {
    if (shape === 'folders') await mkdir(path, { recursive: true });
    await writeFile(shape === 'folders' ? `${path}/index.html` : `${path}.html`, page);
  }
}
