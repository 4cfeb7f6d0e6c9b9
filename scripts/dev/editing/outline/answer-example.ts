/** Answers a page's question for an example of a block that may be added at a place. */
import { editText } from '../../../../editing/edit-text.ts';
import { isRefusal } from '../../../../editing/edit.ts';
import { listFiles } from '../../../../manifest/check/manifest-file.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import type { EditingTools } from '../editing-tools.ts';
import { blockPartAt } from './block-pointer.ts';
import { fittingExample } from './fitting-example.ts';
import type { Example } from './outline.ts';

/** Returns the answer; undefined where the question names no kind, or no place. */
export async function answerExample(
  { type, path }: Tree,
  manifest: Tree,
  hash: string,
  { writer, publicFolder, errorIn }: Pick<EditingTools, 'writer' | 'publicFolder' | 'errorIn'>,
): Promise<Example | undefined> {
  if (typeof type !== 'string' || typeof path !== 'string') return undefined;
  const place = blockPartAt(path);
  if (!place || place.isShared || place.inside !== '') return undefined;
  return fittingExample(type, {
    manifest,
    files: listFiles(publicFolder),
    async findFault(value) {
      const edited = editText(writer.textOf(hash)!, [{ op: 'add', path, value }]);
      if (isRefusal(edited)) return edited.refusal;
      return (await errorIn(edited.text, [path]))?.sentence;
    },
  });
}
