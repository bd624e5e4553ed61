import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { telas } from '@portal/domain/menu/tela.tables.ts'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')

it.each(telas)('$pagina has a test beside it that shows what every page owes', ({ pagina }) => {
  const tests = globSync(`**/${pagina}.tsx`, { cwd: source }).map((file) =>
    file.replace(/\.tsx$/, '.page.test.tsx'),
  )
  expect(tests).toHaveLength(1)
  expect(readFileSync(path.join(source, tests[0] ?? ''), 'utf8')).toMatch(
    new RegExp(`^ *describePage\\('${pagina}', \\{`, 'm'),
  )
})
