/** Finds pages whose anchors are uncertain, as what makes an anchor there is wrong and has been reported. */
import { blockSchemas, deref } from '../../schema/schemas.ts';
import { once } from '../../schema/values/once.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

const ID = /^[a-z][a-z0-9-]*$/;

/** Returns whether a page may have more anchors than could be read. `shared` are the shared blocks as they are written. */
export function hasUncertainAnchors(page: Tree, shared: unknown): boolean {
  const blocks = page['blocks'];
  return !Array.isArray(blocks) || blocks.some((block) => isUncertainBlock(block, shared));
}

function isUncertainBlock(block: unknown, shared: unknown): boolean {
  if (!isRecord(block)) return true;
  const { type, id, name } = block;
  if (type === 'shared') {
    const sharedBlock = isRecord(shared) && Object.hasOwn(shared, String(name)) ? shared[String(name)] : undefined;
    return !isRecord(sharedBlock) || (sharedBlock['type'] !== 'shared' && isUncertainBlock(sharedBlock, shared));
  }
  const articles = articlesOf().get(String(type));
  if (!articles || (id !== undefined && !(typeof id === 'string' && ID.test(id)))) return true;
  return articles.some((field) => typeof block[field] !== 'string');
}

/** Returns the fields that each block type has to have whose headings are anchors. */
const articlesOf = once(() => {
  const entries = Array.from(blockSchemas(), ([type, { node, base }]): [string, string[]] => {
    const { properties = {}, required = [] } = node;
    const isArticle = (name: string) => deref({ node: properties[name]!, base }).node.format === 'article';
    return [type, required.filter((name) => properties[name] && isArticle(name))];
  });
  return new Map(entries);
});
