import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt|xml|map)$/
/** Smaller files gain nothing, in bytes. */
const LEAST = 512

const VARIANTS = [
  {
    suffix: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    decompress: (bytes: Buffer, most: number) => promisify(brotliDecompress)(bytes, { maxOutputLength: most }),
  },
  {
    suffix: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
    decompress: (bytes: Buffer, most: number) => promisify(gunzip)(bytes, { maxOutputLength: most }),
  },
] as const

/**
 * The compressed variants that a served file has, made once at publish so that no request pays for compressing: brotli at its best level
 * and gzip for those without. Compressed formats and small files have none.
 */
export const variantsOf = (path: string, bytes: number): typeof VARIANTS | readonly [] =>
  COMPRESSIBLE.test(path) && bytes >= LEAST ? VARIANTS : []
