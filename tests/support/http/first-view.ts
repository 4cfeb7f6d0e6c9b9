/** How much of a page has to arrive before a browser paints its first view. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Returns the bytes by Brotli, without headers, up to the end of a page's first block, which browsers wait for. */
export function firstViewBytes(html: string): number {
  const end = html.indexOf('</section>', html.indexOf('<main'));
  return bytesUntil(brotliCompressSync(html), Buffer.byteLength(end === -1 ? html : html.slice(0, end)));
}

/** Returns how many compressed bytes a browser needs to have read some of the text. */
function bytesUntil(sent: Buffer, wanted: number): number {
  let [least, most] = [0, sent.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    const read = brotliDecompressSync(sent.subarray(0, middle), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    if (read.length < wanted) least = middle + 1;
    else most = middle;
  }
  return least;
}
