import { caseless } from '../../schema/addresses/normal-form.ts';
import { listPagesOf } from '../incremental/lists/list-paths.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { page } from './support/examples.ts';
import { withFirst } from './support/with-first.ts';

export const rule = defineRule({
  code: 'unique-paths',
  severity: 'error',
  title: 'Two pages have one path',
  means: 'Two pages have the same path, or paths that differ only in capital letters.',
  why: 'Only one of the two could be reached.',
  fix: 'Give one of them another path, or merge the two.',
  wrong: page('/courses'),
  *checkSite(manifest) {
    const pages = pagesOf(manifest).flatMap(({ path, pointer }) => (path === undefined ? [] : { path, pointer }));
    const made = listPagesOf(manifest);
    for (const { path, pointer } of pages) {
      const name = made.get(path);
      if (name === undefined) continue;
      const message = `The path ${path} is that of a page which the list of the collection ${JSON.stringify(name)} makes.`;
      yield { pointer: `${pointer}/path`, message, hint: 'Choose another path.' };
    }
    for (const [{ path, pointer }, first] of withFirst(pages, (one) => caseless(one.path))) {
      if (first.pointer === pointer) continue;
      const message =
        first.path === path
          ? `The path ${path} is used twice.`
          : `The path ${path} differs from ${first.path} only in case.`;
      const related = { pointer: `${first.pointer}/path`, message: 'The first page with this path is here:' };
      yield { pointer: `${pointer}/path`, message, hint: 'Give each page a path of its own.', related };
    }
  },
});
