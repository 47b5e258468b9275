import { site } from '@site/contracts/site'
import { Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, measure, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { CopyLink } from '../text/copy-link.tsx'
import { InlineText } from '../text/inline.tsx'

/**
 * The data of a policy: sections with ids, each a list of blocks. A string is a paragraph, an array a list. Sentences may hold
 * `**strong**` and `[label](address)`. To change a clause, edit the page of that policy; nothing else.
 */
type Block =
  | string
  | readonly string[]
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

export const section = (id: string, title: string, ...blocks: readonly Block[]): PolicySection => ({
  id,
  title,
  blocks,
})

const Bullets = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(2)};
  max-width: ${measure};
  padding-left: ${space(5)};
  li::marker {
    color: ${color.signal};
  }
`
const Note = styled(Notice)`
  max-width: ${measure};
`
const Frame = styled.div`
  overflow-x: auto;
`
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  caption {
    padding-bottom: ${space(2)};
    text-align: left;
    font-weight: 650;
  }
  th,
  td {
    padding: ${space(2)} ${space(4)} ${space(2)} 0;
    border-top: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: 650;
  }
  /* In narrow windows a row is stacked, with its first cell as the heading. */
  @media (max-width: 34em) {
    thead {
      display: none;
    }
    tr {
      display: grid;
      padding-block: ${space(2)};
      border-top: 1px solid ${color.line};
    }
    th,
    td {
      padding: ${space(1)} 0;
      border: 0;
    }
  }
`

const isList = (block: Block): block is readonly string[] => Array.isArray(block)

const ShownBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <Text>
        <InlineText text={block} />
      </Text>
    )
  if (isList(block))
    return (
      <Bullets>
        {block.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </Bullets>
    )
  if ('note' in block)
    return (
      <Note $tone="info">
        <p>
          <InlineText text={block.note} />
        </p>
      </Note>
    )
  const { caption, columns, rows } = block.table
  return (
    <Frame>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">
                <InlineText text={first} />
              </th>
              {rest.map((cell) => (
                <td key={cell}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <ShownBlock key={index} block={block} />)

const Stub = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 2px;
  a {
    color: inherit;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  }
  ${media.print} {
    background: none;
    color: inherit;
    border: 1px solid;
  }
`
const Name = styled.h2`
  padding: ${space(4)} ${space(5)};
  border-bottom: 2px dashed ${color.nightLine};
  ${media.tablet} {
    padding: ${space(5)} ${space(8)} ${space(5)} ${space(5)};
    border-right: 2px dashed ${color.nightLine};
    border-bottom: 0;
  }
`
const Points = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)} ${space(5)} ${space(9)};
  ${media.tablet} {
    padding-block: ${space(5)};
  }
`

/** The summary of a policy, styled like a ticket stub. */
export const Gist = ({ points }: { points: readonly string[] }) => (
  <Stub data-surface="night" aria-labelledby="in-short">
    <Name id="in-short">In short</Name>
    <Points>
      {points.map((point) => (
        <li key={point}>
          <InlineText text={point} />
        </li>
      ))}
    </Points>
  </Stub>
)

export const LastUpdated = () => (
  <Text $small $muted>
    Last updated {site.policiesUpdated}
  </Text>
)

export const SectionTitle = ({ section: { id, title } }: { section: PolicySection }) => (
  <h2>
    <span id={`${id}-title`}>{title}</span>
    <CopyLink id={id} label={title} />
  </h2>
)
