/** Pairs each item with the first that has the same key: with itself, where no earlier one has it. */
export function withFirst<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [item: Item, first: Item][] {
  const firsts = new Map<unknown, Item>();
  return items.map((item) => {
    const key = keyOf(item);
    if (!firsts.has(key)) firsts.set(key, item);
    return [item, firsts.get(key)!];
  });
}
