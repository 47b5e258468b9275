import { chromium, type Browser } from 'playwright'
import { chromiumFlags } from '../../support/chromium-flags.ts'

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: chromiumFlags })
