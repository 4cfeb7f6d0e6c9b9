/** Finds the files of coastlines: in the package that a site gets, or in the one that it is made from. */
import { fileOfPackage } from '../project.ts';

/** The package that a site gets, and the one of the project. */
export const MAP_PACKAGE = 'waybill-maps';
export const MAP_SOURCE = 'world-atlas';

export const MAP_FILES = { coarse: 'land-50m.json', fine: 'land-10m.json' } as const;

/** Returns the path of a file of coastlines. Throws where neither package is installed. */
export function mapFile(detail: keyof typeof MAP_FILES): string {
  const file = MAP_FILES[detail];
  try {
    return fileOfPackage(`${MAP_PACKAGE}/${file}`);
  } catch {
    return fileOfPackage(`${MAP_SOURCE}/${file}`);
  }
}
