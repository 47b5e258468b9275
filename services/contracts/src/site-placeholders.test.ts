import { expect, test } from 'vitest'
import { site } from './site.ts'
import { sitePlaceholders, type OwnersSettings } from './site-placeholders.ts'

const owned: OwnersSettings = {
  brand: 'Doorstep',
  canonicalHost: 'doorstep.com.au',
  supportEmail: 'help@doorstep.com.au',
  partnershipsEmail: 'partners@doorstep.com.au',
  privacyEmail: 'privacy@doorstep.com.au',
  company: {
    legalName: 'Doorstep Pty Ltd',
    parentName: 'Doorstep Group Ltd',
    businessNumber: 'ABN 51 824 753 556',
    address: ['1 King William Street', 'Adelaide SA 5000'],
  },
}

test('the settings as shipped are placeholders, each of them named', () => {
  expect(sitePlaceholders(site)).toEqual([
    'canonicalHost',
    'supportEmail',
    'partnershipsEmail',
    'privacyEmail',
    'company.legalName',
    'company.parentName',
    'company.businessNumber',
    'company.address',
  ])
})

test('settings of an owner are none', () => expect(sitePlaceholders(owned)).toEqual([]))

test.each<[string, Partial<OwnersSettings>]>([
  ['supportEmail', { supportEmail: 'help@mail.doorstep.example' }],
  ['canonicalHost', { canonicalHost: 'www.doorstep.example' }],
  ['company.businessNumber', { company: { ...owned.company, businessNumber: 'ABN 00 000 000 000' } }],
  ['company.businessNumber', { company: { ...owned.company, businessNumber: '' } }],
])('%s alone is found', (setting, change) => expect(sitePlaceholders({ ...owned, ...change })).toEqual([setting]))
