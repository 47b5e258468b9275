import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { PartnershipCategory } from './content.ts'

const List = styled.ul`
  list-style: none;
  border-top: 2px solid ${color.ink};
`
const Entry = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(6)};
  padding-block: ${space(5)};
  border-bottom: 1px solid ${color.line};
  h3 {
    display: flex;
    align-items: baseline;
    gap: ${space(3)};
    font: 700 1.5rem/1.15 ${font.head};
  }
  h3::before {
    content: '';
    flex: none;
    width: 0.8em;
    height: 0.8em;
    background: ${({ $ink }) => $ink};
    border-radius: 0.4em 0.4em 0 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: baseline;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr);
    & > :last-child {
      grid-column: auto;
    }
  }
`
const ForWhom = styled.p`
  color: ${color.muted};
`

/** The kinds of partnership, each with its own colour. */
export const Categories = ({ categories }: { categories: readonly PartnershipCategory[] }) => (
  <List role="list">
    {categories.map(({ title, forWhom, text, ink }) => (
      <Entry key={title} $ink={color[ink]}>
        <h3>{title}</h3>
        <ForWhom>{forWhom}</ForWhom>
        <p>{text}</p>
      </Entry>
    ))}
  </List>
)
