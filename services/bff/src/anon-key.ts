import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const secrets = z.object({ anonKey: z.string().min(1) })

/** The public key of the embedded backend, which writes it to `DATA_DIR/secrets.json` at its first start. Null until then. */
export const readAnonKey = async (dataDir: string): Promise<string | null> => {
  try {
    const parsed = secrets.safeParse(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')))
    return parsed.success ? parsed.data.anonKey : null
  } catch {
    return null
  }
}
