/** What was judged by hand of the open place tables. */
export interface JudgedPlace {
  readonly id: string
  readonly verdict: string
  /** The row that stands for the same place. */
  readonly sameAs: string
}
export type JudgedPlaces = ReadonlyMap<string, JudgedPlace>

export const readJudgedPlaces = (...tables: readonly string[]): JudgedPlaces =>
  new Map(
    tables
      .flatMap((text) => text.split('\n'))
      .filter((row) => row !== '' && !row.startsWith('#'))
      .map((row) => {
        const [id = '', , , verdict = '', sameAs = ''] = row.split('\t')
        return [id, { id, verdict, sameAs }]
      }),
  )
