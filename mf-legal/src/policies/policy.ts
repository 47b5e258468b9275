/**
 * The data of a policy: sections with ids, each a list of blocks. A plain string is a paragraph. Sentences may hold
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
  /** The anchor of the section. Never change a published one: links use it. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Policy {
  readonly title: string
  readonly intro: string
  /** A short summary, shown first; the sections are authoritative. */
  readonly gist: readonly string[]
  readonly sections: readonly PolicySection[]
}
