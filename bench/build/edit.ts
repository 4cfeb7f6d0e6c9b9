/** Where a text was edited, and what it says now. */
export interface Edit {
  path: string;
  heading: string;
}

/** Adds a word to the first heading of one route of a synthetic manifest. */
export function editText(manifest: string, index: number): Edit & { manifest: string } {
  const route = new RegExp(`^  - path: (\\S*/page-${index})$`, 'm').exec(manifest)!;
  const before = manifest.slice(route.index);
  const [line, heading] = /^ +heading: (.*)$/m.exec(before)! as unknown as [string, string];
  const after = before.replace(line, `${line} mended`);
  return { manifest: manifest.slice(0, route.index) + after, path: route[1]!, heading: `${heading} mended` };
}
