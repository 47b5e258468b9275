/**
 * A policy as its author writes it: sections with ids, each a run of blocks. A plain string is a paragraph. Sentences may hold
 * `**strong**` and `[label](address)`. To change a clause, edit the file of that policy under `content/`; nothing else.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly note: string }
  | {
      readonly table: {
        readonly caption: string
        readonly columns: readonly string[]
        readonly rows: readonly (readonly string[])[]
      }
    }

export interface PolicySection {
  /** The anchor of the section: never change one that was published, links point at it. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Policy {
  readonly title: string
  readonly intro: string
  /** The gist in a few sentences, shown first; the sections are what counts. */
  readonly gist: readonly string[]
  readonly sections: readonly PolicySection[]
}
