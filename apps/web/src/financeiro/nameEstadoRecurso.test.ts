import type { EstadoRecurso } from '@portal/contract/financeiro.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isRecursoNoFim, nameEstadoRecurso } from './nameEstadoRecurso.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const aberto = {
  situacao: 'RECORRER',
  cabe: true,
  prazoRecurso: '2026-12-01',
  prazoResposta: null,
  desfecho: null,
} as const satisfies EstadoRecurso
const enviado = { ...aberto, situacao: 'RECURSO', prazoResposta: '2026-12-20' } as const

it.each<[EstadoRecurso, string]>([
  [aberto, 'Recorrer até 01/12/2026, em 10 dias'],
  [{ ...aberto, prazoRecurso: '2026-11-21' }, 'Recorrer até 21/11/2026, hoje'],
  [{ ...aberto, cabe: false }, 'Não cabe recurso'],
  [
    { ...aberto, situacao: 'PERDIDO', prazoRecurso: '2026-11-20' },
    'Prazo de recurso encerrado em 20/11/2026',
  ],
  [{ ...aberto, situacao: 'PERDIDO', cabe: false }, 'Não cabe recurso'],
  [enviado, 'Em recurso, resposta até 20/12/2026'],
  [{ ...enviado, cabe: false }, 'Em recurso, resposta até 20/12/2026'],
  [{ ...enviado, situacao: 'DECIDIDO', desfecho: 'aprovado' }, 'Recurso aprovado'],
  [{ ...enviado, situacao: 'DECIDIDO', desfecho: 'aprovado em parte' }, 'Recurso aprovado em parte'],
  [{ ...enviado, situacao: 'DECIDIDO', desfecho: 'recusado' }, 'Recurso recusado'],
  [{ ...enviado, situacao: 'DECIDIDO', desfecho: 'indeferido' }, 'Recurso indeferido'],
])('of %j it says %s', (estado, dito) => {
  expect(nameEstadoRecurso(estado)).toBe(dito)
})

it.each<[EstadoRecurso, boolean]>([
  [{ ...aberto, prazoRecurso: '2026-11-21' }, true],
  [{ ...aberto, prazoRecurso: '2026-11-22' }, true],
  [{ ...aberto, prazoRecurso: '2026-11-24' }, true],
  [{ ...aberto, prazoRecurso: '2026-11-25' }, false],
  [{ ...aberto, prazoRecurso: '2026-11-22', cabe: false }, false],
  [{ ...aberto, situacao: 'PERDIDO', prazoRecurso: '2026-11-20' }, false],
  [{ ...enviado, prazoRecurso: '2026-11-22' }, false],
])('of %j it says whether it ends soon: %s', (estado, noFim) => {
  expect(isRecursoNoFim(estado)).toBe(noFim)
})
