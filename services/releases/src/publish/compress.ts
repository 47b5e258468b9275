import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt|xml|map)$/

/**
 * The compressed variants of a served file, made once at publish so that no request pays for compressing: brotli at its best level
 * and gzip for those without. Compressed formats and files under 512 bytes get none.
 */
export const compressedVariants = async (path: string, bytes: Buffer): Promise<[string, Buffer][]> => {
  if (!COMPRESSIBLE.test(path) || bytes.length < 512) return []
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ]
}
