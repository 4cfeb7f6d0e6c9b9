/** Where pictures come from and go to. */
export interface Folders {
  publicFolder: string;
  /** The folder of the site that is being built. */
  out: string;
  /** Keeps a file of an earlier build, if it stands there as it was left: then it need not be put into `out`. */
  keep?(file: string): boolean;
}
