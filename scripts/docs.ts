/** `npm run docs`: writes the generated references of docs/ from the tables that the product itself reads. */
import { writeFileSync } from 'node:fs'
import { renderChamadas } from './docs/chamadas.ts'
import { renderGlossario } from './docs/glossario.ts'
import { renderStatus } from './docs/status.ts'

const pages = {
  'docs/status.md': renderStatus(),
  'docs/coverage.md': renderChamadas(),
  'docs/glossario.md': renderGlossario(),
} as const

for (const [file, text] of Object.entries(pages)) writeFileSync(file, `${text.trimEnd()}\n`)
