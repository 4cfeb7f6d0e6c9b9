/** Where pictures are read and written. */
export interface Folders {
  publicFolder: string;
  /** The folder of the site that is being built. */
  out: string;
  /** The language of a translation, whose pages are below its name. */
  translation?: string | undefined;
  /** Keeps a file of an earlier build if it is unchanged: then it need not be written into `out`. */
  keep?(file: string): boolean;
}
