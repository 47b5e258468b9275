import { Notice } from '@site/ui/notice'
import { color, measure, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { InlineText } from '../text/inline-text.tsx'
import type { Block } from './policy.ts'

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
const Paragraph = styled.p`
  max-width: ${measure};
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

const ShownBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <Paragraph>
        <InlineText text={block} />
      </Paragraph>
    )
  if ('list' in block)
    return (
      <Bullets>
        {block.list.map((item) => (
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

/** The blocks of a section, in order. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <ShownBlock key={index} block={block} />)
