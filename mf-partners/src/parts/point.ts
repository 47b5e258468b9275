/** A heading and the sentence or two that makes it concrete. */
export interface Point {
  readonly title: string
  readonly text: string
}
