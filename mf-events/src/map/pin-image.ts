import { font } from '@stageside/ui/tokens'

/** What a pin looks like; it is the name of its picture too, so that two pins that look alike share one. */
export interface PinLook {
  readonly fill: string
  readonly paper: string
  readonly text: string
}

const BETWEEN = '|'

export const pinImageName = ({ fill, paper, text }: PinLook): string => ['pin', fill, paper, text].join(BETWEEN)

/** What a picture's name asks for; null where it is no pin's. */
export const pinLookOf = (name: string): PinLook | null => {
  const [kind, fill, paper, text] = name.split(BETWEEN)
  if (kind !== 'pin' || fill === undefined || paper === undefined || text === undefined) return null
  return { fill, paper, text }
}

/** Measures in px of a page whose letters have their usual size of 16. */
const SIZE = { letters: 13, height: 28, least: 28, beside: 7, border: 2, tip: 5 } as const

/** The pin as a picture: a pill with a tip, drawn for the screen's own pixels and the page's size of letters. */
export const drawPin = ({ fill, paper, text }: PinLook): { readonly image: ImageData; readonly pixelRatio: number } => {
  const pixelRatio = window.devicePixelRatio
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const scale = rem * pixelRatio
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser draws no pictures.')
  const letters = `700 ${SIZE.letters}px ${font.head}`
  context.font = letters
  const width = Math.max(SIZE.least, Math.ceil(context.measureText(text).width) + 2 * SIZE.beside)
  const height = SIZE.height + SIZE.tip - SIZE.border
  const { canvas } = context
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  context.scale(scale, scale)
  const pill = (inset: number) => {
    context.beginPath()
    context.roundRect(inset, inset, width - 2 * inset, SIZE.height - 2 * inset, SIZE.height / 2)
    context.fill()
  }
  context.fillStyle = paper
  pill(0)
  context.fillStyle = fill
  pill(SIZE.border)
  context.beginPath()
  context.moveTo(width / 2 - SIZE.tip, height - SIZE.tip)
  context.lineTo(width / 2 + SIZE.tip, height - SIZE.tip)
  context.lineTo(width / 2, height)
  context.fill()
  context.fillStyle = paper
  // A canvas forgets its font when its size changes.
  context.font = letters
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText('0')
  context.fillText(text, width / 2, (SIZE.height + ascent - descent) / 2)
  return { image: context.getImageData(0, 0, canvas.width, canvas.height), pixelRatio }
}
