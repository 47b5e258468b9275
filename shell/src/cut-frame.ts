import type { Frame } from '@site/contracts/frame'

const link = { by: 'shell', id: 'link', order: 0, label: 'Link', to: '/link' }

/**
 * A frame with one entry of every kind. Prerendered pages are rendered with it, so that their styles hold what any frame needs; then their
 * frame is cut out.
 */
export const everyKind: Frame = {
  menus: [{ by: 'shell', id: 'menu', order: 0, label: 'Menu' }],
  links: [
    { ...link, id: 'in-menu', menu: 'menu' },
    { ...link, badge: 'Badge' },
    { ...link, id: 'button', button: true },
  ],
  actions: [{ by: 'shell', id: 'action', order: 0, label: 'Action', opens: 'waitlist' }],
  footer: [{ ...link, column: 'company' }],
  dialogs: [],
  fills: [],
}

/** The parts of the HTML of the app; joined they are the whole of it. */
export interface CutPage {
  readonly before: string
  readonly nav: string
  readonly between: string
  readonly footer: string
  readonly after: string
}

const APP = /^(.*?)(<header\b.*?<\/header>)(.*?<main\b.*<\/main>)(<footer\b.*?<\/footer>)(.*)$/s

/** Cuts nav and footer of the shell out of the HTML of the app: the header before `<main>`, and the footer after it. */
export const cutFrame = (html: string): CutPage => {
  const [, before, nav, between, footer, after] = APP.exec(html) ?? []
  if (before === undefined || nav === undefined || between === undefined || footer === undefined || after === undefined)
    throw new Error('the shell rendered no nav before, or no footer after, its page')
  return { before, nav, between, footer, after }
}
