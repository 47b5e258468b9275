/** One question (spec §3). `answer` holds paragraphs in the content markup; `id` is its address: never change one. */
export interface FaqItem {
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  readonly popular: boolean
  readonly category: 'customers' | 'partners'
}
