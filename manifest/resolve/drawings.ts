/** Where a site keeps its drawings: SVG files in the folder drawings of its public folder. */
const FILE = /^\/drawings\/(.+)\.svg$/;

/** Returns the path of a drawing's file, by its name. */
export function drawingFile(name: string): string {
  return `/drawings/${name}.svg`;
}

/** Returns the name of a drawing, by the path of its file; undefined for any other file. */
export function drawingName(path: string): string | undefined {
  return FILE.exec(path)?.[1];
}

/** Returns the names of all drawings among the files of the public folder. */
export function drawingNames(files: Iterable<string>): string[] {
  return [...files].flatMap((path) => drawingName(path) ?? []);
}
