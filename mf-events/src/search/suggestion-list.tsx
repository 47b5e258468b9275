import { Autocomplete } from '@base-ui/react/autocomplete'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'

export const List = styled(Autocomplete.List)`
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`
const Group = styled(Autocomplete.Group)`
  padding-top: ${space(2)};
  & + & {
    margin-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
`
const GroupTitle = styled(Autocomplete.GroupLabel)`
  padding: ${space(1)} ${space(4)};
  font-size: 0.8125rem;
  font-weight: 650;
  color: ${color.muted};
`
const Item = styled(Autocomplete.Item)`
  display: grid;
  padding: ${space(2)} ${space(4)};
  line-height: 1.35;
  ${media.touch} {
    min-height: 2.75rem;
    align-content: center;
  }
  cursor: pointer;
  outline: none;
  &[data-clear] {
    font-size: 0.9375rem;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  &[data-highlighted] {
    background: ${color.ink};
    color: ${color.paper};
  }
`
const Name = styled.span`
  font-weight: 550;
`
const Place = styled.span`
  font-size: 0.875rem;
  opacity: 0.8;
`
/** Says how many there are, or why there are none. */
export const Status = styled(Autocomplete.Status)`
  padding: ${space(1)} ${space(4)};
  font-size: 0.875rem;
  color: ${color.muted};
  &:empty {
    display: none;
  }
  /* The eye counts a short list itself. */
  &[data-count] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

interface SuggestionListProps {
  readonly className?: string
  readonly onChoose: (item: Suggestion) => void
}

/** The suggestions of an `Autocomplete.Root`, under the titles of their groups. */
export const SuggestionList = ({ className, onChoose }: SuggestionListProps) => (
  <List className={className}>
    {({ title, items }: SuggestionGroup) => (
      <Group key={title} items={items}>
        <GroupTitle>{title}</GroupTitle>
        <Autocomplete.Collection>
          {(item: Suggestion) => (
            <Item
              key={item.key}
              value={item}
              data-clear={item.search === null ? '' : undefined}
              onClick={() => onChoose(item)}
            >
              <Name>{item.name}</Name>
              {item.line === '' ? null : <Place>{item.line}</Place>}
            </Item>
          )}
        </Autocomplete.Collection>
      </Group>
    )}
  </List>
)
