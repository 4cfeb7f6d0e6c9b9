/** The file of a page: flat files, which every host serves without their ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
