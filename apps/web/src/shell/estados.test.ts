import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { telas } from '@portal/domain/menu/tela.tables.ts'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')

it.each(telas)('$pagina has a spec beside it that shows its four states in a browser', ({ pagina }) => {
  const specs = globSync(`**/${pagina}.tsx`, { cwd: source }).map((file) =>
    file.replace(/\.tsx$/, '.spec.ts'),
  )
  expect(specs).toHaveLength(1)
  expect(readFileSync(path.join(source, specs[0] ?? ''), 'utf8')).toContain(`describeEstados('${pagina}', {`)
})
