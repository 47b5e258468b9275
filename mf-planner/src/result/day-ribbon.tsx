import { color, font, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { RibbonPart } from '../plan/day-figures.ts'

const inks = {
  visit: color.ink,
  meal: color.street,
  event: color.signal,
  walk: color.walk,
  transit: color.transit,
} as const

const Frame = styled.div`
  position: relative;
  height: 2.75rem;
  font-family: ${font.head};
`
const Axis = styled.div`
  position: absolute;
  inset: 0.9375rem 0 auto;
  height: 1px;
  background: ${color.line};
`
const Part = styled.span<{ $kind: RibbonPart['kind'] }>`
  position: absolute;
  top: ${({ $kind }) => ($kind === 'walk' || $kind === 'transit' ? '0.6875rem' : '0.25rem')};
  height: ${({ $kind }) => ($kind === 'walk' || $kind === 'transit' ? '0.5rem' : '1.375rem')};
  min-width: 3px;
  background: ${({ $kind }) => inks[$kind]};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`
const Hour = styled.span`
  position: absolute;
  bottom: 0;
  translate: -50% 0;
  font-size: 0.75rem;
  line-height: 1;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  padding-top: ${space(1)};
`

const STEP = 180

const hoursBetween = (from: number, to: number): number[] => {
  const hours: number[] = []
  for (let at = Math.ceil(from / STEP) * STEP; at <= to; at += STEP) hours.push(at)
  return hours
}

/** The whole day at a glance: visits as blocks, legs as thin bars between them. The list below says the same in words. */
export const DayRibbon = ({ parts }: { parts: readonly RibbonPart[] }) => {
  const first = parts[0]
  if (first === undefined) return null
  const from = Math.floor(Math.min(...parts.map((part) => part.from)) / 60) * 60
  const to = Math.max(from + 60, Math.ceil(Math.max(...parts.map((part) => part.to)) / 60) * 60)
  const at = (minutes: number): string => `${(((minutes - from) / (to - from)) * 100).toFixed(2)}%`
  return (
    <Frame aria-hidden="true">
      <Axis />
      {parts.map((part) => (
        <Part
          key={`${part.kind}${part.from}${part.to}`}
          $kind={part.kind}
          title={part.label || undefined}
          style={{ left: at(part.from), width: `calc(${at(from + part.to - part.from)} - 1px)` }}
        />
      ))}
      {hoursBetween(from + 20, to - 20).map((hour) => (
        <Hour key={hour} style={{ left: at(hour) }}>
          {(hour / 60) % 24}:00
        </Hour>
      ))}
    </Frame>
  )
}
