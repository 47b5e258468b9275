/**
 * How lerna reads our history: messages are plain sentences, so each commit that touched a package is a line of its changelog.
 * A commit says more than a patch by a line of its own, `Bump: minor` or `Bump: major`. CommonJS, since lerna requires it.
 */
const LEVELS = ['major', 'minor', 'patch']

const parserOpts = { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] }

/** The largest step that any of the commits asks for: 0 is major, 2 is patch. */
const whatBump = (commits) => {
  const asked = commits.map(({ body, footer }) => /^Bump: (major|minor)$/m.exec(`${body ?? ''}\n${footer ?? ''}`)?.[1])
  const level = Math.min(2, ...asked.filter(Boolean).map((word) => LEVELS.indexOf(word)))
  return { level, reason: `${commits.length} commits` }
}

/** The commits that only set versions say nothing about a package. */
const transform = (commit) =>
  commit.header.startsWith('Set versions') ? undefined : { ...commit, hash: commit.hash?.slice(0, 7) }

const mainTemplate = `## {{version}} ({{date}})

{{#each commitGroups}}{{#each commits}}* {{header}}{{#if hash}} ({{hash}}){{/if}}
{{/each}}{{/each}}
`

module.exports = {
  conventionalChangelog: { parserOpts, writerOpts: { transform, mainTemplate } },
  recommendedBumpOpts: { parserOpts, whatBump },
}
