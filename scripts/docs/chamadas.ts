import { existsSync, globSync, readFileSync } from 'node:fs'
import { api } from '@portal/contract/api.ts'
import { gerada, renderTabela } from './tabela.ts'

/** What the portal itself is made of, without its comments. */
const portal = globSync('apps/web/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\.fixture\.|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  .join('\n')

/** Whether a screen makes the call: every one names it by its operation (`guia.sign`). */
const isDoPortal = (operation: string): boolean => new RegExp(`\\.${operation}\\b`).test(portal)

/** Each call of the API document: its operation, permission and handler. */
export function renderChamadas(): string {
  const rows = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries(group).map(([operation, route]) => {
      const handler = `apps/server/src/${noun}/${operation}.ts`
      return [
        `${route.method} ${route.path}`,
        `${noun}.${operation}`,
        [route.permission].flat().join(' ou '),
        existsSync(handler) ? handler : `apps/server/src/${noun}/`,
        [
          ...('own' in route && route.own ? ['nossa'] : []),
          ...(isDoPortal(operation) ? [] : ['sem tela']),
        ].join(', '),
      ]
    }),
  )
  return [
    gerada('packages/contract/src/api.ts'),
    '# Chamadas',
    `${rows.length} chamadas. "nossa": a especificação nomeia a chamada, mas não o endereço, ou não a tem; "sem tela": é de outros sistemas (o da clínica, o da operadora, o aplicativo), e o portal não a faz. Os testes de cada uma chamam a operação pelo nome: \`grep -rn noun.operation apps/server/src --include=*.test.ts\`.`,
    renderTabela(['chamada', 'operação', 'permissão', 'onde é atendida', ''], rows),
  ].join('\n\n')
}
