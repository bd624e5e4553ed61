import { expect, test } from 'vitest'
import { pruneProperties } from './pruneProperties.ts'

test.each([
  ['a property that is looked at', ':root{--a:red}p{color:var(--a)}', '', ':root{--a:red}p{color:var(--a)}'],
  [
    'one that nothing looks at',
    ':root{--a:red;--b:1}p{color:var(--a)}',
    '',
    ':root{--a:red;}p{color:var(--a)}',
  ],
  ['one that the markup looks at', 'p{--a:red}', '<path fill="var(--a)">', 'p{--a:red}'],
  ['one that only a dropped one looks at', 'p{--a:var(--b);--b:light-dark(#fff,#000)}', '', 'p{}'],
  ['the others of its rule', 'p{margin:0;--a:red;color:red}', '', 'p{margin:0;color:red}'],
])('%s', (_name, css, markup, pruned) => {
  expect(pruneProperties(css, markup)).toBe(pruned)
})
