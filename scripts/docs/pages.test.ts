import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

it.each(pages)('$file is as `npm run docs` writes it', ({ file, render }) => {
  expect(readFileSync(file, 'utf8'), `${file} is out of date: npm run docs`).toBe(render())
})
