import type { RegistryError } from '../registry/registry-error.ts'
import { ServiceError, type Issue } from './service-error.ts'

const LISTED = /^ {2}- /
const KIND = /^([a-z][a-z ]{0,30}): (.+)$/s
/** Longest sentence of an answer, in characters: a page that throws may say anything. */
const LONGEST = 2000
const MOST_ISSUES = 50

const issueOf = (line: string): Issue => {
  const [, path = '', message = line] = KIND.exec(line) ?? []
  return { path, message: message.slice(0, LONGEST) }
}

/** What the registry refuses, as an answer: the first line is the sentence, the listed ones are its issues. */
export const refusal = (error: RegistryError): ServiceError => {
  const lines = error.message.split('\n')
  const issues = lines.filter((line) => LISTED.test(line)).map((line) => issueOf(line.replace(LISTED, '')))
  const sentence = lines
    .filter((line) => !LISTED.test(line))
    .join('\n')
    .replace(/:$/, '')
  return new ServiceError(422, 'refused', sentence.slice(0, LONGEST), {
    issues: issues.length > 0 ? issues.slice(0, MOST_ISSUES) : [{ path: '', message: sentence.slice(0, LONGEST) }],
    cause: error,
  })
}
