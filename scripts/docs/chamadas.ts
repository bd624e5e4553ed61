import { existsSync, globSync, readFileSync } from 'node:fs'
import { api } from '@portal/contract/api.ts'
import { gerada, renderTabela } from './tabela.ts'

const testFiles = globSync('apps/server/src/**/*.test.ts')
  .toSorted()
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))

/** Each call of the API document: its operation, permission, handler and the tests that make it. */
export function renderChamadas(): string {
  const rows = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries(group).map(([operation, route]) => {
      const handler = `apps/server/src/${noun}/${operation}.ts`
      const tests = testFiles
        .filter(({ text }) => text.includes(`${noun}.${operation}`))
        .map(({ file }) => file.split('/').at(-1))
      return [
        `${route.method} ${route.path}`,
        `${noun}.${operation}`,
        [route.permission].flat().join(' ou '),
        existsSync(handler) ? handler : `apps/server/src/${noun}/`,
        tests.join(', '),
        'own' in route && route.own ? 'nossa' : '',
      ]
    }),
  )
  return [
    gerada('packages/contract/src/api.ts'),
    '# Chamadas',
    `${rows.length} chamadas. "nossa": a especificação nomeia a chamada, mas não o endereço, ou não a tem.`,
    renderTabela(['chamada', 'operação', 'permissão', 'onde é atendida', 'testes', ''], rows),
  ].join('\n\n')
}
