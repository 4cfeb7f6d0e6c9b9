import { isRecord, recordOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { defineRule } from './rule.ts';
import { collection, page } from './support/examples.ts';
import { namesAt } from '../words/listed-names.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'unknown-tag',
  severity: 'error',
  title: 'There is no such tag',
  means: 'A page has a tag, or a list shows one, that is not under the tags of its collection.',
  why: 'The page would be missing from the list of its tag, and readers would see a word that leads nowhere.',
  fix: 'Correct the tag, or add it under the tags of the collection with the words that readers see: {boats: Boats}.',
  wrong: [...collection, ...page('/notes/first', 'collection: notes\n    tags: [boat]')],
  *checkPage(manifest) {
    for (const { value, pointer } of records(manifest, 'routes')) yield* wrongTags(manifest, value, `${pointer}/tags`);
    for (const { value, pointer } of writtenBlocks(manifest, 'posts'))
      yield* wrongTags(manifest, value, `${pointer}/tag`);
  },
});

function* wrongTags(manifest: unknown, part: Tree, pointer: Pointer) {
  const field = pointer.endsWith('/tags') ? 'tags' : 'tag';
  const name = part['collection'];
  if (part[field] === undefined) return;
  const collections = recordOf(manifest, 'collections');
  // A collection under another name than "collection" has a message of its own.
  const isMisnamed = Object.values(part).some(
    (value) => typeof value === 'string' && Object.hasOwn(collections, value),
  );
  if (name === undefined && !isMisnamed)
    yield {
      pointer,
      at: 'key' as const,
      message: `There is no collection here that ${field === 'tags' ? 'these tags' : 'this tag'} could be of.`,
      hint: 'Write "collection: …" beside it, or remove it.',
    };
  const found = collections[String(name)];
  if (!isRecord(found) || !(found['tags'] === undefined || isRecord(found['tags']))) return; // that has a message
  const tags = recordOf(found, 'tags');
  const path = `collections.${String(name)}.tags`;
  yield* namesAt(part[field], pointer, {
    what: 'tag',
    knownNames: Object.keys(tags),
    shown: tags,
    otherwise: `Write it under ${path} first, with the words that readers see.`,
  });
}
