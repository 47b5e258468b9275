export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Space'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'End'
  | '/'

/** A real browser of one engine, driven from outside: what the suite needs of it and no more. */
export interface EngineDriver {
  /** As the browser tells it, for example `Firefox 153.7.0`. */
  readonly version: string
  /** Files that pages save arrive in this folder. */
  readonly downloads: string
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  /** Value of an expression in the page, outside of the page's policies. It crosses as JSON. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>
  /** Presses and releases the pointer at a point of the viewport, in CSS pixels. */
  readonly click: (at: Point) => Promise<void>
  /** Moves the pointer to a point of the viewport, in CSS pixels. */
  readonly hover: (at: Point) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Types year, month and day into the date field that has the focus; only some engines go on to the next part by themselves. */
  readonly typeDate: (date: readonly [string, string, string]) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Sets the size of the viewport, in CSS pixels. */
  readonly resize: (size: Size) => Promise<void>
  /** The viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>
  /** Leaves the page and forgets cookies; storage is forgotten by visiting another origin. */
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}
