import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** These formats are compressed already. */
const worthCompressing = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file below a folder, at the highest settings. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => worthCompressing.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      await writeFile(join(folder, `${file}.br`), await brotli(content, options));
      await writeFile(join(folder, `${file}.gz`), await gzipped(content, { level: 9 }));
    }),
  );
}
