import { existsSync } from 'node:fs'
import { api } from '@portal/contract/api.ts'
import { gerada, renderTabela } from './tabela.ts'

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
        'own' in route && route.own ? 'nossa' : '',
      ]
    }),
  )
  return [
    gerada('packages/contract/src/api.ts'),
    '# Chamadas',
    `${rows.length} chamadas. "nossa": a especificação nomeia a chamada, mas não o endereço, ou não a tem. Os testes de cada uma chamam a operação pelo nome: \`grep -rn noun.operation apps/server/src --include=*.test.ts\`.`,
    renderTabela(['chamada', 'operação', 'permissão', 'onde é atendida', ''], rows),
  ].join('\n\n')
}
