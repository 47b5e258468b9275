import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { main, say } from './lib/say.mjs'
import { FONTS_FOLDER, subsetFonts } from './lib/subset-fonts.mjs'

/** `npm run fonts`: cuts the brand fonts again, after an update of their packages. */
main(async () => {
  await mkdir(FONTS_FOLDER, { recursive: true })
  for (const [name, bytes] of Object.entries(await subsetFonts())) {
    await writeFile(join(FONTS_FOLDER, name), bytes)
    say(`${name}: ${bytes.length} bytes`)
  }
})
