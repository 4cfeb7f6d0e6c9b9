/** Parses a CSV file in which every cell that is not empty is quoted. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, end] of text.matchAll(/(?:"((?:[^"]|"")*)")?(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined) break;
    rows.at(-1)!.push((quoted ?? '').replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** Removes the apostrophes from a cell that stop spreadsheets from evaluating it. */
export function unguard(cell: string): string {
  const guarded = /^'+(?:[\t\r\n]|0\d+$|\d{10,}$)/.test(cell) ? cell.slice(1) : cell;
  return guarded.replace(/(^|[,;|\t\r\n])'(?=["']*[=+\-@﹢﹣﹦﹫＋－＝＠]|["' \u00a0]*[=﹦＝])/g, '$1');
}
