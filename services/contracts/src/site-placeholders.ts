import { site } from './site.ts'

/** What of the settings the placeholders are looked for in. */
export interface OwnersSettings {
  readonly brand: string
  readonly canonicalHost: string
  readonly supportEmail: string
  readonly partnershipsEmail: string
  readonly privacyEmail: string
  readonly company: {
    readonly legalName: string
    readonly parentName: string
    readonly businessNumber: string
    readonly address: readonly string[]
  }
}

/** Names under `.example` belong to nobody (RFC 2606), so nothing sent there arrives. */
const reserved = (name: string): boolean => /(?:^|[.@])[\w-]+\.example$/.test(name)
/** A business number without any digit but 0. */
const zeros = (number: string): boolean => !/[1-9]/.test(number)
/** Names of the company that this file's site ships with. */
const invented = (name: string): boolean => /\bStageside (?:Travel|Holdings) Pty Ltd\b/.test(name)

const checks: readonly (readonly [setting: string, isPlaceholder: (settings: OwnersSettings) => boolean])[] = [
  ['canonicalHost', ({ canonicalHost }) => reserved(canonicalHost)],
  ['supportEmail', ({ supportEmail }) => reserved(supportEmail)],
  ['partnershipsEmail', ({ partnershipsEmail }) => reserved(partnershipsEmail)],
  ['privacyEmail', ({ privacyEmail }) => reserved(privacyEmail)],
  ['company.legalName', ({ company }) => invented(company.legalName)],
  ['company.parentName', ({ company }) => invented(company.parentName)],
  ['company.businessNumber', ({ company }) => zeros(company.businessNumber)],
  ['company.address', ({ company }) => company.address.some(invented)],
]

/** Settings of `site.ts` that still hold the placeholder they ship with, by their path in it. */
export const sitePlaceholders = (settings: OwnersSettings = site): readonly string[] =>
  checks.filter(([, isPlaceholder]) => isPlaceholder(settings)).map(([setting]) => setting)
