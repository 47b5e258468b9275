import { publishedVersions, type PublishedVersions } from '@site/contracts/composition'
import { Button } from '@stageside/ui/button'
import { Dialog } from '@stageside/ui/dialog'
import { selectLook } from '@stageside/ui/field'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { saveOverrides, searchOf } from '../composition/overrides.ts'
import { useSite } from '../site-context.ts'
import { QaTokenForm } from './qa-token-form.tsx'
import { qaRows } from './qa-rows.ts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
`
const Scroll = styled.div`
  overflow-x: auto;
`
const Choice = styled.select`
  max-width: 16rem;
  min-height: 2.75rem;
  padding-left: ${space(3)};
  border: 1.5px solid ${color.muted};
  border-radius: 8px;
  background: ${color.card};
  font-size: 1rem;
  ${selectLook}
`

/** The published versions; null for who may not choose any. */
const fetchVersions = async (): Promise<PublishedVersions | null> => {
  const response = await fetch('/versions.json')
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`versions: ${response.status}`)
  return publishedVersions.parse(await response.json())
}

/** For QA: which remotes are here, in which version and why, how long they took, and a way to try any published version. */
export const QaPanel = ({ onClose }: { onClose: () => void }) => {
  const { compositions, overrides, state } = useSite()
  const { pathname } = useLocation()
  const composition = useStore(compositions.store, (store) => store.composition)
  const [chosen, setChosen] = useState(overrides)
  const versions = useQuery({ queryKey: ['versions'], queryFn: fetchVersions })
  const rows = qaRows(composition, versions.data ?? {}, overrides, performance.getEntriesByType('measure'))
  const link = `${window.location.origin}${pathname}${searchOf(chosen)}`
  const go = (next: typeof overrides) => {
    saveOverrides(() => window.sessionStorage, next)
    window.location.assign(`${pathname}${searchOf(next)}`)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Composition"
      description={`${state.composition.id} — what this tab is made of`}
    >
      <Stack $gap={5}>
        {versions.data === null ? <QaTokenForm onTaken={() => window.location.reload()} /> : null}
        {versions.isError ? <Text role="alert">The published versions could not be read.</Text> : null}
        <Scroll tabIndex={0} role="region" aria-label="Remotes and versions">
          <Table>
            <thead>
              <tr>
                <th scope="col">Remote</th>
                <th scope="col">Version here</th>
                <th scope="col">Because</th>
                <th scope="col">Loaded in</th>
                <th scope="col">Try</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.version}</td>
                  <td>{row.source}</td>
                  <td>{row.loadedMs === null ? 'not loaded' : `${row.loadedMs} ms`}</td>
                  <td>
                    <Choice
                      aria-label={`Version of ${row.name} to try`}
                      value={chosen[row.name] ?? ''}
                      onChange={({ target }) => {
                        const { [row.name]: _dropped, ...rest } = chosen
                        setChosen(target.value === '' ? rest : { ...rest, [row.name]: target.value })
                      }}
                    >
                      <option value="">as everybody</option>
                      {row.published.map((each) => (
                        <option key={each.version} value={each.version}>
                          {each.version} ({each.default ? 'default, ' : ''}
                          {each.traffic} %)
                        </option>
                      ))}
                    </Choice>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
        <Row>
          <Button onClick={() => go(chosen)}>Show this composition</Button>
          <Button $tone="outline" onClick={() => void navigator.clipboard.writeText(link)}>
            Copy link
          </Button>
          <Button $tone="quiet" onClick={() => go({})}>
            Reset
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
